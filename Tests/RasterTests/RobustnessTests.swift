import CoreGraphics
import Drawing
import Raster
import Testing

@Suite struct RobustnessTests {
    private let far = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

    @Test func farCoordinatesDrawWhatIsNear() {
        #expect(picture([.fill(Path(far), FillStyle(), .color(red))]).area == 1600)
        #expect(picture([.fill(Path(ellipseIn: far), FillStyle(), .color(red))]).area == 1600)
        let half = Path { $0.addLines([CGPoint(x: -1e9, y: -1e9), CGPoint(x: 1e9, y: 1e9), CGPoint(x: -1e9, y: 1e9)]) }
        #expect(abs(picture([.fill(half, FillStyle(), .color(red))]).area - 800) < 1)
        let line = Path { $0.addLines([CGPoint(x: -1e9, y: 20), CGPoint(x: 1e9, y: 20)]) }
        #expect(abs(picture([.stroke(line, StrokeStyle(lineWidth: 4), .color(red))]).area - 160) < 1)
        let dashed = StrokeStyle(lineWidth: 4, dash: [1, 1])
        #expect(picture([.stroke(line, dashed, .color(red))]).area > 0)
    }

    @Test func numbersThatAreNoneDrawNothing() {
        let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e308]
        var items: [DisplayItem] = []
        for value in bad {
            let path = Path { $0.addLines([.zero, CGPoint(x: value, y: 3), CGPoint(x: 5, y: value)]) }
            items.append(.fill(path, FillStyle(), .color(red)))
            items.append(.stroke(path, StrokeStyle(lineWidth: value, dash: [value], dashPhase: value), .color(red)))
            items.append(
                .layer(
                    [.rect(0, 0, 9, 9, red)], transform: CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: 0)
                ))
            items.append(
                .layer([.rect(0, 0, 0, 9, red)], filters: [.blur(radius: value, isOpaque: false)], opacity: value))
            items.append(
                .layer(
                    [.rect(0, 0, 0, 9, red)],
                    shadow: Shadow(color: red, radius: value, offset: CGSize(width: value, height: value))))
            items.append(.glyphs(BoxFace().run([1, 2], size: value), origin: CGPoint(x: value, y: 0), .color(red)))
            let stops = [
                ColorStop(color: PaintColor(red: Float(value), green: 0, blue: 0), location: value),
                ColorStop(color: red, location: -value),
            ]
            items.append(
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 0, height: 2)), FillStyle(),
                    .linearGradient(stops, start: .zero, end: CGPoint(x: value, y: value))))
            items.append(
                .fill(
                    Path(CGRect(x: 0, y: 0, width: 2, height: 2)), FillStyle(),
                    .radialGradient(stops, center: CGPoint(x: value, y: 0), startRadius: value, endRadius: 4)))
        }
        let surface = PixelSurface(width: 40, height: 40)!
        for scale in [1, 0, -1, .nan, 1e30] as [CGFloat] {
            RasterRenderer(threads: 1).draw(makeList(items), into: surface, scale: scale)
        }
        RasterRenderer(threads: 1).draw(
            makeList(items), into: surface, scale: 1,
            damage: [CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .null, .infinite, far])
    }

    @Test func layersMayLieDeepInEachOther() {
        var plain = DisplayItem.rect(0, 0, 20, 20, red)
        var groups = plain
        for _ in 0..<1000 {
            plain = .layer([plain], transform: CGAffineTransform(translationX: 0.01, y: 0))
            groups = .layer([groups, .rect(0, 0, 1, 1, red)], opacity: 0.9999)
        }
        #expect(picture([plain]).alpha(25, 10) == 255)
        #expect(picture([groups]).alpha(10, 10) > 0)
        for _ in 0..<4000 { plain = .layer([plain]) }
        #expect(picture([plain]).area >= 0)
    }

    @Test func emptyThingsDrawNothing() {
        let empty: [DisplayItem] = [
            .layer([]), .layer([], filters: [.blur(radius: 5, isOpaque: false)]), .layer([], mask: [], opacity: 0.5),
            .layer([], shadow: Shadow(color: black, radius: 3, offset: .zero)), .chunk(.empty),
            .fill(Path(), FillStyle(), .color(red)), .stroke(Path(), StrokeStyle(), .color(red)),
            .glyphs(BoxFace().run([], size: 9), origin: .zero, .color(red)),
            .layer([.rect(0, 0, 9, 9, red)], clip: Path()),
        ]
        #expect(picture(empty).area == 0)
    }

    @Test func surfacesOfImpossibleSizesAreRefused() {
        #expect(PixelSurface(width: 0, height: 4) == nil)
        #expect(PixelSurface(width: 4, height: -1) == nil)
        #expect(PixelSurface(width: Int.max, height: 4) == nil)
    }

    @Test func aHugeBlurEnds() {
        let pixels = picture([.layer([.rect(0, 0, 40, 40, red)], filters: [.blur(radius: 1e6, isOpaque: false)])])
        #expect(pixels.area >= 0)
    }
}
