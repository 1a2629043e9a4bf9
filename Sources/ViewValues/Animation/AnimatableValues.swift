/// Any number of animatable values as one.
@frozen public struct AnimatableValues<each Value>: VectorArithmetic where repeat each Value: VectorArithmetic {
    public var value: (repeat each Value)

    public init(_ value: repeat each Value) {
        self.value = (repeat each value)
    }

    public static var zero: AnimatableValues<repeat each Value> { AnimatableValues(repeat (each Value).zero) }

    public static func == (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> Bool {
        func areEqual<V: Equatable>(_ left: V, _ right: V) -> Bool { left == right }
        for isEqual in repeat areEqual(each lhs.value, each rhs.value) {
            if !isEqual { return false }
        }
        return true
    }

    public static func + (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> AnimatableValues<repeat each Value> {
        AnimatableValues(repeat each lhs.value + each rhs.value)
    }

    public static func - (
        lhs: AnimatableValues<repeat each Value>, rhs: AnimatableValues<repeat each Value>
    ) -> AnimatableValues<repeat each Value> {
        AnimatableValues(repeat each lhs.value - each rhs.value)
    }

    public mutating func scale(by rhs: Double) {
        value = (repeat (each value).scaled(by: rhs))
    }

    public var magnitudeSquared: Double {
        var sum = 0.0
        for value in repeat each value { sum += value.magnitudeSquared }
        return sum
    }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
