import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// Presses that are held, and gestures made of others.
@MainActor
@Suite("Long presses and combined gestures")
struct LongPressTests {
    @MainActor
    final class Log {
        var lines: [String] = []
    }

    private let middle = CGPoint(x: 200, y: 300)

    @Test func aPressIsLongAfterHalfASecond() {
        let log = Log()
        let tree = TestTree(
            Rectangle().onLongPressGesture {
                log.lines.append("done")
            } onPressingChanged: {
                log.lines.append("\($0)")
            })
        tree.pointer(.began, middle)
        #expect(log.lines == ["true"])
        tree.advance(0.4)
        #expect(log.lines == ["true"])
        tree.advance(0.2)
        #expect(log.lines.sorted() == ["done", "false", "true"])
        tree.pointer(.ended, middle)
        #expect(log.lines.count == 3)
    }

    @Test func aShortOrMovedPressIsNone() {
        let log = Log()
        let tree = TestTree(
            Rectangle()
                .onTapGesture { log.lines.append("tap") }
                .onLongPressGesture(minimumDuration: 1) { log.lines.append("long") })
        tree.tap(middle)
        #expect(log.lines == ["tap"])
        tree.pointer(.began, middle)
        tree.pointer(.moved, CGPoint(x: 220, y: 300))
        tree.advance(2)
        tree.pointer(.ended, CGPoint(x: 220, y: 300))
        #expect(log.lines == ["tap"])
    }

    @Test func aLongPressTakesTheTap() {
        let log = Log()
        let tree = TestTree(
            Rectangle()
                .onTapGesture { log.lines.append("tap") }
                .onLongPressGesture { log.lines.append("long") })
        tree.pointer(.began, middle)
        tree.advance(1)
        tree.pointer(.ended, middle)
        #expect(log.lines == ["long"])
    }

    @Test func aSequenceBeginsItsSecondAfterItsFirst() {
        let log = Log()
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                switch value {
                case .first: log.lines.append("first")
                case .second(_, nil): log.lines.append("second")
                case .second(_, let drag?): log.lines.append("\(Int(drag.translation.width))")
                }
            }
            .onEnded { _ in log.lines.append("end") }
        let tree = TestTree(Rectangle().gesture(gesture))
        tree.pointer(.began, middle)
        tree.advance(0.6)
        tree.pointer(.moved, CGPoint(x: 230, y: 300))
        tree.pointer(.ended, CGPoint(x: 230, y: 300))
        #expect(log.lines == ["first", "0", "30", "end"])
    }

    @Test func twoGesturesGoOnAtOnce() {
        let log = Log()
        let gesture = DragGesture(minimumDistance: 5).simultaneously(with: LongPressGesture(minimumDuration: 0.5))
            .onEnded { log.lines.append("\($0.first != nil) \($0.second != nil)") }
        let tree = TestTree(Rectangle().gesture(gesture))
        tree.pointer(.began, middle)
        tree.advance(0.6)
        tree.pointer(.moved, CGPoint(x: 230, y: 300))
        tree.pointer(.ended, CGPoint(x: 230, y: 300))
        #expect(log.lines == ["true true"])
    }

    @Test func theSecondOfTwoIsForWhenTheFirstFails() {
        let log = Log()
        let gesture = LongPressGesture().exclusively(before: TapGesture())
            .onEnded { value in
                switch value {
                case .first: log.lines.append("long")
                case .second: log.lines.append("tap")
                }
            }
        let tree = TestTree(Rectangle().gesture(AnyGesture(gesture.map { _ in () })))
        tree.tap(middle)
        tree.pointer(.began, middle)
        tree.advance(1)
        tree.pointer(.ended, middle)
        #expect(log.lines == ["tap", "long"])
    }

    @Test func aMaskLeavesOutTheGesturesInside() {
        let log = Log()
        let inner = Rectangle().onTapGesture { log.lines.append("inner") }
        let outer = TapGesture().onEnded { log.lines.append("outer") }
        TestTree(inner.gesture(outer, including: .gesture)).tap(middle)
        TestTree(inner.gesture(outer, including: .subviews)).tap(middle)
        TestTree(inner.gesture(outer)).tap(middle)
        TestTree(inner.gesture(outer, including: .none)).tap(middle)
        #expect(log.lines == ["outer", "inner", "inner"])
    }
}
