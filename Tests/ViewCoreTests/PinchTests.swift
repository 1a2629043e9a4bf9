import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// Two fingers on a touchpad. Least changes and members of the values are as documented.
@MainActor
@Suite("Pinches")
struct PinchTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
        var anchor: UnitPoint?
        var velocity: CGFloat = 0
    }

    private let log = Log()
    private let place = CGPoint(x: 75, y: 50)

    private func window<G: Gesture>(_ gesture: G) -> TestWindow {
        TestWindow(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100).gesture(gesture)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(.leading, 50)
        }
    }

    @Test func aMagnificationIsTheRatioOfDistances() {
        let log = log
        let window = window(
            MagnifyGesture().onChanged {
                log.lines.append("\($0.magnification)")
                log.anchor = $0.startAnchor
                log.velocity = $0.velocity
            }.onEnded { log.lines.append("end \($0.magnification) at \($0.startLocation.x),\($0.startLocation.y)") })
        window.pinch(.began, at: place)
        window.update(after: 0.05)
        window.pinch(.moved, scale: 1.005, at: place)
        #expect(log.lines.isEmpty)
        window.update(after: 0.05)
        window.pinch(.moved, scale: 1.5, at: place)
        window.pinch(.ended, scale: 1.5, at: place)
        #expect(log.lines == ["1.5", "end 1.5 at 25.0,50.0"])
        #expect(log.anchor == UnitPoint(x: 0.25, y: 0.5))
        #expect(abs(log.velocity - 5) < 0.01)
    }

    @Test func aRotationBeginsAfterADegree() {
        let log = log
        let window = window(
            RotateGesture().onChanged { log.lines.append("\($0.rotation.degrees.rounded())") }
                .onEnded { log.lines.append("end \($0.rotation.degrees.rounded())") })
        window.pinch(.began, at: place)
        window.pinch(.moved, rotation: 0.5, at: place)
        #expect(log.lines.isEmpty)
        window.pinch(.moved, rotation: -20, at: place)
        window.pinch(.ended, rotation: -30, at: place)
        #expect(log.lines == ["-20.0", "end -30.0"])
    }

    @Test func theOlderGesturesHaveTheValueAlone() {
        let log = log
        let window = window(
            MagnificationGesture().simultaneously(with: RotationGesture()).onEnded {
                log.lines.append("\($0.first ?? 0) \(($0.second ?? .zero).degrees.rounded())")
            })
        window.pinch(.began, at: place)
        window.pinch(.moved, scale: 2, rotation: 90, at: place)
        window.pinch(.ended, scale: 2, rotation: 90, at: place)
        #expect(log.lines == ["2.0 90.0"])
    }

    @Test func aPinchIsNoPressAndAPressIsNoPinch() {
        let log = log
        let window = window(
            MagnifyGesture().onChanged { _ in log.lines.append("pinch") }
                .exclusively(before: DragGesture(minimumDistance: 0).onChanged { _ in log.lines.append("drag") }))
        window.pinch(.began, at: place)
        window.pinch(.moved, scale: 2, at: place)
        window.pinch(.ended, scale: 2, at: place)
        #expect(log.lines == ["pinch"])
        window.click(75, 50)
        #expect(log.lines == ["pinch", "drag"])
    }

    @Test func aPinchDuringAPressLeavesItAlone() {
        let log = log
        let window = window(DragGesture().onEnded { log.lines.append("drag \($0.translation.width)") })
        window.pointer(.began, 75, 50)
        window.pinch(.began, at: place)
        window.pointer(.moved, 95, 50)
        window.pinch(.moved, scale: 2, at: place)
        window.pinch(.ended, scale: 2, at: place)
        window.pointer(.ended, 95, 50)
        #expect(log.lines == ["drag 20.0"])
    }

    @Test func theVelocityOfADragIsInPointsASecond() {
        @MainActor final class Speed { var value = CGSize.zero }
        let speed = Speed()
        let window = window(DragGesture().onEnded { speed.value = $0.velocity })
        window.pointer(.began, 60, 50)
        for step in 1...4 {
            window.update(after: 0.02)
            window.pointer(.moved, 60 + CGFloat(step) * 10, 50)
        }
        window.update(after: 0.01)
        window.pointer(.ended, 100, 50)
        #expect(abs(speed.value.width - 500) < 1)
        window.pointer(.began, 60, 50)
        window.pointer(.moved, 100, 50)
        window.update(after: 1)
        window.pointer(.ended, 100, 50)
        #expect(speed.value == .zero)
    }
}
