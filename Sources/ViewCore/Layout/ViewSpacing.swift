import CoreGraphics
import IdiomData
import ViewValues

/// How much room a view likes on each of its edges, by what it is.
public struct ViewSpacing: Sendable {
    package var top: SpacingKind
    package var leading: SpacingKind
    package var bottom: SpacingKind
    package var trailing: SpacingKind

    package init(top: SpacingKind, leading: SpacingKind, bottom: SpacingKind, trailing: SpacingKind) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: .other, leading: .other, bottom: .other, trailing: .other)
    }

    public static let zero = ViewSpacing(top: .space, leading: .space, bottom: .space, trailing: .space)

    package static let text = ViewSpacing(top: .text, leading: .other, bottom: .text, trailing: .other)

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
        return SpacingTable.value(.desktop, axis == .horizontal ? .horizontal : .vertical, first, second)
    }

    /// The kind that keeps the greater distance: anything else before a control, before text, before mere space.
    private static func wider(_ a: SpacingKind, _ b: SpacingKind) -> SpacingKind {
        if a == b { return a }
        for kind in [SpacingKind.other, .control, .text] where a == kind || b == kind { return kind }
        return .space
    }
}

extension ViewSpacing: Equatable {}
