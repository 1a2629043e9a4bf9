import Foundation

/// An animation that can say beforehand how long it takes.
protocol TimedAnimation: CustomAnimation {
    /// Seconds until it is over. Infinite if it never is.
    func duration<V: VectorArithmetic>(value: V) -> TimeInterval
}
