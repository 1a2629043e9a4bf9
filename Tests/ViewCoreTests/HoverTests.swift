import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// The pointer over views.
@MainActor
@Suite("Hovering")
struct HoverTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    @Test func aViewHearsWhenThePointerComesAndGoes() {
        let log = log
        let window = TestWindow(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100).onHover { log.lines.append("\($0)") }
        }
        window.hover(10, 10)
        window.hover(100, 100)
        window.hover(110, 100)
        window.hover(10, 10)
        #expect(log.lines == ["true", "false"])
        window.hover(100, 100)
        window.window.hover(nil)
        #expect(log.lines == ["true", "false", "true", "false"])
    }

    @Test func aStateThatItSetsIsSeen() throws {
        struct Lit: View {
            @State private var isLit = false
            var body: some View { Text(isLit ? "on" : "off").onHover { isLit = $0 } }
        }
        let window = TestWindow(width: 200, height: 200) { Lit() }
        window.hover(100, 100)
        #expect(try window.node("Text").label == "on")
        window.hover(1, 1)
        #expect(try window.node("Text").label == "off")
    }

    @Test func movingOnOverAViewRunsNoBody() {
        struct Lit: View {
            @State private var isLit = false
            var body: some View { (isLit ? Color.red : Color.blue).onHover { isLit = $0 } }
        }
        let window = TestWindow(width: 200, height: 200) { Lit() }
        window.bodies = []
        window.hover(100, 100)
        window.hover(110, 100)
        window.hover(120, 100)
        #expect(window.bodies == ["Lit"])
    }

    @Test func placesAreInTheAskedCoordinates() {
        let log = log
        func tell(_ name: String) -> (HoverPhase) -> Void {
            { phase in
                switch phase {
                case .active(let point): log.lines.append("\(name) \(point.x),\(point.y)")
                case .ended: log.lines.append("\(name) ended")
                }
            }
        }
        let window = TestWindow(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100).onContinuousHover(perform: tell("local"))
                .onContinuousHover(coordinateSpace: .global, perform: tell("global"))
                .padding(10).coordinateSpace(.named("box"))
                .onContinuousHover(coordinateSpace: .named("none"), perform: tell("unknown"))
        }
        window.hover(70, 60)
        #expect(log.lines == ["local 20.0,10.0", "global 70.0,60.0", "unknown 70.0,60.0"])
        log.lines = []
        window.hover(1, 1)
        #expect(log.lines == ["local ended", "global ended", "unknown ended"])
    }

    @Test func aTurnedViewHearsPlacesAsItWasLaidOut() {
        let log = log
        let window = TestWindow(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100)
                .onContinuousHover {
                    if case .active(let point) = $0 { log.lines.append("\(point.x.rounded()),\(point.y.rounded())") }
                }
                .rotationEffect(.degrees(90))
        }
        window.hover(140, 60)
        #expect(log.lines == ["10.0,10.0"])
    }

    @Test func thePointerLooksAsTheInnermostViewWants() {
        let window = TestWindow(width: 200, height: 200) {
            Color.red.frame(width: 50, height: 50).pointerStyle(nil).padding(25).contentShape(Rectangle())
                .pointerStyle(.link).overlay(alignment: .topLeading) {
                    Color.blue.frame(width: 10, height: 10).pointerStyle(.zoomIn)
                }
        }
        #expect(window.window.cursor(at: CGPoint(x: 100, y: 100)) == .pointingHand)
        #expect(window.window.cursor(at: CGPoint(x: 55, y: 55)) == .zoomIn)
        #expect(window.window.cursor(at: CGPoint(x: 1, y: 1)) == .arrow)
    }
}
