import CoreGraphics
import Drawing
import Testing

@Suite struct PathTests {
    let triangle = Path { path in
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        path.closeSubpath()
    }

    @Test func simpleShapesAreKeptThroughMovesAndScales() {
        let shape = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
        let moved = shape.applying(CGAffineTransform(scaleX: 2, y: 3)).offsetBy(dx: 5, dy: 6)
        guard case .roundedRect(let rounded) = moved.storage else {
            Issue.record("not a rounded rectangle any more")
            return
        }
        #expect(rounded.rect == CGRect(x: 5, y: 6, width: 40, height: 30))
        #expect(rounded.corners == CGSize(width: 6, height: 9))
        guard case .elements = shape.applying(CGAffineTransform(rotationAngle: 1)).storage else {
            Issue.record("a rotated rectangle has no sides along the axes")
            return
        }
    }

    @Test func equalityGoesByElements() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        var drawn = Path()
        drawn.move(to: CGPoint(x: 1, y: 2))
        drawn.addLine(to: CGPoint(x: 4, y: 2))
        drawn.addLine(to: CGPoint(x: 4, y: 6))
        drawn.addLine(to: CGPoint(x: 1, y: 6))
        drawn.closeSubpath()
        #expect(drawn == Path(rect))
        #expect(drawn != Path(ellipseIn: rect))
        #expect(Path() == Path())
    }

    @Test func copiesDoNotShareChanges() {
        let before = triangle
        var after = before
        after.addLine(to: CGPoint(x: 50, y: 50))
        #expect(before == triangle)
        #expect(after != before)
    }

    @Test func descriptionsReadBack() {
        var path = triangle
        path.addQuadCurve(to: CGPoint(x: 1.5, y: -2), control: CGPoint(x: 0.1, y: 7))
        path.addCurve(to: CGPoint(x: 3, y: 4), control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
        #expect(Path(path.description) == path)
        #expect(triangle.description == "0 0 m 10 0 l 10 10 l h")
        #expect(Path("1 2 m 3 x") == nil)
        #expect(Path("1 2 3 m") == nil)
    }

    @Test func theBoundingRectLeavesControlsOut() {
        let path = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(abs(path.boundingRect.height - 5) < 1e-9)
        #expect(path.boundingRect.width == 10)
        #expect(Path().boundingRect.isNull)
    }

    @Test func containsFollowsTheRule() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(!path.contains(CGPoint(x: 35, y: 5)))
        #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 0.1)))
        #expect(!Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func arcsRunTheWayOfTheirAngles() {
        let quarter = Path { path in
            path.addArc(
                center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        // Y grows downward: from the right to the bottom.
        #expect(quarter.boundingRect.insetBy(dx: -1e-6, dy: -1e-6).contains(CGPoint(x: 7, y: 7)))
        #expect(abs(quarter.boundingRect.maxY - 10) < 1e-6 && quarter.boundingRect.minY > -1e-6)
        let rest = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        #expect(abs(rest.boundingRect.minY + 10) < 0.01 && abs(rest.boundingRect.minX + 10) < 0.01)
        let circle = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
        }
        #expect(abs(circle.boundingRect.width - 20) < 0.01)
    }

    @Test func anArcBetweenTangentsTouchesBoth() {
        let path = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        #expect(abs(path.elements.points[1].x - 6) < 1e-9)
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
        #expect(path.boundingRect.maxX <= 10 + 1e-6)
    }

    @Test(arguments: [(0.0, 0.5), (0.25, 0.75), (0.9, 1.0)]) func trimmingKeepsItsShareOfTheLength(
        part: (Double, Double)
    ) {
        for path in [triangle, Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20))] {
            func length(_ path: Path) -> CGFloat {
                var sum: CGFloat = 0
                path.elements.forEachSegment { sum += $0.length }
                return sum
            }
            let trimmed = path.trimmedPath(from: part.0, to: part.1)
            #expect(abs(length(trimmed) - length(path) * (part.1 - part.0)) < 0.01)
        }
    }

    @Test func trimmingToNothingOrEverything() {
        #expect(triangle.trimmedPath(from: 0, to: 1) == triangle)
        #expect(triangle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(triangle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(triangle.trimmedPath(from: .nan, to: 1).isEmpty)
    }

    @Test func aStrokesOutlineContainsWhatTheStrokeCovers() {
        let outline = triangle.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(outline.contains(CGPoint(x: 5, y: 0.9)))
        #expect(outline.contains(CGPoint(x: 5, y: -0.9)))
        #expect(!outline.contains(CGPoint(x: 5, y: 1.1)))
        #expect(!outline.contains(CGPoint(x: 8, y: 3)))
        #expect(triangle.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func cornersOfARoundedRectangleMeetItsSides() {
        for style in [RoundedCornerStyle.circular, .continuous] {
            for radius in [2.0, 6, 10, 100] {
                let rect = CGRect(x: 3, y: 4, width: 40, height: 20)
                let path = Path(roundedRect: rect, cornerRadius: radius, style: style)
                let box = Path(storage: .elements(path.elements)).boundingRect
                #expect(abs(box.minX - 3) < 1e-6 && abs(box.maxX - 43) < 1e-6)
                #expect(abs(box.minY - 4) < 1e-6 && abs(box.maxY - 24) < 1e-6)
                #expect(!path.contains(CGPoint(x: 3.1, y: 4.1)))
                #expect(path.contains(CGPoint(x: 23, y: 14)))
            }
        }
    }

    @Test func segmentsWithoutAPointToBeginAtAreIgnored() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 2, y: 3))
        path.addLine(to: CGPoint(x: 4, y: 3))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 2, y: 3))
    }

    @Test func transformsComposeInCoreGraphicsOrder() {
        let point = CGPoint(x: 1, y: 2)
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(point.applying(transform) == CGPoint(x: 12, y: 6))
        let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 0))
        #expect(point.applying(both) == CGPoint(x: 12, y: 6))
        let turned = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(point.applying(turned).x + 2) < 1e-12)
        #expect(abs(point.applying(both).applying(both.inverted()).y - 2) < 1e-12)
    }
}
