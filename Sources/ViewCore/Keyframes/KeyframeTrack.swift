import ViewValues

/// Keyframes for one part of a value, which change it while other tracks change others.
public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent>: Keyframes
where Content.Value == TrackValue {
    public typealias Value = Root
    private let keyPath: WritableKeyPath<Root, TrackValue>
    private let content: Content

    /// A track for the whole of a value that can be animated.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        keyPath = \Root.self
        self.content = content()
    }

    /// A track for a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>, @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: Self { self }

    public func _tracks() -> [_KeyframeTrackPlan<Root>] {
        let (keyPath, keyframes) = (keyPath, content._keyframes())
        return [
            _KeyframeTrackPlan { root, movement in
                let velocity = movement.velocities[keyPath] as? TrackValue.AnimatableData
                let path = KeyframePath(keyframes, from: root[keyPath: keyPath], velocity: velocity ?? .zero)
                return RunningTrack(
                    duration: path.duration,
                    apply: { root, time in root[keyPath: keyPath] = path.value(at: time) },
                    tell: { movement, time in movement.velocities[keyPath] = path.velocity(at: time) })
            }
        ]
    }
}
