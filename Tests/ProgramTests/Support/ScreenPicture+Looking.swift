import CoreGraphics
import WindowTesting

extension ScreenPicture {
    /// The pixel in which a point lies; `scale` is pixels a point.
    func color(at point: CGPoint, scale: Int) -> Color {
        self[Int((point.x * CGFloat(scale)).rounded(.down)), Int((point.y * CGFloat(scale)).rounded(.down))]
    }

    /// Whether a screen shows this picture, pixel by pixel, at its top left.
    func equals(_ screen: ScreenPicture) -> Bool {
        (0..<height).allSatisfy { y in (0..<width).allSatisfy { self[$0, y] == screen[$0, y] } }
    }

    /// The smallest rectangle, in pixels, around those in `area` for which `isWanted` holds. Nil for none.
    func bounds(in area: CGRect, where isWanted: (Color) -> Bool) -> CGRect? {
        var found: CGRect?
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) where isWanted(self[x, y]) {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                found = found?.union(pixel) ?? pixel
            }
        }
        return found
    }
}

extension ScreenPicture.Color {
    /// Whether every channel is within `tolerance` of the other colour's: what rounding in two places makes, unless more
    /// is said.
    func isNear(_ other: Self, within tolerance: Int = 3) -> Bool { distance(to: other) <= tolerance }

    /// Whether it has no hue, as greys have none; the system's greys have a trace of blue.
    var isGrey: Bool { Int(max(red, green, blue)) - Int(min(red, green, blue)) <= 4 }

    // The light system colours that the programs use, as Apple publishes them.
    static let systemBlue = Self(0, 122, 255)
    static let systemPurple = Self(175, 82, 222)
    static let systemOrange = Self(255, 149, 0)
    static let systemGray = Self(142, 142, 147)
    /// What a window of the desktop is filled with.
    static let windowBackground = Self(236, 236, 236)

    /// `other` laid over this colour with an opacity from 0 to 1, or the way to it by that part.
    func mixed(with other: Self, by part: Double) -> Self {
        func mix(_ first: UInt8, _ second: UInt8) -> UInt8 {
            UInt8((Double(first) + (Double(second) - Double(first)) * part).rounded())
        }
        return Self(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }
}
