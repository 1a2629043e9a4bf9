/// A gradient of colours without a shape, and the space in which its shades are found.
@frozen public struct AnyGradient: Hashable, Sendable {
    package var gradient: Gradient
    package var space = Gradient.ColorSpace.device

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The gradient with its shades found in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var copy = self
        copy.space = space
        return copy
    }
}

extension Gradient {
    /// The gradient with its shades found in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

extension Color {
    /// A gradient from a lighter shade of the colour to the colour itself. How much lighter is guessed: a fifth of white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
    }
}
