import CoreGraphics
import Drawing
import Raster
import Testing

@Suite struct LayerTests {
    private func gaussian(_ x: Double, _ deviation: Double) -> Double {
        0.5 * (1 + erf(x / deviation / 2.0.squareRoot()))
    }

    @Test func aGroupsOpacityCountsOnceWhereItsContentOverlaps() {
        let items: [DisplayItem] = [.rect(0, 0, 20, 20, red), .rect(10, 10, 20, 20, red)]
        let pixels = picture([.layer(items, opacity: 0.5)])
        #expect(abs(pixels.alpha(15, 15) - 128) <= 1)
        #expect(pixels.pixel(x: 15, y: 15) == pixels.pixel(x: 5, y: 5))
    }

    @Test func opacityOnOneThingEqualsItsGroup() {
        let folded = picture([.layer([.rect(0, 0, 20, 20, red)], opacity: 0.5)], background: white)
        let group = picture(
            [.layer([.rect(0, 0, 20, 20, red), .rect(0, 0, 0, 0, red)], opacity: 0.5)], background: white)
        #expect(folded.pixel(x: 5, y: 5) == group.pixel(x: 5, y: 5))
        #expect(folded.pixel(x: 5, y: 5) == 0xFFFF_7F7F)
    }

    @Test func aClipCutsAndAMaskMultiplies() {
        let clipped = picture([.layer([.rect(0, 0, 40, 40, red)], clip: Path(CGRect(x: 5, y: 6, width: 7, height: 8)))])
        #expect(clipped.area == 56)
        let half = PaintColor(red: 0, green: 0, blue: 0, opacity: 0.5)
        let masked = picture([.layer([.rect(0, 0, 40, 40, red)], mask: [.rect(5, 5, 10, 10, half)])])
        #expect(abs(masked.area - 50) < 1)
        #expect(abs(masked.red(7, 7) - 128) <= 1)
        let nothing = picture([.layer([.rect(0, 0, 40, 40, red)], mask: [])])
        #expect(nothing.area == 0)
    }

    @Test func aRoundClipCoversAsItsShape() {
        let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
        let clipped = picture([.layer([.rect(0, 0, 40, 40, red)], clip: circle)])
        let filled = picture([.fill(circle, FillStyle(), .color(red))])
        #expect(clipped.makeBitmap() == filled.makeBitmap())
    }

    @Test(arguments: [0.7, 1.5, 2, 3.3, 5]) func aBlurIsAGaussian(deviation: Double) {
        // An edge at x = 20, far from all others: the blurred edge is the Gaussian's integral.
        let list = makeList([
            .layer([.rect(-200, -200, 220, 440, black)], filters: [.blur(radius: deviation, isOpaque: false)])
        ])
        let pixels = picture(list)
        for x in 0..<40 {
            let expected = 255 * gaussian(20 - (Double(x) + 0.5), deviation)
            #expect(abs(Double(pixels.alpha(x, 20)) - expected) < 5, "at \(x)")
        }
    }

    @Test func aBlurKeepsTheSumAndAnOpaqueOneItsEdges() {
        let blurred = picture([.layer([.rect(15, 15, 10, 10, red)], filters: [.blur(radius: 2.5, isOpaque: false)])])
        #expect(abs(blurred.area - 100) < 1.5)
        let opaque = picture([.layer([.rect(5, 5, 30, 30, red)], filters: [.blur(radius: 3, isOpaque: true)])])
        #expect(opaque.area == 900)
        #expect(opaque.pixel(x: 5, y: 5) == 0xFFFF_0000)
    }

    @Test(arguments: [CGFloat(1), 2]) func aShadowLiesBehindAtItsOffset(scale: CGFloat) {
        let shadow = Shadow(color: black, radius: 0, offset: CGSize(width: 6, height: 4))
        let pixels = picture([.layer([.rect(5, 5, 10, 10, red)], shadow: shadow)], scale: scale)
        let s = Int(scale)
        #expect(pixels.pixel(x: 10 * s, y: 10 * s) == 0xFFFF_0000)
        #expect(pixels.pixel(x: 18 * s, y: 16 * s) == 0xFF00_0000)
        #expect(pixels.area == Double((100 + 100 - 4 * 6) * s * s))
    }

    @Test func aShadowsBlurIsAsWideAsItsRadiusSays() {
        let shadow = Shadow(color: black, radius: 3, offset: CGSize(width: 0, height: 0))
        let pixels = picture([.layer([.rect(-200, -200, 220, 440, red)], shadow: shadow)])
        for x in 20..<32 {
            let expected = 255 * gaussian(20 - (Double(x) + 0.5), 3)
            #expect(abs(Double(pixels.alpha(x, 20)) - expected) < 4)
        }
    }

    @Test func blendModesFollowTheirFormulas() {
        let below = PaintColor(red: 0.8, green: 0.4, blue: 0.2)
        let above = PaintColor(red: 0.5, green: 0.6, blue: 0.9)
        func channels(_ mode: BlendMode) -> [Double] {
            let pixels = picture([.rect(0, 0, 9, 9, below), .layer([.rect(0, 0, 9, 9, above)], blendMode: mode)])
            return [pixels.red(4, 4), pixels.green(4, 4), pixels.blue(4, 4)].map { Double($0) / 255 }
        }
        func expect(_ mode: BlendMode, _ formula: (Double, Double) -> Double) {
            let found = channels(mode)
            for (index, pair) in [(0.8, 0.5), (0.4, 0.6), (0.2, 0.9)].enumerated() {
                #expect(abs(found[index] - formula(pair.0, pair.1)) < 0.012, "\(mode) \(index)")
            }
        }
        expect(.normal) { $1 }
        expect(.multiply) { $0 * $1 }
        expect(.screen) { $0 + $1 - $0 * $1 }
        expect(.overlay) { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
        expect(.darken) { min($0, $1) }
        expect(.lighten) { max($0, $1) }
        expect(.colorDodge) { min(1, $0 / (1 - $1)) }
        expect(.colorBurn) { 1 - min(1, (1 - $0) / $1) }
        expect(.hardLight) { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
        expect(.difference) { abs($0 - $1) }
        expect(.exclusion) { $0 + $1 - 2 * $0 * $1 }
        expect(.plusLighter) { min(1, $0 + $1) }
        expect(.plusDarker) { max(0, $0 + $1 - 1) }
        expect(.sourceAtop) { $1 }
        expect(.destinationOver) { below, _ in below }
        expect(.destinationOut) { _, _ in 0 }
        let brightness = { (c: [Double]) in 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
        #expect(abs(brightness(channels(.luminosity)) - brightness([0.5, 0.6, 0.9])) < 0.01)
        for mode in [BlendMode.hue, .saturation, .color] {
            #expect(abs(brightness(channels(mode)) - brightness([0.8, 0.4, 0.2])) < 0.01)
        }
    }

    @Test func aGroupKeepsBlendModesInside() {
        let inner = DisplayItem.layer([.rect(0, 0, 9, 9, green)], blendMode: .multiply)
        #expect(picture([inner], background: red).pixel(x: 4, y: 4) == 0xFF00_0000)
        #expect(picture([.layer([inner], isGroup: true)], background: red).pixel(x: 4, y: 4) == 0xFF00_FF00)
    }

    @Test func aTransformTurnsAboutTheOrigin() {
        let turned = CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2)
        let pixels = picture([.layer([.rect(0, 0, 10, 4, red)], transform: turned)])
        #expect(pixels.alpha(18, 25) == 255)
        #expect(pixels.alpha(25, 21) == 0)
        #expect(abs(pixels.area - 40) < 0.01)
    }
}
