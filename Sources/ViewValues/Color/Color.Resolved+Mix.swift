import Foundation

extension Color.Resolved {
    /// A colour between two, each component weighted by its opacity.
    static func mix(
        _ first: Color.Resolved, _ second: Color.Resolved, by fraction: Double, in space: Gradient.ColorSpace
    ) -> Color.Resolved {
        let fraction = Float(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
        let opacity = first.opacity + (second.opacity - first.opacity) * fraction
        guard opacity > 0 else { return fraction < 0.5 ? first.transparent : second.transparent }
        let weight = second.opacity * fraction / opacity
        func between(_ start: SIMD3<Float>, _ end: SIMD3<Float>) -> SIMD3<Float> { start + (end - start) * weight }
        switch space {
        case .perceptual:
            let mixed = Oklab.linear(between(Oklab.lab(first.linear), Oklab.lab(second.linear)))
            return Color.Resolved(
                linearRed: mixed.x, linearGreen: mixed.y, linearBlue: mixed.z, opacity: opacity)
        default:
            let mixed = between(first.encoded, second.encoded)
            return Color.Resolved(red: mixed.x, green: mixed.y, blue: mixed.z, opacity: opacity)
        }
    }

    private var transparent: Color.Resolved {
        var copy = self
        copy.opacity = 0
        return copy
    }

    private var linear: SIMD3<Float> { SIMD3(linearRed, linearGreen, linearBlue) }
    private var encoded: SIMD3<Float> { SIMD3(red, green, blue) }
}

/// Björn Ottosson's Oklab (2020), in which equal distances look equal. Matrices as published with it.
enum Oklab {
    static func lab(_ rgb: SIMD3<Float>) -> SIMD3<Float> {
        let long = cbrtf(0.412_221_470_8 * rgb.x + 0.536_332_536_3 * rgb.y + 0.051_445_992_9 * rgb.z)
        let medium = cbrtf(0.211_903_498_2 * rgb.x + 0.680_699_545_1 * rgb.y + 0.107_396_956_6 * rgb.z)
        let short = cbrtf(0.088_302_461_9 * rgb.x + 0.281_718_837_6 * rgb.y + 0.629_978_700_5 * rgb.z)
        return SIMD3(
            0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short,
            1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short,
            0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short)
    }

    static func linear(_ lab: SIMD3<Float>) -> SIMD3<Float> {
        let long = cube(lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z)
        let medium = cube(lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z)
        let short = cube(lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548_0 * lab.z)
        return SIMD3(
            4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short)
    }

    private static func cube(_ value: Float) -> Float { value * value * value }
}
