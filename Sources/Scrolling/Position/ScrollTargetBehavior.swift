import CoreGraphics
import Graph
import ViewCore

/// Where a scroll view is going to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// What will be seen, in the content's coordinates.
    public var rect: CGRect
    /// The point of `rect` that is to be exact. Nil for its beginning.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the place where the scroll view would come to rest by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behavior is told of its scroll view. Values of the environment can be read as members.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where scrolling began.
    public let originalTarget: ScrollTarget
    /// Points a second.
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    /// The views of the layout that was marked, in the content's coordinates.
    let targets: [CGRect]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at multiples of what is seen.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (offset / length).rounded() * length : offset
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
        }
    }
}

/// Comes to rest at the beginning of a view of the layout that is marked by `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views one movement may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let limit: Int?

        public static var automatic: LimitBehavior { .init(limit: nil) }
        public static var always: LimitBehavior { .init(limit: 1) }
        public static var alwaysByOne: LimitBehavior { .init(limit: 1) }
        public static var alwaysByFew: LimitBehavior { .init(limit: 3) }
        public static var never: LimitBehavior { .init(limit: nil) }

        /// Nil for any number.
        var count: Int? { limit }
    }

    private let limitBehavior: LimitBehavior
    private let anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
        anchor = nil
    }

    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
        self.limitBehavior = limitBehavior
        self.anchor = anchor
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let anchor = anchor ?? .topLeading
        let size = context.containerSize
        func place(_ rect: CGRect) -> CGPoint {
            CGPoint(
                x: rect.minX + anchor.x * (rect.width - size.width),
                y: rect.minY + anchor.y * (rect.height - size.height))
        }
        let places = context.targets.map(place)
        func nearest(_ value: CGFloat, _ from: CGFloat, _ all: [CGFloat]) -> CGFloat {
            var sorted: [CGFloat] = []
            for place in all.sorted() where sorted.last.map({ place - $0 > 0.5 }) ?? true { sorted.append(place) }
            func index(_ value: CGFloat) -> Int? {
                sorted.indices.min { abs(sorted[$0] - value) < abs(sorted[$1] - value) }
            }
            guard let wanted = index(value), let start = index(from) else { return value }
            guard let limit = limitBehavior.count else { return sorted[wanted] }
            return sorted[min(max(wanted, start - limit), start + limit)]
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(target.rect.minX, context.originalTarget.rect.minX, places.map(\.x))
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(target.rect.minY, context.originalTarget.rect.minY, places.map(\.y))
        }
    }
}

/// A behavior whose type is not told.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public let base: any ScrollTargetBehavior

    public init<T: ScrollTargetBehavior>(_ base: T) {
        self.base = base
    }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self { .init(limitBehavior: limitBehavior) }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

/// A behavior as it is handed to its scroll view.
struct ScrollBehaviorLink: Equatable {
    let behavior: any ScrollTargetBehavior
    private let isSame: (any ScrollTargetBehavior) -> Bool

    init<B: ScrollTargetBehavior>(_ behavior: B) {
        self.behavior = behavior
        isSame = { ($0 as? B).map { ValueEquality.areEqual($0, behavior) } ?? false }
    }

    static func == (a: ScrollBehaviorLink, b: ScrollBehaviorLink) -> Bool { a.isSame(b.behavior) }
}

/// Moves the content to where its behavior has it come to rest, once nobody moves it any more.
struct ScrollSettler: Rule {
    let model: ScrollModel
    let behavior: Attribute<ScrollBehaviorLink?>
    let environment: Attribute<EnvironmentValues>
    unowned(unsafe) let tree: ViewGraph

    /// Seconds without an event after which scrolling is over. A guess.
    static let pause = 0.12

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let start = model.lastMovedByUser.value
        guard let behavior = behavior.value, start.isFinite, model.isMovedByUser.value else { return }
        if tree.time.peeked < start + Self.pause - 1e-9 {
            tree.evaluateAgain(at: start + Self.pause)
            return
        }
        let model = model
        let environment = environment
        tree.queueAction("scrollTargetBehavior") {
            if environment.isAlive { model.settle(behavior.behavior, environment.peeked) }
        }
    }
}

extension ScrollModel {
    /// Begins to move to where the behavior wants the content to be, if it is not there.
    fileprivate func settle(_ behavior: any ScrollTargetBehavior, _ environment: EnvironmentValues) {
        guard let metrics = metrics?.peeked, let scope, place.isAlive else { return }
        let now = place.peeked.target(in: metrics)
        let size = metrics.viewport.size
        let origin = metrics.contentOrigin
        var targets: [CGRect] = []
        for target in scope.markedTargets { targets.append(target.rect.offsetBy(dx: -origin.x, dy: -origin.y)) }
        var target = ScrollTarget(rect: CGRect(origin: now, size: size))
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: gestureStart ?? now, size: size)), velocity: .zero,
                contentSize: metrics.contentSize, containerSize: size, axes: metrics.axes, environment: environment,
                targets: targets))
        gestureStart = nil
        let wanted = metrics.clamped(target.rect.origin)
        guard abs(wanted.x - now.x) > 0.01 || abs(wanted.y - now.y) > 0.01 else { return }
        tree?.enqueue(Transaction(animation: .spring(duration: 0.35))) { [self] in
            if place.isAlive { setPlace(wanted, in: metrics) }
        }
    }
}

extension View {
    /// Where the scroll view in this view comes to rest.
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.ownScrollSettings) { $0.behavior = ScrollBehaviorLink(behavior) }
    }
}
