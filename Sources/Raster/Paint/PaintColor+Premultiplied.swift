import CoreGraphics
import Drawing

extension PaintColor {
    /// As the pixels have it: 0xAARRGGBB, each channel held between 0 and 1.
    func premultiplied(opacity factor: Double) -> UInt32 {
        func held(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let alpha = held(opacity * Float(factor))
        func byte(_ value: Float) -> UInt32 { UInt32(held(value) * alpha * 255 + 0.5) }
        return byte(blue) | byte(green) << 8 | byte(red) << 16 | UInt32(alpha * 255 + 0.5) << 24
    }
}
