import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

/// Whose a movement of the pointer is.
@MainActor
@Suite("Gestures")
struct GestureTests {
    @MainActor
    final class Log {
        var lines: [String] = []
    }

    private let middle = CGPoint(x: 200, y: 300)

    @Test func aTapIsAPressAndAReleaseNearIt() {
        let log = Log()
        let tree = TestTree(Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("tap") })
        tree.tap(middle)
        #expect(log.lines == ["tap"])
        tree.pointer(.began, middle)
        tree.pointer(.moved, CGPoint(x: 230, y: 300))
        tree.pointer(.ended, middle)
        #expect(log.lines == ["tap"])
        tree.tap(CGPoint(x: 10, y: 10))
        #expect(log.lines == ["tap"])
    }

    @Test func theInnerTapWins() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
                .padding(50).contentShape(Rectangle()).onTapGesture { log.lines.append("outer") })
        tree.tap(middle)
        tree.tap(CGPoint(x: 200 - 80, y: 300))
        #expect(log.lines == ["inner", "outer"])
    }

    @Test func aHighPriorityGestureComesBeforeThoseInside() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") }))
        tree.tap(middle)
        #expect(log.lines == ["outer"])
    }

    @Test func aSimultaneousGestureGoesBesideOthers() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
                .simultaneousGesture(TapGesture().onEnded { log.lines.append("beside") }))
        tree.tap(middle)
        #expect(log.lines.sorted() == ["beside", "inner"])
    }

    @Test func aDragBeginsAfterTenPointsAndTakesTheTapAway() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("tap") }
                .gesture(
                    DragGesture().onChanged { log.lines.append("\(Int($0.translation.width))") }
                        .onEnded { log.lines.append("end \(Int($0.translation.width))") }))
        tree.pointer(.began, middle)
        tree.pointer(.moved, CGPoint(x: 205, y: 300))
        #expect(log.lines.isEmpty)
        tree.pointer(.moved, CGPoint(x: 215, y: 300))
        tree.pointer(.moved, CGPoint(x: 500, y: 300))
        tree.pointer(.ended, CGPoint(x: 520, y: 300))
        #expect(log.lines == ["15", "300", "end 320"])
        tree.tap(middle)
        #expect(log.lines.last == "tap")
    }

    @Test func aDragTellsPlacesInTheViewsOwnCoordinates() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged {
                        log.lines.append("\(Int($0.location.x)),\(Int($0.location.y))")
                    }))
        tree.pointer(.began, CGPoint(x: 160, y: 270))
        #expect(log.lines == ["10,20"])
    }

    @Test func theFrontViewIsTouched() {
        let log = Log()
        let tree = TestTree(
            ZStack {
                Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("first") }
                Color.blue.frame(width: 100, height: 100).onTapGesture { log.lines.append("second") }
            })
        tree.tap(middle)
        #expect(log.lines == ["second"])
        let raised = TestTree(
            ZStack {
                Color.red.frame(width: 100, height: 100).zIndex(1).onTapGesture { log.lines.append("first") }
                Color.blue.frame(width: 100, height: 100).onTapGesture { log.lines.append("second") }
            })
        raised.tap(middle)
        #expect(log.lines == ["second", "first"])
    }

    @Test func aShapeIsTouchedWhereItIsFilled() {
        let log = Log()
        let tree = TestTree(
            Circle().fill(Color.red).frame(width: 100, height: 100).onTapGesture { log.lines.append("circle") })
        tree.tap(CGPoint(x: 152, y: 252))
        #expect(log.lines.isEmpty)
        tree.tap(middle)
        #expect(log.lines == ["circle"])
    }

    @Test func whatIsClippedAwayOrInvisibleOrDisabledCannotBeTouched() {
        let log = Log()
        func tapped<V: View>(_ view: V) -> Bool {
            log.lines = []
            TestTree(view).tap(CGPoint(x: 152, y: 252))
            return !log.lines.isEmpty
        }
        let box = Color.red.frame(width: 100, height: 100).onTapGesture { log.lines.append("box") }
        #expect(tapped(box))
        #expect(!tapped(box.clipShape(Circle())))
        #expect(!tapped(box.opacity(0)))
        #expect(!tapped(box.disabled(true)))
        #expect(!tapped(box.allowsHitTesting(false)))
        #expect(
            tapped(
                Color.red.opacity(0).frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture {
                    log.lines.append("box")
                }))
    }

    @Test func aDoubleTapNeedsTwoClicks() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 100, height: 100).onTapGesture(count: 2) { log.lines.append("double") })
        tree.tap(middle)
        #expect(log.lines.isEmpty)
        tree.tap(middle, clicks: 2)
        #expect(log.lines == ["double"])
    }

    @Test func aViewMovedByAnOffsetIsTouchedWhereItIsDrawn() {
        let log = Log()
        let tree = TestTree(
            Color.red.frame(width: 20, height: 20).onTapGesture { log.lines.append("moved") }.offset(x: 100))
        tree.tap(middle)
        #expect(log.lines.isEmpty)
        tree.tap(CGPoint(x: 300, y: 300))
        #expect(log.lines == ["moved"])
    }
}
