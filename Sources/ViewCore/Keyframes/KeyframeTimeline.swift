import Foundation

/// A value that changes over time along keyframes, to be asked for any moment.
public struct KeyframeTimeline<Value> {
    /// How long it takes to the end of its longest track, in seconds.
    public let duration: TimeInterval
    private let initialValue: Value
    private let tracks: [RunningTrack<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content(), KeyframeMovement())
    }

    /// Goes on from a movement.
    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>, _ movement: KeyframeMovement<Value>) {
        self.initialValue = initialValue
        tracks = keyframes._tracks().map { $0.begin(initialValue, movement) }
        duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// The value after so many seconds; each track rests at its end. Where tracks change the same, the last one counts.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.apply(&value, time.isNaN ? 0 : time) }
        return value
    }

    /// The value after a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// How fast the parts of the value move after so many seconds.
    func movement(time: Double) -> KeyframeMovement<Value> {
        var movement = KeyframeMovement<Value>()
        for track in tracks { track.tell(&movement, time) }
        return movement
    }
}
