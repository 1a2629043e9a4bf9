import CoreGraphics
import ViewValues

/// One or more taps.
public nonisolated struct TapGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Void

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    @MainActor
    public static func _makeRecognizer(gesture: TapGesture, context: _GestureContext) -> _GestureRecognizer<Void> {
        TapRecognizer(count: gesture.count)
    }
}

/// A tap with its place.
public nonisolated struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    let space: CoordinateSpace

    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        space = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor
    public static func _makeRecognizer(
        gesture: SpatialTapGesture, context: _GestureContext
    ) -> _GestureRecognizer<Value> {
        MappedRecognizer(base: TapRecognizer(count: gesture.count)) { recognizer, _ in
            Value(
                location: context.place(recognizer.location, recognizer.surfaceLocation, in: gesture.space))
        }
    }
}

/// A press and a release near it.
final class TapRecognizer: _GestureRecognizer<Void> {
    private let count: Int
    private var start: CGPoint?
    private(set) var location = CGPoint.zero
    private(set) var surfaceLocation = CGPoint.zero

    /// Moving further than this, in points, is no tap. Guess: the distance at which a drag begins.
    static let slack: CGFloat = 10

    init(count: Int) {
        self.count = count
    }

    override func handle(_ event: PointerEvent) -> Phase {
        location = event.location
        surfaceLocation = event.surfaceLocation
        switch event.phase {
        case .began:
            start = surfaceLocation
            return .possible
        case .moved:
            guard let start, hypot(surfaceLocation.x - start.x, surfaceLocation.y - start.y) <= Self.slack else {
                return .failed
            }
            return .possible
        case .ended:
            guard let start, hypot(surfaceLocation.x - start.x, surfaceLocation.y - start.y) <= Self.slack else {
                return .failed
            }
            return event.clickCount % max(count, 1) == 0 ? .ended(()) : .failed
        case .cancelled:
            return .failed
        }
    }
}

/// Another recognizer with its values changed.
final class MappedRecognizer<Base: _GestureRecognizer<From>, From, Value>: _GestureRecognizer<Value> {
    private let base: Base
    private let transform: @MainActor (Base, From) -> Value
    private var basePhase = Base.Phase.possible

    init(base: Base, transform: @escaping @MainActor (Base, From) -> Value) {
        self.base = base
        self.transform = transform
    }

    override func handle(_ event: PointerEvent) -> Phase {
        basePhase = base.handle(event)
        switch basePhase {
        case .possible: return .possible
        case .tentative(let value): return .tentative(transform(base, value))
        case .changed(let value): return .changed(transform(base, value))
        case .ended(let value): return .ended(transform(base, value))
        case .failed: return .failed
        }
    }

    override func commit(_ phase: Phase) { base.commit(basePhase) }
    override func cancel() { base.cancel() }
}
