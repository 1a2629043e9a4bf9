import Testing
import ViewCore
import ViewTesting

/// Several taps and single ones on the same view. That a double tap put on before a single one goes first, and that the
/// single one waits for it, is what users of SwiftUI report; half a second is macOS' interval of double clicks.
@MainActor
@Suite("Order of taps")
struct TapOrderTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func window<V: View>(@ViewBuilder _ view: () -> V) -> TestWindow {
        let content = view()
        return TestWindow(width: 200, height: 200) { content }
    }

    private func tell(_ line: String) -> () -> Void {
        let log = log
        return { log.lines.append(line) }
    }

    @Test func aSingleTapWaitsForADoubleTapInside() {
        let window = window {
            Color.red.onTapGesture(count: 2, perform: tell("double")).onTapGesture(perform: tell("single"))
        }
        window.click(100, 100)
        #expect(log.lines.isEmpty)
        window.update(after: 0.4)
        #expect(log.lines.isEmpty)
        window.update(after: 0.2)
        #expect(log.lines == ["single"])
    }

    @Test func aDoubleTapTakesTheSingleTapsAway() {
        let window = window {
            Color.red.onTapGesture(count: 2, perform: tell("double")).onTapGesture(perform: tell("single"))
        }
        window.click(100, 100)
        window.update(after: 0.2)
        window.click(100, 100, clicks: 2)
        #expect(log.lines == ["double"])
        window.update(after: 1)
        #expect(log.lines == ["double"])
        window.click(100, 100)
        window.update(after: 0.6)
        #expect(log.lines == ["double", "single"])
    }

    @Test func aSingleTapInsideGoesBeforeADoubleTap() {
        let window = window {
            Color.red.onTapGesture(perform: tell("single")).onTapGesture(count: 2, perform: tell("double"))
        }
        window.click(100, 100)
        #expect(log.lines == ["single"])
        window.click(100, 100, clicks: 2)
        #expect(log.lines == ["single", "single"])
    }

    @Test func threeTapsTwoAndOneAreToldApart() {
        let window = window {
            Color.red.onTapGesture(count: 3, perform: tell("3")).onTapGesture(count: 2, perform: tell("2"))
                .onTapGesture(perform: tell("1"))
        }
        func click(_ count: Int) {
            for clicks in 1...count { window.click(100, 100, clicks: clicks) }
            window.update(after: 0.6)
        }
        click(2)
        #expect(log.lines == ["2"])
        click(3)
        click(1)
        #expect(log.lines == ["2", "3", "1"])
    }

    @Test func aPressElsewhereEndsTheWaiting() {
        let window = window {
            HStack(spacing: 0) {
                Color.red.onTapGesture(count: 2, perform: tell("double")).onTapGesture(perform: tell("single"))
                Color.blue.onTapGesture(perform: tell("other"))
            }
        }
        window.click(50, 100)
        window.click(150, 100)
        #expect(log.lines == ["single", "other"])
    }

    @Test func twoClicksThatAreNoDoubleClickAreTwoTaps() {
        let window = window {
            Color.red.onTapGesture(count: 2, perform: tell("double")).onTapGesture(perform: tell("single"))
        }
        window.click(20, 100)
        window.click(180, 100)
        window.update(after: 0.6)
        #expect(log.lines == ["single", "single"])
    }

    @Test func aGestureBesideDoesNotWait() {
        let window = window {
            Color.red.onTapGesture(count: 2, perform: tell("double"))
                .simultaneousGesture(TapGesture().onEnded(tell("beside")))
        }
        window.click(100, 100)
        #expect(log.lines == ["beside"])
        window.click(100, 100, clicks: 2)
        #expect(log.lines.sorted() == ["beside", "beside", "double"])
    }

    @Test func anExclusiveGestureFallsBackToTheSingleTap() {
        let window = window {
            Color.red.gesture(
                TapGesture(count: 2).onEnded(tell("double")).exclusively(before: TapGesture().onEnded(tell("single"))))
        }
        window.click(100, 100)
        #expect(log.lines.isEmpty)
        window.update(after: 0.6)
        #expect(log.lines == ["single"])
        window.click(100, 100)
        window.click(100, 100, clicks: 2)
        #expect(log.lines == ["single", "double"])
    }

    @Test func aDragAfterATapIsADrag() {
        let window = window {
            Color.red.onTapGesture(count: 2, perform: tell("double")).onTapGesture(perform: tell("single"))
                .gesture(DragGesture().onEnded { [log] _ in log.lines.append("drag") })
        }
        window.click(100, 100)
        window.pointer(.began, 100, 100, clicks: 2)
        window.pointer(.moved, 150, 100, clicks: 2)
        window.pointer(.ended, 150, 100, clicks: 2)
        #expect(log.lines == ["single", "drag"])
    }
}
