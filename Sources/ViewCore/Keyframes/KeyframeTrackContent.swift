import ViewValues

/// Keyframes one after another, of one value that can be animated.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Self.Body.Value
    associatedtype Body: KeyframeTrackContent

    /// The keyframes this is made of.
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// The keyframes one by one, in order. Those of the body, unless the library says otherwise.
    func _keyframes() -> [_Keyframe<Value>]
}

extension KeyframeTrackContent {
    public func _keyframes() -> [_Keyframe<Value>] {
        // A body is of the same value, although the protocol cannot say so.
        body._keyframes() as? [_Keyframe<Value>] ?? []
    }
}

/// A value to come to, and how.
public struct _Keyframe<Value: Animatable> {
    enum Way {
        case move
        case linear(UnitCurve)
        case spring(Spring, start: Value?)
        case cubic(start: Value?, end: Value?)
    }

    let value: Value
    /// Seconds. Nil for as long as a spring takes to settle.
    let duration: Double?
    let way: Way

    init(_ value: Value, duration: Double?, _ way: Way) {
        self.value = value
        self.way = way
        if let duration, !(duration >= 0 && duration.isFinite) {
            Diagnostics.report(
                "a keyframe's duration of \(duration) was taken as 0: it has to be finite and not negative")
            self.duration = 0
        } else {
            self.duration = duration
        }
    }
}

/// A track with no keyframes.
struct NoTrackContent<Value: Animatable>: KeyframeTrackContent {
    var body: Self { self }

    func _keyframes() -> [_Keyframe<Value>] { [] }
}

/// Keyframes after keyframes.
struct TrackContentPair<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    typealias Value = First.Value
    let first: First
    let second: Second

    var body: Self { self }

    func _keyframes() -> [_Keyframe<Value>] { first._keyframes() + second._keyframes() }
}

/// Keyframes made by a loop.
struct TrackContentArray<Part: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Part.Value
    let parts: [Part]

    var body: Self { self }

    func _keyframes() -> [_Keyframe<Value>] { parts.flatMap { $0._keyframes() } }
}

/// Makes a track's content of keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { NoTrackContent<Value>() }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        TrackContentPair(first: accumulated, second: next)
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        TrackContentArray(parts: components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(first: component)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
        Conditional(second: component)
    }

    /// One side of a condition.
    public struct Conditional<
        ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
    >: KeyframeTrackContent where First.Value == ConditionalValue, Second.Value == ConditionalValue {
        public typealias Value = ConditionalValue
        private let first: First?
        private let second: Second?

        init(first: First) {
            self.first = first
            second = nil
        }

        init(second: Second) {
            first = nil
            self.second = second
        }

        public var body: Self { self }

        public func _keyframes() -> [_Keyframe<ConditionalValue>] {
            first?._keyframes() ?? second?._keyframes() ?? []
        }
    }
}
