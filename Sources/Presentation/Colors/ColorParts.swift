import CoreGraphics
import Foundation
import ViewCore

/// A colour as its hue, saturation and brightness in sRGB, each from 0 to 1, and its opacity.
struct ColorParts: Equatable {
    var hue: Double
    var saturation: Double
    var brightness: Double
    var opacity: Double

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
        self.opacity = opacity
    }

    init(red: Double, green: Double, blue: Double, opacity: Double) {
        func within(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }
        let (red, green, blue) = (within(red), within(green), within(blue))
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var hue = 0.0
        if range > 0 {
            if most == red {
                hue = (green - blue) / range
            } else if most == green {
                hue = (blue - red) / range + 2
            } else {
                hue = (red - green) / range + 4
            }
            hue /= 6
            if hue < 0 { hue += 1 }
        }
        self.init(
            hue: hue, saturation: most > 0 ? range / most : 0, brightness: most, opacity: within(opacity))
    }

    init(_ color: Color.Resolved) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            opacity: Double(color.opacity))
    }

    var rgb: (red: Double, green: Double, blue: Double) {
        let place = hue.truncatingRemainder(dividingBy: 1) * 6
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(place.truncatingRemainder(dividingBy: 2) - 1))
        let rest = brightness - chroma
        let (red, green, blue) =
            switch Int(place) {
            case 0: (chroma, second, 0.0)
            case 1: (second, chroma, 0.0)
            case 2: (0.0, chroma, second)
            case 3: (0.0, second, chroma)
            case 4: (second, 0.0, chroma)
            default: (chroma, 0.0, second)
            }
        return (red + rest, green + rest, blue + rest)
    }

    func color(keepsOpacity: Bool) -> Color {
        let rgb = rgb
        return Color(
            .sRGB, red: rgb.red, green: rgb.green, blue: rgb.blue, opacity: keepsOpacity ? opacity : 1)
    }
}

/// A colour in words.
enum ColorText {
    /// `#RRGGBB`, with two digits more for what is not opaque.
    static func text(_ parts: ColorParts, hasOpacity: Bool) -> String {
        func two(_ value: Double) -> String {
            let byte = Int((max(0, min(1, value)) * 255).rounded())
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        let rgb = parts.rgb
        let opaque = "#" + two(rgb.red) + two(rgb.green) + two(rgb.blue)
        return hasOpacity && parts.opacity < 1 ? opaque + two(parts.opacity) : opaque
    }

    /// Nil for what is not written so.
    static func parts(_ text: String) -> ColorParts? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : Substring(text)
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return nil }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
        return ColorParts(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }
}
