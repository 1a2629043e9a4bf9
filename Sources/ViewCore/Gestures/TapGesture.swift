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
        TapRecognizer(count: gesture.count, context)
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
        MappedRecognizer(base: TapRecognizer(count: gesture.count, context)) { recognizer, _ in
            Value(
                location: context.place(recognizer.location, recognizer.surfaceLocation, in: gesture.space))
        }
    }
}

/// Presses and releases near them.
final class TapRecognizer: _GestureRecognizer<Void> {
    private let count: Int
    private let context: _GestureContext
    private var taps = 0
    private var start: CGPoint?
    /// When it is too late for another press. Nil while there is one.
    private var deadline: Double?
    private(set) var location = CGPoint.zero
    private(set) var surfaceLocation = CGPoint.zero

    /// Moving further than this, in points, is no tap. Guess: the distance at which a drag begins.
    static let slack: CGFloat = 10
    /// Seconds in which the next of several taps has to begin: what macOS has for double clicks when nothing is changed in
    /// its settings.
    static let interval = 0.5

    init(count: Int, _ context: _GestureContext) {
        self.count = max(count, 1)
        self.context = context
    }

    override var isWaiting: Bool { deadline != nil }

    override func handle(_ event: PointerEvent) -> Phase {
        guard event.pinch == nil else { return .failed }
        if let deadline {
            // The clock may be short of the time by the last bits of its numbers.
            guard event.time < deadline - 1e-6 else { return .failed }
            guard event.phase == .began else { return .possible }
        }
        location = event.location
        surfaceLocation = event.surfaceLocation
        switch event.phase {
        case .began:
            deadline = nil
            start = surfaceLocation
            return .possible
        case .moved: return isNear ? .possible : .failed
        case .ended:
            guard isNear else { return .failed }
            taps += 1
            if taps == count { return .ended(()) }
            let next = event.time + Self.interval
            deadline = next
            context.continueAt(next)
            return .possible
        case .cancelled: return .failed
        }
    }

    private var isNear: Bool {
        guard let start else { return false }
        return hypot(surfaceLocation.x - start.x, surfaceLocation.y - start.y) <= Self.slack
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

    override var isWaiting: Bool { base.isWaiting }

    override func commit(_ phase: Phase) { base.commit(basePhase) }
    override func cancel() { base.cancel() }
}
