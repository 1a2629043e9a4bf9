import Foundation
import ViewValues

/// A value that is there at once, without a way to it.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value

    public init(_ to: Value) {
        self.to = to
    }

    public var body: Self { self }

    public func _keyframes() -> [_Keyframe<Value>] { [_Keyframe(to, duration: 0, .move)] }
}

/// A value that is come to on a straight way, in `duration` seconds.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let timingCurve: UnitCurve

    /// `timingCurve` says how far the value has come by what part of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public var body: Self { self }

    public func _keyframes() -> [_Keyframe<Value>] { [_Keyframe(to, duration: duration, .linear(timingCurve))] }
}

/// A value to which a spring pulls, for `duration` seconds or, without them, until it has settled.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval?
    private let spring: Spring
    private let startVelocity: Value?

    /// `startVelocity`, in units a second, is that of what was before when it is nil.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public var body: Self { self }

    public func _keyframes() -> [_Keyframe<Value>] {
        [_Keyframe(to, duration: duration, .spring(spring, start: startVelocity))]
    }
}

/// A value that is come to on a smooth curve, in `duration` seconds. Several of them in a row make a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let to: Value
    private let duration: TimeInterval
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// Velocities are in units a second; nil for those with which the motion is smooth.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public var body: Self { self }

    public func _keyframes() -> [_Keyframe<Value>] {
        [_Keyframe(to, duration: duration, .cubic(start: startVelocity, end: endVelocity))]
    }
}
