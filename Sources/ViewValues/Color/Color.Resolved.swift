import Drawing
import Foundation

extension Color {
    /// A colour's components: extended sRGB, not multiplied by the opacity.
    @frozen public struct Resolved: Hashable, Sendable {
        /// In proportion to the light.
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// From 0 to 1.
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB:
                linearRed = TransferFunction.linear(red)
                linearGreen = TransferFunction.linear(green)
                linearBlue = TransferFunction.linear(blue)
            case .sRGBLinear:
                linearRed = red
                linearGreen = green
                linearBlue = blue
            case .displayP3:
                let red = Double(TransferFunction.linear(red))
                let green = Double(TransferFunction.linear(green))
                let blue = Double(TransferFunction.linear(blue))
                // Display P3 to sRGB, both with the white point D65: the product of the matrices of their primaries.
                linearRed = Float(1.224_940_176 * red - 0.224_940_176 * green)
                linearGreen = Float(-0.042_056_955 * red + 1.042_056_955 * green)
                linearBlue = Float(-0.019_637_555 * red - 0.078_636_046 * green + 1.098_273_600 * blue)
            }
        }

        init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
            self.linearRed = linearRed
            self.linearGreen = linearGreen
            self.linearBlue = linearBlue
            self.opacity = opacity
        }

        package init(_ color: PaintColor) {
            self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
        }

        /// Encoded.
        public var red: Float {
            get { TransferFunction.encoded(linearRed) }
            set { linearRed = TransferFunction.linear(newValue) }
        }

        /// Encoded.
        public var green: Float {
            get { TransferFunction.encoded(linearGreen) }
            set { linearGreen = TransferFunction.linear(newValue) }
        }

        /// Encoded.
        public var blue: Float {
            get { TransferFunction.encoded(linearBlue) }
            set { linearBlue = TransferFunction.linear(newValue) }
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`.
    public var description: String {
        func hexadecimal(_ component: Float) -> String {
            let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "#" + hexadecimal(red) + hexadecimal(green) + hexadecimal(blue) + hexadecimal(opacity)
    }
}

extension Color.Resolved: Codable {
    /// Four numbers in turn: linear red, green and blue, and opacity.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        linearRed = try container.decode(Float.self)
        linearGreen = try container.decode(Float.self)
        linearBlue = try container.decode(Float.self)
        opacity = try container.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(linearRed)
        try container.encode(linearGreen)
        try container.encode(linearBlue)
        try container.encode(opacity)
    }
}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<
        Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    /// Encoded red, green and blue, each multiplied by the opacity, and the opacity: so that a colour fades in without
    /// the black of `clear` (guessed).
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(
                red * opacity, AnimatablePair(green * opacity, AnimatablePair(blue * opacity, opacity)))
        }
        set {
            opacity = newValue.second.second.second
            let scale = opacity > 0 ? 1 / opacity : 0
            red = newValue.first * scale
            green = newValue.second.first * scale
            blue = newValue.second.second.first * scale
        }
    }
}
