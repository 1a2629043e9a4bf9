import CoreGraphics
import Drawing
import Raster
import Testing

@Suite struct FillTests {
    @Test func aRectangleOnPixelsFillsExactlyThem() {
        let pixels = picture([.rect(3, 4, 10, 5, red)])
        #expect(pixels.area == 50)
        #expect(pixels.pixel(x: 3, y: 4) == 0xFFFF_0000)
        #expect(pixels.pixel(x: 12, y: 8) == 0xFFFF_0000)
        #expect(pixels.pixel(x: 2, y: 4) == 0)
        #expect(pixels.pixel(x: 13, y: 8) == 0)
    }

    @Test func aRectangleBetweenPixelsCoversInProportion() {
        let pixels = picture([.rect(3.25, 4.5, 2, 2, black)])
        #expect(abs(pixels.alpha(3, 5) - 191) <= 1)
        #expect(abs(pixels.alpha(4, 4) - 128) <= 1)
        #expect(abs(pixels.alpha(5, 5) - 64) <= 1)
        #expect(abs(pixels.alpha(5, 6) - 32) <= 1)
        #expect(pixels.alpha(4, 5) == 255)
        #expect(abs(pixels.area - 4) < 0.05)
    }

    @Test func aRectangleAndItsElementsDrawTheSame() {
        let rect = CGRect(x: 3.3, y: 4.7, width: 12.1, height: 7.4)
        let path = Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ])
        }
        let quick = picture([.fill(Path(rect), FillStyle(), .color(red))])
        let slow = picture([.fill(path, FillStyle(), .color(red))])
        for y in 0..<40 {
            for x in 0..<40 { #expect(abs(quick.alpha(x, y) - slow.alpha(x, y)) <= 1) }
        }
    }

    @Test(arguments: [4.0, 9.5, 17.3]) func aCircleHasItsArea(radius: Double) {
        let box = CGRect(x: 20 - radius, y: 20 - radius, width: 2 * radius, height: 2 * radius)
        let pixels = picture([.fill(Path(ellipseIn: box), FillStyle(), .color(black))])
        #expect(abs(pixels.area - .pi * radius * radius) < 0.01 * .pi * radius * radius)
    }

    @Test func theTwoRulesDifferWhereAPathCoversTwice() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let winding = picture([.fill(path, FillStyle(), .color(black))])
        let evenOdd = picture([.fill(path, FillStyle(eoFill: true), .color(black))])
        #expect(winding.area == 900)
        #expect(evenOdd.area == 800)
        #expect(evenOdd.alpha(15, 15) == 0)
    }

    @Test func withoutSmoothingPixelsAreWholeOrClear() {
        let path = Path(ellipseIn: CGRect(x: 3, y: 3, width: 30, height: 30))
        let pixels = picture([.fill(path, FillStyle(antialiased: false), .color(black))])
        for y in 0..<40 {
            for x in 0..<40 { #expect([0, 255].contains(pixels.alpha(x, y))) }
        }
        #expect(abs(pixels.area - .pi * 225) < 10)
    }

    @Test func aStrokeLiesHalfOnEachSide() {
        let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
        let pixels = picture([.stroke(Path(rect), StrokeStyle(lineWidth: 2), .color(black))])
        #expect(pixels.area == 22 * 22 - 18 * 18)
        #expect(pixels.alpha(9, 9) == 255)
        #expect(pixels.alpha(11, 11) == 0)
    }

    @Test(arguments: [CGLineCap.butt, .square, .round]) func capsAddTheirArea(cap: CGLineCap) {
        var path = Path()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 30, y: 20))
        let pixels = picture([.stroke(path, StrokeStyle(lineWidth: 8, lineCap: cap), .color(black))])
        let added = cap == .butt ? 0 : cap == .square ? 64 : Double.pi * 16
        #expect(abs(pixels.area - 160 - added) < 0.6)
    }

    @Test func joinsAddTheirArea() {
        func area(_ join: CGLineJoin, limit: CGFloat = 10) -> Double {
            var path = Path()
            path.addLines([CGPoint(x: 5, y: 30), CGPoint(x: 25, y: 30), CGPoint(x: 25, y: 10)])
            let style = StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit)
            return picture([.stroke(path, style, .color(black))]).area
        }
        // Two lines of 20 x 8 share a square of 4 x 4; the outer corner is a square of 4 x 4, more or less cut off.
        let lines = 320.0 - 16
        #expect(abs(area(.miter) - lines - 16) < 0.3)
        #expect(abs(area(.bevel) - lines - 8) < 0.3)
        #expect(abs(area(.round) - lines - .pi * 4) < 0.3)
        #expect(abs(area(.miter, limit: 1) - lines - 8) < 0.3)
    }

    @Test func dashesCoverTheirShare() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        let pixels = picture([.stroke(path, StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 2), .color(black))])
        #expect(pixels.alpha(3, 20) == 255)
        #expect(pixels.alpha(4, 20) == 0)
        #expect(pixels.alpha(8, 20) == 255)
        #expect(abs(pixels.area - 2 * (4 + 6 + 6 + 6 + 2)) < 0.01)
    }
}
