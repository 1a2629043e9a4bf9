import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// Shapes that are made of others.
@MainActor
@Suite("Shapes of shapes")
struct DerivedShapeTests {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("are moved, scaled, turned, sized and cut in the frame of the first")
    func derived() {
        let base = Rectangle()
        #expect(base.offset(x: 5, y: 6).path(in: box).boundingRect == box.offsetBy(dx: 5, dy: 6))
        #expect(base.scale(0.5).path(in: box).boundingRect == CGRect(x: 25, y: 25, width: 50, height: 50))
        let wide = CGRect(x: 0, y: 0, width: 100, height: 50)
        let turned = base.rotation(.degrees(90)).path(in: wide).boundingRect
        #expect(abs(turned.minX - 25) < 0.001 && abs(turned.height - 100) < 0.001)
        #expect(
            base.size(width: 20, height: 30).path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(
            base.size(width: 20, height: 30, anchor: .bottomTrailing).path(in: box).boundingRect
                == CGRect(x: 80, y: 70, width: 20, height: 30))
        #expect(base.trim(from: 0, to: 0.25).path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 100, height: 0))
    }

    @Test("areas are united, cut and taken away")
    func areas() {
        let left = Path(CGRect(x: 0, y: 0, width: 60, height: 100))
        let right = Path(CGRect(x: 40, y: 0, width: 60, height: 100))
        #expect(left.union(right).boundingRect == box)
        #expect(left.intersection(right).boundingRect == CGRect(x: 40, y: 0, width: 20, height: 100))
        #expect(left.subtracting(right).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 100))
        let either = left.symmetricDifference(right)
        #expect(either.contains(CGPoint(x: 10, y: 10)) && !either.contains(CGPoint(x: 50, y: 10)))
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 50))
        line.addLine(to: CGPoint(x: 100, y: 50))
        #expect(line.lineIntersection(right).boundingRect == CGRect(x: 40, y: 50, width: 60, height: 0))
        #expect(line.lineSubtraction(right).boundingRect == CGRect(x: 0, y: 50, width: 40, height: 0))
    }

    @Test("a hole of the even-odd rule stays one when a path is normalized")
    func normalized() {
        var ring = Path(box)
        ring.addRect(box.insetBy(dx: 30, dy: 30))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        #expect(!ring.normalized(eoFill: true).contains(CGPoint(x: 50, y: 50)))
        #expect(ring.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    }

    @Test("broken areas make nothing, and nothing crashes")
    func broken() {
        let broken = Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
        _ = broken.union(Path(box))
        _ = Path(CGRect(x: 1e300, y: 0, width: 1e300, height: 1)).intersection(Path(box))
        #expect(Path().union(Path()).isEmpty)
    }

    @Test("an AnyShape moves as the shape in it does")
    func erased() {
        var shape = AnyShape(RoundedRectangle(cornerRadius: 0))
        let target = AnyShape(RoundedRectangle(cornerRadius: 20))
        var difference = target.animatableData - shape.animatableData
        difference.scale(by: 0.5)
        shape.animatableData = shape.animatableData + difference
        #expect(shape.path(in: box) == RoundedRectangle(cornerRadius: 10).path(in: box))
    }

    @Test("an inset keeps each corner's own radius less the inset")
    func uneven() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 4)
        let inner = shape.inset(by: 5).path(in: box)
        #expect(
            inner
                == UnevenRoundedRectangle(topLeadingRadius: 15).path(in: CGRect(x: 5, y: 5, width: 90, height: 90)))
    }

    @Test("shapes that mirror do so where text runs from right to left")
    func mirrored() {
        struct Corner: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        let tree = TestTree(Corner().frame(width: 100, height: 100).environment(\.layoutDirection, .rightToLeft))
        #expect(tree.graph.presented().path(at: CGPoint(x: 245, y: 255)).count == 1)
        #expect(tree.graph.presented().path(at: CGPoint(x: 155, y: 255)).isEmpty)
    }
}
