import Foundation
import Testing
import ViewTesting

import TextInput

/// Steppers that show their value in a field, as `Stepper(_:value:in:step:format:onEditingChanged:)` makes them.
@MainActor
@Suite(.serialized)
struct FormattedStepperTests {
    @MainActor
    final class Log {
        var value = 0.0
        var set: (Double) -> Void = { _ in }
    }

    struct Angle: View {
        let log: Log
        @State private var value = 22.5

        var body: some View {
            log.value = value
            log.set = { value = $0 }
            return Stepper("Angle", value: $value, in: 0...90, step: 0.5, format: .number).frame(width: 300)
        }
    }

    /// The middle of the field, which is left of the buttons.
    private func field(_ window: TestWindow) -> CGPoint {
        func find(_ node: PresentedNode) -> CGRect? {
            if node.type == "TextField" { return node.frame }
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        let frame = find(window.window.presented()) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func type(_ text: String, in window: TestWindow) {
        let point = field(window)
        window.pointer(.began, point.x, point.y)
        window.pointer(.ended, point.x, point.y)
        window.key("a", .command)
        window.window.insert(text)
        window.update()
        window.key("return")
    }

    @Test func theFieldTakesWhatIsTypedAsFarAsTheBoundsAllow() throws {
        let log = Log()
        let window = TestWindow { Angle(log: log) }
        #expect(try window.node("Stepper").value == "22.5")
        type("12", in: window)
        #expect(log.value == 12)
        type("400", in: window)
        #expect(log.value == 90)
        type("nothing", in: window)
        #expect(log.value == 90)
    }

    @Test func stepsAreFromTheValueThatWasTyped() throws {
        let log = Log()
        let window = TestWindow { Angle(log: log) }
        type("12", in: window)
        #expect(try window.node("Stepper").setValue?("increment") == true)
        window.update()
        #expect(log.value == 12.5)
    }
}
