import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite struct StepperTests {
    struct Quantity: View {
        var bounds: ClosedRange<Int>? = 0...3
        var step = 1
        @State private var value = 1
        @State private var edits: [Bool] = []

        var body: some View {
            VStack {
                if let bounds {
                    Stepper("Quantity", value: $value, in: bounds, step: step) { edits.append($0) }
                } else {
                    Stepper("Quantity", value: $value, step: step)
                }
                Text("\(value) \(edits.map { $0 ? "down" : "up" }.joined(separator: " "))")
            }
        }
    }

    /// Presses the upper button of a stepper, which is 13 points wide at its trailing end, or the lower one.
    private func press(_ window: TestWindow, up: Bool, holding seconds: Double = 0) throws {
        let frame = try window.node("Stepper").frame
        let point = CGPoint(x: frame.maxX - 6, y: frame.midY + (up ? -6 : 6))
        window.pointer(.began, point.x, point.y)
        for _ in 0..<Int(seconds * 60) { window.update(after: 1 / 60) }
        window.pointer(.ended, point.x, point.y)
    }

    private func text(_ window: TestWindow) -> String? { window.nodes.last?.label }

    @Test func stepsWhenItsButtonsArePressed() throws {
        let window = TestWindow { Quantity() }
        try press(window, up: true)
        #expect(text(window) == "2 down up")
        try press(window, up: false)
        #expect(text(window) == "1 down up down up")
    }

    @Test func endsAtItsBounds() throws {
        let window = TestWindow { Quantity(step: 5) }
        try press(window, up: true)
        #expect(try window.node("Stepper").value == "3")
        try press(window, up: true)
        #expect(try window.node("Stepper").value == "3")
        try press(window, up: false)
        #expect(try window.node("Stepper").value == "0")
    }

    @Test func stepsAgainWhileItIsHeld() throws {
        let window = TestWindow { Quantity(bounds: nil) }
        try press(window, up: true, holding: 1.5)
        let value = try #require(try window.node("Stepper").value.flatMap { Int($0) })
        #expect((10...20).contains(value))
    }

    @Test func followsTheArrowKeysWhileItHasTheKeyboard() throws {
        let window = TestWindow { Quantity() }
        window.key("up")
        #expect(try window.node("Stepper").value == "1")
        window.key("tab")
        window.key("up")
        #expect(try window.node("Stepper").value == "2")
        window.key("down")
        window.key("down")
        #expect(try window.node("Stepper").value == "0")
    }

    @Test func saysItsLabelAndValueAndTakesValues() throws {
        let window = TestWindow { Quantity() }
        let node = try window.node("Stepper")
        #expect(node.role == .stepper && node.label == "Quantity" && node.value == "1")
        #expect(node.setValue?("2") == true)
        window.update()
        #expect(try window.node("Stepper").value == "2")
        #expect(node.setValue?("99") == true)
        window.update()
        #expect(try window.node("Stepper").value == "3")
        #expect(node.setValue?("many") == false)
        node.details?.adjust?(.decrement)
        window.update()
        #expect(try window.node("Stepper").value == "2")
    }

    @Test func aClosureThatIsMissingCannotBeAskedFor() throws {
        var steps: [String] = []
        let window = TestWindow {
            Stepper("Volume", onIncrement: { steps.append("more") }, onDecrement: nil)
        }
        try press(window, up: false)
        try press(window, up: true)
        #expect(steps == ["more"])
    }

    @Test func doesNothingWhileDisabled() throws {
        let window = TestWindow { Quantity().disabled(true) }
        try press(window, up: true)
        window.key("tab")
        window.key("up")
        let node = try window.node("Stepper")
        #expect(node.value == "1" && !node.isEnabled && node.setValue == nil)
    }

    @Test func keepsWhatItsTypeCanHold() throws {
        struct Small: View {
            @State private var value: UInt8 = 254

            var body: some View { Stepper("Byte", value: $value, step: 4) }
        }
        let window = TestWindow { Small() }
        try press(window, up: true)
        #expect(try window.node("Stepper").value == "254")
    }

    @Test func followsAStateThatItsParentDoesNotRead() throws {
        struct Parent: View {
            @State private var value = 1

            var body: some View {
                VStack {
                    Stepper("A", value: $value); Stepper("B", value: $value)
                }
            }
        }
        let window = TestWindow { Parent() }
        window.bodies = []
        _ = window.nodes[0].setValue?("7")
        window.update()
        #expect(window.nodes.filter { $0.type == "Stepper" }.map(\.value) == ["7", "7"])
        #expect(!window.bodies.contains("Parent"))
    }
}
