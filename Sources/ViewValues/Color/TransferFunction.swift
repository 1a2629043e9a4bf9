import Foundation

/// sRGB's transfer function (IEC 61966-2-1), mirrored at zero for colours outside the space. Display P3 has the same.
enum TransferFunction {
    /// Light in proportion, from an encoded component.
    static func linear(_ encoded: Float) -> Float {
        let magnitude = abs(encoded)
        let light = magnitude <= 0.04045 ? magnitude / 12.92 : powf((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -light : light
    }

    /// An encoded component, from light.
    static func encoded(_ linear: Float) -> Float {
        let magnitude = abs(linear)
        let code = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * powf(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -code : code
    }
}
