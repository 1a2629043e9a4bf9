import CoreGraphics
import IdiomData
import ViewValues

/// How much room a view likes on each of its edges, by what it is.
public struct ViewSpacing: Sendable {
    /// What an edge is, for the table of default distances.
    package enum EdgeKind: UInt8, Sendable {
        case ordinary
        /// The top or bottom of text, which brings its own leading.
        case text
        /// Wants no room at all.
        case none
    }

    package var top: EdgeKind
    package var leading: EdgeKind
    package var bottom: EdgeKind
    package var trailing: EdgeKind

    package init(top: EdgeKind, leading: EdgeKind, bottom: EdgeKind, trailing: EdgeKind) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: .ordinary, leading: .ordinary, bottom: .ordinary, trailing: .ordinary)
    }

    public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

    package static let text = ViewSpacing(top: .text, leading: .ordinary, bottom: .text, trailing: .ordinary)

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.wider(top, other.top) }
        if edges.contains(.leading) { leading = Self.wider(leading, other.leading) }
        if edges.contains(.bottom) { bottom = Self.wider(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = Self.wider(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance, in points, to a view that follows along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (first, second) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        if first == .none || second == .none { return 0 }
        if axis == .vertical && first == .text && second == .text { return SpacingTable.betweenTextLines }
        return SpacingTable.ordinary
    }

    private static func wider(_ a: EdgeKind, _ b: EdgeKind) -> EdgeKind {
        if a == .ordinary || b == .ordinary { return .ordinary }
        return a == .text || b == .text ? .text : .none
    }
}

extension ViewSpacing: Equatable {}

/// The default distances of the desktop, in points.
enum SpacingTable {
    /// Recorded: 8 between texts in an `HStack`.
    static let ordinary: CGFloat = 8
    /// Recorded: 0 between texts in a `VStack`.
    static let betweenTextLines: CGFloat = 0
}
