import CoreGraphics
import Drawing
import Foundation
import Testing

/// What is added to paths lies where the documentation of each call says.
@Suite("Building paths")
struct PathBuildingTests {
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
            && abs(a.height - b.height) < 0.01
    }

    @Test func anEllipseFillsItsRectangleAndNotItsCorners() {
        var path = Path()
        path.addEllipse(in: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(isNear(path.boundingRect, CGRect(x: 10, y: 20, width: 100, height: 40)))
        #expect(path.contains(CGPoint(x: 60, y: 21)) && !path.contains(CGPoint(x: 14, y: 24)))
    }

    @Test func aRelativeArcGoesByItsDelta() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
        #expect(isNear(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        let end = path.currentPoint!
        #expect(abs(end.x) < 0.01 && abs(end.y - 10) < 0.01)
        var back = Path()
        back.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
        #expect(isNear(back.boundingRect, CGRect(x: 0, y: -10, width: 10, height: 10)))
    }

    @Test func aRoundedRectanglesCornersAreThoseAsked() {
        var path = Path()
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 60, height: 40), cornerSize: CGSize(width: 20, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 21, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 11)))
        let uneven = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40),
            cornerRadii: RectangleCornerRadii(topLeading: 20, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0),
            style: .circular)
        #expect(!uneven.contains(CGPoint(x: 2, y: 2)))
        for corner in [CGPoint(x: 58.5, y: 1), CGPoint(x: 1, y: 38.5), CGPoint(x: 58.5, y: 38.5)] {
            #expect(uneven.contains(corner))
        }
    }

    @Test func severalRectanglesAndPathsAreParts() {
        var path = Path()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 0, width: 10, height: 10)])
        #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 35, y: 5)))
        #expect(!path.contains(CGPoint(x: 20, y: 5)))
        var both = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
        both.addPath(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), transform: .init(translationX: 50, y: 0))
        #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 55, height: 5))
    }

    @Test func linesJoinTheirPoints() {
        var path = Path()
        path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 0)])
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)), .line(to: CGPoint(x: 5, y: 0)),
            ])
    }

    @Test func eachAdditionTakesATransform() {
        let twice = CGAffineTransform(scaleX: 2, y: 2)
        var path = Path()
        path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2), transform: twice)
        #expect(path.boundingRect == CGRect(x: 2, y: 2, width: 4, height: 4))
        var circle = Path()
        circle.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5), transform: twice)
        #expect(isNear(circle.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        var arc = Path()
        arc.addArc(
            center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(180), clockwise: false, transform: twice)
        #expect(isNear(arc.boundingRect, CGRect(x: -10, y: 0, width: 20, height: 10)))
    }

    /// Two squares that overlap: by the even-odd rule what both cover is outside.
    @Test func setOperationsHeedTheRule() {
        var two = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        two.addRect(CGRect(x: 10, y: 0, width: 20, height: 20))
        let all = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
        let (both, middle) = (CGPoint(x: 5, y: 10), CGPoint(x: 15, y: 10))
        #expect(two.intersection(all).contains(middle))
        let evenOdd = two.intersection(all, eoFill: true)
        #expect(evenOdd.contains(both) && !evenOdd.contains(middle))
        #expect(all.subtracting(two, eoFill: true).contains(middle))
    }

    @Test func dashesAreCutOutOfAStrokesOutline() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 5]))
        for x in [5.0, 20, 35] { #expect(dashed.contains(CGPoint(x: x, y: 1))) }
        for x in [12.0, 27, 42] { #expect(!dashed.contains(CGPoint(x: x, y: 1))) }
        let shifted = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 5], dashPhase: 10))
        #expect(!shifted.contains(CGPoint(x: 2, y: 1)) && shifted.contains(CGPoint(x: 7, y: 1)))
    }
}
