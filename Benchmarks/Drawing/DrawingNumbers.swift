import Drawing
import Foundation

/// What the drawing scenes draw, number by number as `scenes.py` of the bench has them.
enum DrawingNumbers {
    static let width: CGFloat = 1_280
    static let height: CGFloat = 720
    static let size = CGSize(width: width, height: height)

    /// The scenes' own random numbers, from 0 to below 1.
    struct Random {
        private var state: UInt64 = 1

        mutating func next() -> Double {
            state = (1_664_525 * state + 1_013_904_223) & 0xffff_ffff
            return Double(state) / 4_294_967_296
        }
    }

    /// A colour by hue, saturation and brightness, each from 0 to 1, in the arithmetic of Python's colorsys.
    static func color(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) -> PaintColor {
        let sector = (hue * 6).rounded(.down)
        let rest = hue * 6 - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest)
        let rising = brightness * (1 - saturation * (1 - rest))
        let (red, green, blue) =
            switch Int(sector) % 6 {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        return PaintColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    }

    /// A white star with four points and soft edges, 16 x 16 pixels.
    static func star() -> Bitmap {
        let side = 16
        var bytes: [UInt8] = []
        for row in 0..<side {
            for column in 0..<side {
                let x = abs((Double(column) + 0.5) / Double(side) * 2 - 1)
                let y = abs((Double(row) + 0.5) / Double(side) * 2 - 1)
                let distance = x.squareRoot() + y.squareRoot()
                let alpha = distance < 1.07 ? max(0, min(1, (1 - distance) * 3 + 0.2)) : 0
                bytes += [UInt8](repeating: UInt8(alpha * 255), count: 4)
            }
        }
        return Bitmap(width: side, height: side, bytes: bytes)
    }

    /// A smooth made-up photo, 256 x 256 pixels.
    static func photo() -> Bitmap {
        let side = 256
        var bytes: [UInt8] = []
        for row in 0..<side {
            for column in 0..<side {
                bytes += [
                    UInt8((column ^ row) & 255), UInt8(row * 255 / side), UInt8(column * 255 / side), 255,
                ]
            }
        }
        return Bitmap(width: side, height: side, bytes: bytes)
    }
}
