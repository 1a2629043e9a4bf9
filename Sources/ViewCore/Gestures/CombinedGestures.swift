import ViewValues

/// Two gestures at the same time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public struct Value {
        /// Nil as long as the first gesture has none.
        public var first: First.Value?
        /// Nil as long as the second gesture has none.
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer(
            GesturePart(First._makeRecognizer(gesture: gesture.first, context: context)),
            GesturePart(Second._makeRecognizer(gesture: gesture.second, context: context)))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture that begins when another has ended, in the same press.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        SequenceRecognizer(
            GesturePart(First._makeRecognizer(gesture: gesture.first, context: context)),
            GesturePart(Second._makeRecognizer(gesture: gesture.second, context: context)))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture, and another for when the first fails.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer(
            GesturePart(First._makeRecognizer(gesture: gesture.first, context: context)),
            GesturePart(Second._makeRecognizer(gesture: gesture.second, context: context)))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Any gesture with values of a type.
public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let make: @MainActor (_GestureContext) -> _GestureRecognizer<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        make = { T._makeRecognizer(gesture: gesture, context: $0) }
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        gesture.make(context)
    }
}

extension Gesture {
    /// This gesture and another at the same time.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, and when it has ended, another.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, and another where this one fails.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A recognizer that is a part of another's.
@MainActor
private final class GesturePart<Value> {
    let recognizer: _GestureRecognizer<Value>
    private(set) var phase = _GestureRecognizer<Value>.Phase.possible
    private(set) var value: Value?
    private var isFresh = false

    init(_ recognizer: _GestureRecognizer<Value>) {
        self.recognizer = recognizer
    }

    /// Whether it still takes events.
    var isOpen: Bool {
        switch phase {
        case .possible, .tentative, .changed: true
        case .ended, .failed: false
        }
    }

    /// Needs another press.
    var isWaiting: Bool { isOpen && recognizer.isWaiting }
    var hasFailed: Bool { if case .failed = phase { true } else { false } }
    var isActive: Bool { if case .changed = phase { true } else { false } }
    var hasEnded: Bool { if case .ended = phase { true } else { false } }

    func handle(_ event: PointerEvent) {
        guard isOpen else { return }
        let wasPressed = value != nil
        phase = recognizer.handle(event)
        isFresh = true
        switch phase {
        case .tentative(let value), .changed(let value), .ended(let value): self.value = value
        case .failed:
            value = nil
            if wasPressed {
                isFresh = false
                recognizer.cancel()
            }
        case .possible: break
        }
    }

    /// Carries out its last event.
    func commit() {
        guard isFresh else { return }
        isFresh = false
        recognizer.commit(phase)
    }

    func cancel() {
        guard isOpen else { return }
        phase = .failed
        recognizer.cancel()
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
    private let first: GesturePart<First.Value>
    private let second: GesturePart<Second.Value>

    init(_ first: GesturePart<First.Value>, _ second: GesturePart<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var isWaiting: Bool { first.isWaiting || second.isWaiting }

    override func handle(_ event: PointerEvent) -> Phase {
        first.handle(event)
        second.handle(event)
        if first.hasFailed && second.hasFailed { return .failed }
        let value = SimultaneousGesture<First, Second>.Value(first: first.value, second: second.value)
        if !first.isOpen && !second.isOpen { return .ended(value) }
        if first.isActive || second.isActive || first.hasEnded || second.hasEnded { return .changed(value) }
        return first.value != nil || second.value != nil ? .tentative(value) : .possible
    }

    override func commit(_ phase: Phase) {
        first.commit()
        second.commit()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<SequenceGesture<First, Second>.Value>
{
    private let first: GesturePart<First.Value>
    private let second: GesturePart<Second.Value>

    init(_ first: GesturePart<First.Value>, _ second: GesturePart<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var isWaiting: Bool { first.isWaiting || second.isWaiting }

    override func handle(_ event: PointerEvent) -> Phase {
        if first.isOpen {
            first.handle(event)
            switch first.phase {
            case .possible: return .possible
            case .tentative(let value): return .tentative(.first(value))
            case .changed(let value): return .changed(.first(value))
            case .failed: return .failed
            case .ended(let value):
                guard event.phase != .ended else { return .failed }
                // The second begins where the first has ended.
                var start = event
                start.phase = .began
                second.handle(start)
                return second.hasFailed ? .failed : .changed(.second(value, second.value))
            }
        }
        guard let value = first.value else { return .failed }
        second.handle(event)
        switch second.phase {
        case .possible, .tentative, .changed: return .changed(.second(value, second.value))
        case .ended(let last): return .ended(.second(value, last))
        case .failed: return .failed
        }
    }

    override func commit(_ phase: Phase) {
        first.commit()
        second.commit()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    _GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
    private let first: GesturePart<First.Value>
    private let second: GesturePart<Second.Value>

    init(_ first: GesturePart<First.Value>, _ second: GesturePart<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var isWaiting: Bool { first.isWaiting || second.isWaiting }

    override func handle(_ event: PointerEvent) -> Phase {
        first.handle(event)
        switch first.phase {
        case .changed(let value):
            second.cancel()
            return .changed(.first(value))
        case .ended(let value):
            second.cancel()
            return .ended(.first(value))
        case .possible, .tentative, .failed: break
        }
        second.handle(event)
        // The second waits for the first to fail.
        guard first.hasFailed else { return .possible }
        switch second.phase {
        case .possible: return .possible
        case .tentative(let value): return .tentative(.second(value))
        case .changed(let value): return .changed(.second(value))
        case .ended(let value): return .ended(.second(value))
        case .failed: return .failed
        }
    }

    override func commit(_ phase: Phase) {
        first.commit()
        if first.hasFailed { second.commit() }
    }

    override func cancel() {
        first.cancel()
        second.cancel()
    }
}
