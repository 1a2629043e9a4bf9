import ViewValues

/// The way of one value through its keyframes.
struct KeyframePath<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private struct Segment {
        let begin: Double
        let duration: Double
        let from: Data
        let to: Data
        /// Gives what is not animated of the value.
        let value: Value
        let curve: Curve
    }

    private enum Curve {
        case linear(UnitCurve)
        case spring(Spring, Data)
        case cubic(Data, Data)
    }

    private let initial: Value
    private var segments: [Segment] = []
    private(set) var duration = 0.0
    /// Where the value rests in the end.
    private var final: Value

    /// Lays keyframes out in time, for a value that begins with a velocity in units a second.
    init(_ keyframes: [_Keyframe<Value>], from initial: Value, velocity start: Data) {
        self.initial = initial
        final = initial
        var position = initial.animatableData
        var velocity = start
        for (index, keyframe) in keyframes.enumerated() {
            final = keyframe.value
            let to = keyframe.value.animatableData
            let from = position
            position = to
            let curve: Curve
            var length = keyframe.duration ?? 0
            switch keyframe.way {
            case .move:
                velocity = .zero
                continue
            case .linear(let timing):
                curve = .linear(timing)
            case .spring(let spring, let given):
                let first = given?.animatableData ?? velocity
                if keyframe.duration == nil {
                    length = spring.settlingDuration(target: to - from, initialVelocity: first, epsilon: 0.001)
                }
                curve = .spring(spring, first)
            case .cubic(let given, let end):
                let last =
                    end?.animatableData
                    ?? Self.endVelocity(from, keyframe, then: index + 1 < keyframes.count ? keyframes[index + 1] : nil)
                curve = .cubic(given?.animatableData ?? velocity, last)
            }
            guard length > 0, length.isFinite else {
                velocity = .zero
                continue
            }
            let segment = Segment(
                begin: duration, duration: length, from: from, to: to, value: keyframe.value, curve: curve)
            segments.append(segment)
            duration += length
            velocity = Self.velocity(of: segment, at: length)
            // A spring that has no time to settle hands on where it is.
            if case .spring = keyframe.way { position = Self.position(of: segment, at: length) }
        }
    }

    /// With what velocity a curve ends: that of the spline, of what follows, or none at the end.
    private static func endVelocity(
        _ from: Data, _ keyframe: _Keyframe<Value>, then next: _Keyframe<Value>?
    ) -> Data {
        guard let next else { return .zero }
        let here = keyframe.value.animatableData
        let there = next.value.animatableData
        let ahead = next.duration ?? 0
        switch next.way {
        case .move: return .zero
        case .linear(let timing):
            return ahead > 0 ? (there - here).scaled(by: timing.velocity(at: 0) / ahead) : .zero
        case .spring(_, let start?), .cubic(let start?, _): return start.animatableData
        case .spring(let spring, nil):
            return slope(from, there, (keyframe.duration ?? 0) + (next.duration ?? spring.duration))
        case .cubic(nil, _): return slope(from, there, (keyframe.duration ?? 0) + ahead)
        }
    }

    private static func slope(_ from: Data, _ to: Data, _ time: Double) -> Data {
        time > 0 ? (to - from).scaled(by: 1 / time) : .zero
    }

    // MARK: At a time

    /// The value at a time in seconds: before the beginning that with which it begins, after the end the last.
    func value(at time: Double) -> Value {
        guard time > 0, let segment = segment(at: time) else { return time > 0 || segments.isEmpty ? final : initial }
        var value = segment.value
        value.animatableData = Self.position(of: segment, at: time - segment.begin)
        return value
    }

    /// How fast the value moves at a time, in units a second.
    func velocity(at time: Double) -> Data {
        guard time >= 0, let segment = segment(at: time) else { return .zero }
        return Self.velocity(of: segment, at: time - segment.begin)
    }

    private func segment(at time: Double) -> Segment? {
        for segment in segments where time < segment.begin + segment.duration { return segment }
        return nil
    }

    private static func position(of segment: Segment, at time: Double) -> Data {
        let distance = segment.to - segment.from
        switch segment.curve {
        case .linear(let timing):
            return segment.from + distance.scaled(by: timing.value(at: time / segment.duration))
        case .spring(let spring, let velocity):
            return segment.from + spring.value(target: distance, initialVelocity: velocity, time: time)
        case .cubic(let first, let last):
            let (t, length) = (time / segment.duration, segment.duration)
            let (t2, t3) = (t * t, t * t * t)
            // Hermite's form of a cubic.
            return segment.from + distance.scaled(by: 3 * t2 - 2 * t3) + first.scaled(by: (t3 - 2 * t2 + t) * length)
                + last.scaled(by: (t3 - t2) * length)
        }
    }

    private static func velocity(of segment: Segment, at time: Double) -> Data {
        let distance = segment.to - segment.from
        switch segment.curve {
        case .linear(let timing):
            return distance.scaled(by: timing.velocity(at: time / segment.duration) / segment.duration)
        case .spring(let spring, let velocity):
            return spring.velocity(target: distance, initialVelocity: velocity, time: time)
        case .cubic(let first, let last):
            let t = time / segment.duration
            let t2 = t * t
            return distance.scaled(by: 6 * (t - t2) / segment.duration) + first.scaled(by: 3 * t2 - 4 * t + 1)
                + last.scaled(by: 3 * t2 - 2 * t)
        }
    }
}
