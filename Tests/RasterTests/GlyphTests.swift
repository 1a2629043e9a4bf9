import CoreGraphics
import Drawing
import Raster
import Testing

@Suite struct GlyphTests {
    private let face = BoxFace()

    private func draw(
        _ glyphs: [UInt32], size: CGFloat = 8, at origin: CGPoint, paint: Paint = .color(black), slant: CGFloat = 0,
        transform: CGAffineTransform = .identity, clip: Path? = nil
    ) -> PixelSurface {
        picture([
            .layer(
                [.glyphs(face.run(glyphs, size: size, slant: slant), origin: origin, paint)], clip: clip,
                transform: transform)
        ])
    }

    @Test func aGlyphStandsOnItsBaseline() {
        let pixels = draw([5], at: CGPoint(x: 10, y: 20))
        #expect(pixels.area == 16)
        #expect(pixels.alpha(10, 19) == 255 && pixels.alpha(13, 16) == 255)
        #expect(pixels.alpha(10, 20) == 0 && pixels.alpha(14, 19) == 0)
    }

    @Test func glyphsLieOnQuartersOfAPixelAndBaselinesOnPixels() {
        #expect(abs(draw([5], at: CGPoint(x: 10.3, y: 20.4)).alpha(10, 19) - 191) <= 1)
        #expect(draw([5], at: CGPoint(x: 10.1, y: 20.4)).alpha(10, 19) == 255)
        #expect(draw([5], at: CGPoint(x: 10, y: 20.6)).alpha(11, 20) == 255)
    }

    @Test func otherTransformsAndPaintsFillTheOutlines() {
        let turned = draw(
            [5], at: .zero, transform: CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 2))
        #expect(abs(turned.area - 16) < 0.1)
        #expect(turned.alpha(21, 22) == 255)
        let stops = [ColorStop(color: red, location: 0), ColorStop(color: red, location: 1)]
        let painted = draw(
            [5], at: CGPoint(x: 10, y: 20), paint: .linearGradient(stops, start: .zero, end: CGPoint(x: 9, y: 0)))
        #expect(painted.pixel(x: 11, y: 18) == 0xFFFF_0000)
        #expect(draw([5], size: 400, at: CGPoint(x: -20, y: 200)).alpha(20, 20) == 255)
    }

    @Test func aSlantLeansToTheRight() {
        let pixels = draw([10], size: 20, at: CGPoint(x: 10, y: 30), slant: 0.25)
        #expect(abs(pixels.area - 200) < 1)
        #expect(pixels.alpha(10, 29) > 200 && pixels.alpha(10, 11) == 0)
        #expect(pixels.alpha(22, 11) == 255)
    }

    @Test func colourGlyphsKeepTheirColours() {
        let pixels = draw([100], size: 8, at: CGPoint(x: 10, y: 20))
        #expect(pixels.pixel(x: 12, y: 13) == 0xFFFF_0000)
        #expect(pixels.pixel(x: 12, y: 18) == 0xFF00_00FF)
        let faint = draw(
            [100], at: CGPoint(x: 10, y: 20), paint: .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0.5)))
        #expect(abs(faint.alpha(12, 13) - 128) <= 1)
    }

    @Test func aClipCutsGlyphs() {
        let circle = Path(ellipseIn: CGRect(x: 6, y: 6, width: 20, height: 20))
        let clipped = draw([10, 10, 10], size: 20, at: CGPoint(x: 4, y: 26), clip: circle)
        let whole = draw([10, 10, 10], size: 20, at: CGPoint(x: 4, y: 26))
        let shape = picture([.fill(circle, FillStyle(), .color(black))])
        for y in 0..<40 {
            for x in 0..<40 {
                let expected = Double(whole.alpha(x, y) * shape.alpha(x, y)) / 255
                #expect(abs(Double(clipped.alpha(x, y)) - expected) <= 1)
            }
        }
    }

    @Test func manyGlyphsAndSizesAreAllKept() {
        var items: [DisplayItem] = []
        for index in 0..<600 {
            let run = face.run([UInt32(index % 9 + 1), 0, UInt32(index % 7 + 1)], size: 3 + CGFloat(index) / 40)
            items.append(.glyphs(run, origin: CGPoint(x: CGFloat(index % 37), y: CGFloat(index % 41)), .color(black)))
        }
        let list = makeList(items)
        let surface = PixelSurface(width: 40, height: 40)!
        let renderer = RasterRenderer(threads: 1)
        renderer.draw(list, into: surface, scale: 1)
        let first = surface.makeBitmap()
        renderer.draw(list, into: surface, scale: 1)
        #expect(surface.makeBitmap() == first)
    }
}
