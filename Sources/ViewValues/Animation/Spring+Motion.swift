import Foundation

/// Where a spring's motion stands after some time, as factors of what it began with: its distance from the target is
/// `distance.0 * distanceAtStart + distance.1 * velocityAtStart`, its velocity likewise.
struct SpringMotion {
    var distanceFromDistance: Double
    var distanceFromVelocity: Double
    var velocityFromDistance: Double
    var velocityFromVelocity: Double

    static let arrived = SpringMotion(
        distanceFromDistance: 0, distanceFromVelocity: 0, velocityFromDistance: 0, velocityFromVelocity: 0)
    static let start = SpringMotion(
        distanceFromDistance: 1, distanceFromVelocity: 0, velocityFromDistance: 0, velocityFromVelocity: 1)
}

extension Spring {
    /// The solution of x'' + 2 r w x' + w^2 x = 0 after `time`, for the three kinds of damping.
    func motion(after time: TimeInterval) -> SpringMotion {
        guard time > 0 else { return .start }
        let frequency = angularFrequency
        guard frequency < .infinity else { return .arrived }
        guard frequency > 0 else {
            return SpringMotion(
                distanceFromDistance: 1, distanceFromVelocity: time, velocityFromDistance: 0,
                velocityFromVelocity: 1)
        }
        let decay = dampingRatio * frequency
        let excess = 1 - dampingRatio * dampingRatio
        // Between the two other kinds, where both divide by nearly nothing.
        if abs(excess) < 1e-8 {
            let envelope = exp(-frequency * time)
            guard envelope > 0 else { return .arrived }
            return SpringMotion(
                distanceFromDistance: envelope * (1 + frequency * time),
                distanceFromVelocity: envelope * time,
                velocityFromDistance: -envelope * frequency * frequency * time,
                velocityFromVelocity: envelope * (1 - frequency * time))
        }
        if excess > 0 {
            let swing = frequency * excess.squareRoot()
            let envelope = exp(-decay * time)
            let cosine = envelope * cos(swing * time)
            let sine = envelope * sin(swing * time) / swing
            return SpringMotion(
                distanceFromDistance: cosine + decay * sine,
                distanceFromVelocity: sine,
                velocityFromDistance: -frequency * frequency * sine,
                velocityFromVelocity: cosine - decay * sine)
        }
        let root = (-excess).squareRoot()
        let fast = -frequency * (dampingRatio + root)
        // The product of both rates is the square of the frequency; their difference would lose digits.
        let slow = -frequency / (dampingRatio + root)
        let fastPart = exp(fast * time)
        let slowPart = exp(slow * time)
        let difference = slow - fast
        return SpringMotion(
            distanceFromDistance: (slow * fastPart - fast * slowPart) / difference,
            distanceFromVelocity: (slowPart - fastPart) / difference,
            velocityFromDistance: slow * fast * (fastPart - slowPart) / difference,
            velocityFromVelocity: (slow * slowPart - fast * fastPart) / difference)
    }

    /// How far from rest a spring is, as the distance it would have with all its energy in the spring. It never grows, so
    /// that once it is below a distance the spring stays within it.
    func unrest<V: VectorArithmetic>(distance: V, velocity: V) -> Double {
        let fromVelocity =
            angularFrequency > 0 ? velocity.magnitudeSquared / (angularFrequency * angularFrequency) : 0
        return (distance.magnitudeSquared + fromVelocity).squareRoot()
    }
}

// MARK: From zero to a target

extension Spring {
    /// Where a spring that began at zero with `initialVelocity` is after `time` seconds.
    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        let motion = motion(after: time)
        return target.scaled(by: 1 - motion.distanceFromDistance)
            + initialVelocity.scaled(by: motion.distanceFromVelocity)
    }

    /// How fast a spring that began at zero with `initialVelocity` moves after `time`.
    public func velocity<V>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V where V: VectorArithmetic {
        let motion = motion(after: time)
        return initialVelocity.scaled(by: motion.velocityFromVelocity)
            - target.scaled(by: motion.velocityFromDistance)
    }

    /// Moves a value and its velocity on by `deltaTime`.
    public func update<V>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) where V: VectorArithmetic {
        let motion = motion(after: deltaTime)
        let distance = value - target
        value =
            target + distance.scaled(by: motion.distanceFromDistance)
            + velocity.scaled(by: motion.distanceFromVelocity)
        velocity =
            distance.scaled(by: motion.velocityFromDistance) + velocity.scaled(by: motion.velocityFromVelocity)
    }

    /// The force on the mass at a position and velocity.
    public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which a spring that began at zero stays within `epsilon` of the target. Infinite for one that is not
    /// damped.
    public func settlingDuration<V>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval where V: VectorArithmetic {
        let epsilon = max(epsilon, 1e-12)
        func unrest(after time: TimeInterval) -> Double {
            let motion = motion(after: time)
            let distance =
                initialVelocity.scaled(by: motion.distanceFromVelocity)
                - target.scaled(by: motion.distanceFromDistance)
            let velocity =
                initialVelocity.scaled(by: motion.velocityFromVelocity)
                - target.scaled(by: motion.velocityFromDistance)
            return self.unrest(distance: distance, velocity: velocity)
        }
        guard unrest(after: 0) > epsilon, angularFrequency < .infinity else { return 0 }
        guard dampingRatio > 0, angularFrequency > 0 else { return .infinity }
        var late = response
        while unrest(after: late) > epsilon {
            late *= 2
            guard late < 1e12 else { return .infinity }
        }
        var early = 0.0
        // Each step halves the interval; by then it is shorter than a double can tell.
        for _ in 0..<60 {
            let middle = (early + late) / 2
            if unrest(after: middle) > epsilon { early = middle } else { late = middle }
        }
        return late
    }
}

// MARK: From one animatable value to another

extension Spring {
    /// Where a spring that began at `fromValue` is after `time` seconds.
    public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
        let start = fromValue.animatableData
        return replacing(
            toValue,
            by: start
                + value(
                    target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        )
    }

    /// How fast a spring that began at `fromValue` moves after `time` seconds.
    public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
    where V: Animatable {
        replacing(
            toValue,
            by: velocity(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time))
    }

    /// The force on the mass at a position and velocity.
    public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
        replacing(
            toValue,
            by: force(
                target: toValue.animatableData, position: position.animatableData,
                velocity: velocity.animatableData))
    }

    /// The time after which a spring that began at `fromValue` stays within `epsilon` of `toValue`.
    public func settlingDuration<V>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    private func replacing<V: Animatable>(_ value: V, by data: V.AnimatableData) -> V {
        var copy = value
        copy.animatableData = data
        return copy
    }
}
