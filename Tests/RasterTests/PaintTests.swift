import CoreGraphics
import Drawing
import Raster
import Testing

@Suite struct PaintTests {
    private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    private let stops = [ColorStop(color: black, location: 0), ColorStop(color: white, location: 1)]

    private func fill(_ paint: Paint, _ path: Path? = nil, scale: CGFloat = 1) -> PixelSurface {
        picture([.fill(path ?? all, FillStyle(), paint)], scale: scale)
    }

    @Test(arguments: [CGFloat(1), 2]) func aLinearGradientRisesEvenly(scale: CGFloat) {
        let pixels = fill(.linearGradient(stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)), scale: scale)
        for x in 0..<pixels.width {
            let part = max(0, min(1, ((Double(x) + 0.5) / scale - 10) / 20))
            #expect(abs(Double(pixels.red(x, 5)) - 255 * part) <= 1)
        }
    }

    @Test func aRadialGradientGoesByDistance() {
        let pixels = fill(.radialGradient(stops, center: CGPoint(x: 20, y: 20), startRadius: 4, endRadius: 16))
        for (x, y) in [(20, 20), (30, 20), (12, 9), (0, 0)] {
            let distance = hypot(Double(x) + 0.5 - 20, Double(y) + 0.5 - 20)
            #expect(abs(Double(pixels.red(x, y)) - 255 * max(0, min(1, (distance - 4) / 12))) <= 1)
        }
    }

    @Test func anAngularGradientRunsClockwiseFromItsStart() {
        let pixels = fill(
            .angularGradient(stops, center: CGPoint(x: 20, y: 20), startAngle: 0.5, endAngle: 0.5 + 2 * .pi))
        for (x, y) in [(35, 30), (10, 35), (3, 4), (30, 2), (25, 22)] {
            var angle = atan2(Double(y) + 0.5 - 20, Double(x) + 0.5 - 20) - 0.5
            if angle < 0 { angle += 2 * .pi }
            #expect(abs(Double(pixels.red(x, y)) - 255 * angle / (2 * .pi)) <= 1)
        }
    }

    @Test func aSweepOfLessThanATurnLeavesItsEndColoursOutside() {
        let pixels = fill(.angularGradient(stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: .pi))
        #expect(pixels.red(2, 15) == 255)
        #expect(pixels.red(38, 15) == 0)
    }

    @Test func aFadeToClearKeepsItsColour() {
        let fade = [ColorStop(color: red, location: 0), ColorStop(color: clear, location: 1)]
        let pixels = fill(.linearGradient(fade, start: .zero, end: CGPoint(x: 40, y: 0)))
        for x in 0..<40 {
            #expect(abs(pixels.red(x, 3) - pixels.alpha(x, 3)) <= 1)
            #expect(abs(Double(pixels.alpha(x, 3)) - 255 * (1 - (Double(x) + 0.5) / 40)) <= 1)
        }
    }

    @Test func stopsAtOnePlaceMakeAHardEdge() {
        let hard = [
            ColorStop(color: red, location: 0.5), ColorStop(color: blue, location: 0.5),
            ColorStop(color: blue, location: 1),
        ]
        let pixels = fill(.linearGradient(hard, start: .zero, end: CGPoint(x: 40, y: 0)))
        #expect(pixels.pixel(x: 19, y: 0) == 0xFFFF_0000)
        #expect(pixels.pixel(x: 20, y: 0) == 0xFF00_00FF)
    }

    @Test func oddGradientsAreDrawnAsTheyCan() {
        #expect(fill(.linearGradient([], start: .zero, end: CGPoint(x: 9, y: 9))).area == 0)
        #expect(fill(.linearGradient(stops, start: .zero, end: .zero)).red(3, 3) == 255)
        #expect(
            fill(.radialGradient(stops, center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 5)).red(0, 0) == 255)
        #expect(
            fill(.angularGradient(stops, center: CGPoint(x: CGFloat.nan, y: 0), startAngle: 0, endAngle: 1)).area == 0)
    }

    @Test func anImageOfItsOwnSizeIsCopied() {
        let image = PixelImage(width: 6, height: 5) { x, y in 0xFF00_0000 | UInt32(x * 40) << 16 | UInt32(y * 50) }
        let box = CGRect(x: 0, y: 0, width: 6, height: 5)
        for smooth in [true, false] {
            let pixels = picture([
                .image(image, source: box, destination: box.offsetBy(dx: 7, dy: 8), smooth: smooth, tint: nil)
            ])
            #expect(pixels.area == 30)
            for y in 0..<5 {
                for x in 0..<6 {
                    #expect(pixels.pixel(x: x + 7, y: y + 8) == 0xFF00_0000 | UInt32(x * 40) << 16 | UInt32(y * 50))
                }
            }
        }
    }

    @Test func anEnlargedImageIsBlockyOrSmooth() {
        let image = PixelImage(width: 2, height: 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        func draw(_ smooth: Bool) -> PixelSurface {
            picture([
                .image(
                    image, source: CGRect(x: 0, y: 0, width: 2, height: 1),
                    destination: CGRect(x: 0, y: 0, width: 40, height: 20), smooth: smooth, tint: nil)
            ])
        }
        #expect(draw(false).red(19, 5) == 0 && draw(false).red(20, 5) == 255)
        for x in 10..<30 {
            let expected = 255 * (Double(x) + 0.5 - 10) / 20
            #expect(abs(Double(draw(true).red(x, 5)) - expected) <= 2)
        }
    }

    @Test func aReducedImageKeepsItsMean() {
        let image = PixelImage(width: 64, height: 64) { x, y in (x ^ y) & 1 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let pixels = picture([
            .image(
                image, source: CGRect(x: 0, y: 0, width: 64, height: 64),
                destination: CGRect(x: 0, y: 0, width: 10, height: 10), smooth: true, tint: nil)
        ])
        for y in 0..<10 {
            for x in 0..<10 { #expect(abs(pixels.red(x, y) - 128) <= 2) }
        }
    }

    @Test func aTintReplacesColoursAndKeepsAlpha() {
        let image = PixelImage(width: 1, height: 1) { _, _ in 0x8000_8000 }
        let box = CGRect(x: 0, y: 0, width: 1, height: 1)
        let pixels = picture([.image(image, source: box, destination: box, smooth: true, tint: red)])
        #expect(pixels.pixel(x: 0, y: 0) == 0x8080_0000)
    }

    @Test func anImagesPartDoesNotBleed() {
        let image = PixelImage(width: 4, height: 4) { x, y in x < 2 && y < 2 ? 0xFFFF_0000 : 0xFF00_FF00 }
        let pixels = picture([
            .image(
                image, source: CGRect(x: 0, y: 0, width: 2, height: 2),
                destination: CGRect(x: 0, y: 0, width: 30, height: 30), smooth: true, tint: nil)
        ])
        #expect(pixels.pixel(x: 29, y: 29) == 0xFFFF_0000)
    }
}
