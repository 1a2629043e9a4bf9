import CoreGraphics
import ViewCore

/// Where a scroll view is, as a program asks for it or a user has brought it.
public struct ScrollPosition: Equatable {
    private enum Storage: Equatable {
        case none
        case id(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private var storage: Storage
    /// Whether a user has scrolled since the program last asked for a place.
    public private(set) var isPositionedByUser = false

    private init(_ storage: Storage) {
        self.storage = storage
    }

    /// At a view, whose point `anchor` goes to that point of what is seen; nil to move no further than needed.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.id(AnyHashable(id), anchor))
    }

    /// Nowhere in particular; `viewID` is to be of a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(.none)
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y))
    }

    /// In points from the content's beginning.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil))
    }

    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y))
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self = ScrollPosition(.id(AnyHashable(id), anchor))
    }

    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(.point(x: nil, y: y)) }

    /// The view that was asked for, or that a user has scrolled to. Nil for none.
    public var viewID: (any Hashable & Sendable)? {
        guard case .id(let id, _) = storage else { return nil }
        guard let value = id.base as? any Hashable else { return nil }
        // Whatever was put in is sendable, and so is an id that a user has scrolled to as far as its type can be known.
        return unsafeBitCast(value, to: (any Hashable & Sendable).self)
    }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .id(let id, _) = storage else { return nil }
        return id.base as? T
    }

    /// The edge that was asked for. Nil for none, and once a user has scrolled.
    public var edge: Edge? {
        if case .edge(let edge) = storage { edge } else { nil }
    }

    /// The point that was asked for. Nil for none, and once a user has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = storage { CGPoint(x: x, y: y) } else { nil }
    }

    public var x: CGFloat? {
        if case .point(let x, _) = storage { x } else { nil }
    }

    public var y: CGFloat? {
        if case .point(_, let y) = storage { y } else { nil }
    }

    // MARK: What a scroll view makes of it

    var target: ScrollPositionTarget? {
        if isPositionedByUser { return .user }
        return switch storage {
        case .none: nil
        case .id(let id, let anchor): .id(id, anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    mutating func setByUser(_ id: AnyHashable?) {
        storage = id.map { .id($0, nil) } ?? .none
        isPositionedByUser = true
    }
}

/// A place that a program asks for.
enum ScrollPositionTarget: Equatable {
    /// Wherever a user has brought it.
    case user
    case id(AnyHashable?, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

/// A program's own account of where its scroll view is.
struct ScrollPositionLink: Equatable {
    /// The point of what is seen at which the view lies that is told; nil for the top and the leading edge.
    var anchor: UnitPoint?
    private let read: () -> ScrollPositionTarget?
    private let write: (AnyHashable?) -> Void
    private let userHasScrolled: () -> Void
    private let binding: Any
    private let isSame: (Any) -> Bool

    init(_ binding: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.anchor = anchor
        self.binding = binding
        read = { binding.wrappedValue.target }
        write = { id in binding.wrappedValue.setByUser(id) }
        userHasScrolled = {
            if !binding.wrappedValue.isPositionedByUser { binding.wrappedValue.setByUser(nil) }
        }
        isSame = { ($0 as? Binding<ScrollPosition>).map { ValueEquality.areEqual($0, binding) } ?? false }
    }

    init<ID: Hashable>(_ binding: Binding<ID?>, anchor: UnitPoint?) {
        self.anchor = anchor
        self.binding = binding
        read = { .id(binding.wrappedValue.map { AnyHashable($0) }, anchor) }
        write = { id in
            if let id = id?.base as? ID, binding.wrappedValue != id { binding.wrappedValue = id }
        }
        userHasScrolled = {}
        isSame = { ($0 as? Binding<ID?>).map { ValueEquality.areEqual($0, binding) } ?? false }
    }

    var target: ScrollPositionTarget? { read() }
    func report(_ id: AnyHashable) { write(id) }
    func reportUser() { userHasScrolled() }

    static func == (a: ScrollPositionLink, b: ScrollPositionLink) -> Bool {
        a.anchor == b.anchor && a.isSame(b.binding)
    }
}

extension View {
    /// Ties the place of the scroll view in this view to a value: setting it scrolls, scrolling sets it.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        transformEnvironment(\.ownScrollSettings) { $0.position = ScrollPositionLink(position, anchor: anchor) }
    }

    /// Ties the place of the scroll view in this view to the id of the view that lies at `anchor`, by default at the
    /// beginning, among those of a layout marked by `scrollTargetLayout()`.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        transformEnvironment(\.ownScrollSettings) { $0.position = ScrollPositionLink(id, anchor: anchor) }
    }

    /// Marks the layout in this view as the one whose views scrolling comes to rest at, and by which its place is told.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}

/// Marks the layout below.
struct ScrollTargetLayoutModifier: Equatable, Sendable {
    let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.isScrollTargetLayout = modifier.attribute.peeked.isEnabled
        return body(inner)
    }
}
