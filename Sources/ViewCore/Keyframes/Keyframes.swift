/// How a value changes over time, made of tracks.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value = Self.Body.Value
    associatedtype Body: Keyframes

    /// The tracks this is made of.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// The tracks one by one, in order. Those of the body, unless the library says otherwise.
    func _tracks() -> [_KeyframeTrackPlan<Value>]
}

extension Keyframes {
    public func _tracks() -> [_KeyframeTrackPlan<Value>] {
        // A body is of the same value, although the protocol cannot say so.
        body._tracks() as? [_KeyframeTrackPlan<Value>] ?? []
    }
}

/// A track before it is known where its value begins.
public struct _KeyframeTrackPlan<Root> {
    /// Lays the track out in time for a value it begins with, going on from another timeline's movement.
    let begin: (Root, KeyframeMovement<Root>) -> RunningTrack<Root>
}

/// How fast the parts of a value move, by their key paths: the data of their animations, in units a second.
struct KeyframeMovement<Root> {
    var velocities: [PartialKeyPath<Root>: Any] = [:]
}

/// A track laid out in time.
struct RunningTrack<Root> {
    let duration: Double
    /// Puts the track's value at a time, in seconds, into a whole value.
    let apply: (inout Root, Double) -> Void
    /// Notes how fast the track's value moves at a time.
    let tell: (inout KeyframeMovement<Root>, Double) -> Void
}

/// No tracks at all.
struct NoKeyframes<Value>: Keyframes {
    var body: Self { self }

    func _tracks() -> [_KeyframeTrackPlan<Value>] { [] }
}

/// Tracks after tracks.
struct KeyframesPair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    let first: First
    let second: Second

    var body: Self { self }

    func _tracks() -> [_KeyframeTrackPlan<Value>] { first._tracks() + second._tracks() }
}

/// Makes keyframes of tracks, or of the keyframes of one track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content) -> Content
    where Content.Value == Value {
        expression
    }

    public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        NoTrackContent<Value>()
    }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Content.Value == Value {
        first
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframesPair(first: accumulated, second: next)
    }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        TrackContentPair(first: accumulated, second: next)
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        TrackContentArray(parts: components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        .init(first: component)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where First.Value == Value, Second.Value == Value {
        .init(second: component)
    }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }
}
