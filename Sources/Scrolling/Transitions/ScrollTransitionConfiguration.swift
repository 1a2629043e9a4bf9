import CoreGraphics
import ViewCore

/// Where a view is on its way through what a scroll view shows.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or the leading edge, or gone there.
    case topLeading
    /// In sight.
    case identity
    /// About to come in at the bottom or the trailing edge, or gone there.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// -1 at the top, 0 in sight, 1 at the bottom.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes as it is scrolled into sight and out of it.
public struct ScrollTransitionConfiguration: Sendable {
    enum Way: Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    let way: Way
    private(set) var threshold = Threshold.visible

    private init(way: Way) {
        self.way = way
    }

    /// The change follows the scrolling.
    public static let interactive = interactive()
    /// The change is animated when the view comes into sight or goes.
    public static let animated = animated()
    /// Nothing changes.
    public static let identity = ScrollTransitionConfiguration(way: .identity)

    /// The change follows the scrolling, by a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(way: .interactive(timingCurve))
    }

    /// The change is animated when the view comes into sight or goes.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(way: .animated(animation))
    }

    /// The same, animated.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var changed = ScrollTransitionConfiguration(way: .animated(animation))
        changed.threshold = threshold
        return changed
    }

    /// The same with another place at which the view counts as in sight.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var changed = self
        changed.threshold = threshold
        return changed
    }

    /// Where a view counts as in sight.
    public struct Threshold: Sendable {
        /// So much of the view from 0, nothing, to 1, all of it.
        private var amount: Double
        /// From what is just in sight to the middle of what is shown, from 0 to 1.
        private var centering = 0.0
        /// By how much what is shown is smaller than it is, at each end, in points.
        private var inset = 0.0

        private init(amount: Double, centering: Double = 0) {
            self.amount = amount
            self.centering = centering
        }

        /// All of the view is in sight.
        public static let visible = Threshold(amount: 1)
        /// The view is about to come into sight.
        public static let hidden = Threshold(amount: 0)
        /// The view's middle is that of what is shown.
        public static var centered: Threshold { Threshold(amount: 1, centering: 1) }

        /// A part of the view is in sight, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

        /// Between this and another threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            var between = self
            between.amount += (other.amount - self.amount) * amount
            between.centering += (other.centering - centering) * amount
            between.inset += (other.inset - inset) * amount
            return between
        }

        /// As if what is shown were smaller at both ends, in points.
        public func inset(by distance: Double) -> Threshold {
            var changed = self
            changed.inset += distance
            return changed
        }

        /// How far a view that has come in by `distance` points at one end is from being in sight: 0 when it is, 1 while
        /// nothing of it is seen.
        func progress(_ distance: CGFloat, length: CGFloat, shown: CGFloat) -> Double {
            let distance = Double(distance) - inset
            let (length, shown) = (Double(length), Double(shown) - 2 * inset)
            let middle = (length + shown) / 2
            let goal = length * amount + (middle - length * amount) * centering
            if goal <= 0 { return distance > 0 ? 0 : 1 }
            return min(max(1 - distance / goal, 0), 1)
        }
    }
}
