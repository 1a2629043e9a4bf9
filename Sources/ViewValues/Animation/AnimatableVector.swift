/// Any number of components as one animatable value. A shorter vector counts as filled up with zeros.
package struct AnimatableVector: VectorArithmetic, Sendable {
    package var components: [Double]

    package init(_ components: [Double] = []) {
        self.components = components
    }

    package static var zero: AnimatableVector { AnimatableVector() }

    package static func == (lhs: AnimatableVector, rhs: AnimatableVector) -> Bool {
        let count = max(lhs.components.count, rhs.components.count)
        return (0..<count).allSatisfy { lhs[$0] == rhs[$0] }
    }

    package static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        var sum = lhs
        sum += rhs
        return sum
    }

    package static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        var difference = lhs
        difference -= rhs
        return difference
    }

    package static func += (lhs: inout AnimatableVector, rhs: AnimatableVector) {
        lhs.extend(to: rhs.components.count)
        for index in rhs.components.indices { lhs.components[index] += rhs.components[index] }
    }

    package static func -= (lhs: inout AnimatableVector, rhs: AnimatableVector) {
        lhs.extend(to: rhs.components.count)
        for index in rhs.components.indices { lhs.components[index] -= rhs.components[index] }
    }

    package mutating func scale(by rhs: Double) {
        for index in components.indices { components[index] *= rhs }
    }

    package var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }

    private subscript(index: Int) -> Double { index < components.count ? components[index] : 0 }

    private mutating func extend(to count: Int) {
        guard components.count < count else { return }
        components.append(contentsOf: repeatElement(0, count: count - components.count))
    }
}
