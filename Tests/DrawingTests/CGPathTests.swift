import CoreGraphics
import Drawing
import Testing

@Suite struct CGPathTests {
    @Test func pathsConvertBothWays() {
        let path = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(Path(path.cgPath) == path)
        #expect(Path(CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40), transform: nil)) == path)
        #expect(Path(CGMutablePath()).isEmpty)
    }

    @Test func whatIsAddedLaterDoesNotShowInCopies() {
        let mutable = CGMutablePath()
        mutable.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let path = Path(mutable)
        let copy = mutable.copy()
        mutable.addLine(to: CGPoint(x: 50, y: 50))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(mutable.boundingBoxOfPath.maxX == 50)
    }

    @Test func transformsApplyToWhatIsAdded() {
        let mutable = CGMutablePath()
        mutable.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 6))
        mutable.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
        #expect(mutable.contains(CGPoint(x: 14, y: 15)))
        #expect(!mutable.contains(CGPoint(x: 1, y: 15)))
    }
}
