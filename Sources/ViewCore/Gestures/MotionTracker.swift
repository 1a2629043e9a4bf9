import CoreGraphics

/// How fast something moves, from where it was lately.
struct MotionTracker {
    private var samples: [(time: Double, value: CGVector)] = []

    /// What is older than so many seconds does not count. Guess.
    private static let memory = 0.1

    /// What is `value` now. An event that moves nothing, as a release, tells nothing of the speed unless it comes late.
    mutating func add(_ value: CGVector, at time: Double) {
        guard value.dx.isFinite, value.dy.isFinite else { return }
        samples.removeAll { time - $0.time > Self.memory }
        if let last = samples.last {
            if last.value == value { return }
            if last.time >= time { samples.removeLast() }
        }
        samples.append((time, value))
    }

    /// A second.
    var velocity: CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            return CGVector(dx: 0, dy: 0)
        }
        let seconds = last.time - first.time
        return CGVector(dx: (last.value.dx - first.value.dx) / seconds, dy: (last.value.dy - first.value.dy) / seconds)
    }
}
