import CoreGraphics
import Foundation
import Drawing
import Graph
import ViewValues

/// Changes the colours of what a view draws.
struct ColorEffect: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case brightness, contrast, saturation, grayscale, hueRotation, invert
    }

    let kind: Kind
    /// Of a rotation of hues, in radians.
    var amount: Double
}

extension ColorEffect: LayerEffect {
    typealias Body = Never

    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        let matrix = matrix
        return matrix == .identity ? nil : Layer(content: content, filters: [.color(matrix)])
    }

    private var matrix: ColorMatrix {
        switch kind {
        case .brightness: ColorMatrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]], adding: amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: .hueRotation(amount)
        case .invert: ColorMatrix([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], adding: 1)
        }
    }
}

/// Multiplies the colours of what a view draws by another.
struct ColorMultiplication: Equatable, Sendable {
    var color: PaintColor
}

extension ColorMultiplication: LayerEffect {
    typealias Body = Never

    nonisolated var animatableData: AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>> {
        get { AnimatablePair(AnimatablePair(color.red, color.green), AnimatablePair(color.blue, color.opacity)) }
        set {
            color = PaintColor(
                red: newValue.first.first, green: newValue.first.second, blue: newValue.second.first,
                opacity: newValue.second.second)
        }
    }

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        var factors: [Float] = []
        for (index, factor) in [color.red, color.green, color.blue, color.opacity].enumerated() {
            var row: [Float] = [0, 0, 0, 0, 0]
            row[index] = factor
            factors += row
        }
        let matrix = ColorMatrix(factors)
        return matrix == .identity ? nil : Layer(content: content, filters: [.color(matrix)])
    }
}

/// Multiplies by a colour that is looked up where it is used.
struct ColorMultiplyModifier {
    let color: Color
}

extension ColorMultiplyModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let environment = inputs.environment
        let effect = inputs.attribute(
            Compared { ColorMultiplication(color: modifier.attribute.value.color.paintColor(in: environment.value)) })
        return ColorMultiplication.layered(effect, body(inputs), inputs)
    }
}

/// Makes what a view draws black, as opaque as it was light.
struct LuminanceEffect: Equatable, Sendable {}

extension LuminanceEffect: LayerEffect {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        Layer(content: content, filters: [.luminanceToAlpha])
    }
}

extension ColorMatrix {
    /// How much red, green and blue weigh in what is seen as light; these and the matrices below are those of the W3C's
    /// "Filter Effects".
    private static let weights = [0.213, 0.715, 0.072]

    static func saturation(_ amount: Double) -> ColorMatrix {
        if amount == 1 { return .identity }
        return ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { column in weights[column] * (1 - amount) + (row == column ? amount : 0) }
            })
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix([[amount, 0, 0], [0, amount, 0], [0, 0, amount]], adding: (1 - amount) / 2)
    }

    /// `angle` in radians.
    static func hueRotation(_ angle: Double) -> ColorMatrix {
        if angle == 0 { return .identity }
        let cosine = cos(angle)
        let sine = sin(angle)
        let cosines: [[Double]] = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
        let sines: [[Double]] = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        return ColorMatrix(
            (0..<3).map { row in
                (0..<3).map { column in
                    weights[column] + cosine * cosines[row][column] + sine * sines[row][column]
                }
            })
    }
}

extension View {
    private nonisolated func colors(_ kind: ColorEffect.Kind, _ amount: Double, _ name: String, _ neutral: Double)
        -> some View
    {
        modifier(ColorEffect(kind: kind, amount: Diagnostics.finite(amount, name, else: neutral)))
    }

    /// Makes the view lighter: 0 changes nothing, 1 makes everything white.
    public nonisolated func brightness(_ amount: Double) -> some View { colors(.brightness, amount, "brightness", 0) }

    /// Draws colours farther apart, from 1, which changes nothing; 0 makes everything grey, less inverts.
    public nonisolated func contrast(_ amount: Double) -> some View { colors(.contrast, amount, "contrast", 1) }

    /// How much colour is left: 1 changes nothing, 0 makes everything grey.
    public nonisolated func saturation(_ amount: Double) -> some View { colors(.saturation, amount, "saturation", 1) }

    /// How grey the view is: from 0, which changes nothing, to 1.
    public nonisolated func grayscale(_ amount: Double) -> some View { colors(.grayscale, amount, "grayscale", 0) }

    /// Turns the hues of all colours.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        colors(.hueRotation, angle.radians, "hueRotation", 0)
    }

    /// Inverts all colours.
    public nonisolated func colorInvert() -> some View { colors(.invert, 1, "colorInvert", 1) }

    /// Multiplies all colours by another.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

    /// Makes the view black, as opaque as it was light, for a mask.
    public nonisolated func luminanceToAlpha() -> some View { modifier(LuminanceEffect()) }
}
