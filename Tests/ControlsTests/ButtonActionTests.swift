import Controls
import CoreGraphics
import Testing
import ViewTesting

/// What controls do in each style, whatever they look like.
@MainActor
@Suite("Controls act in every style")
struct ButtonActionTests {
    enum Style: CaseIterable {
        case automatic, bordered, prominent, borderless, plain, link
    }

    private struct Counter: View {
        let style: Style
        var isDisabled = false
        @State private var count = 0

        private var button: some View { Button("Add") { count += 1 }.disabled(isDisabled) }

        var body: some View {
            VStack {
                Text("count \(count)")
                switch style {
                case .automatic: button.buttonStyle(.automatic)
                case .bordered: button.buttonStyle(.bordered)
                case .prominent: button.buttonStyle(.borderedProminent)
                case .borderless: button.buttonStyle(.borderless)
                case .plain: button.buttonStyle(.plain)
                case .link: button.buttonStyle(.link)
                }
            }
        }
    }

    @Test(arguments: Style.allCases) func aClickActsOnce(_ style: Style) throws {
        let window = TestWindow { Counter(style: style) }
        window.tap(try window.node(label: "Add"))
        _ = try window.node(label: "count 1")
    }

    @Test(arguments: Style.allCases) func aPressThatEndsElsewhereDoesNothing(_ style: Style) throws {
        let window = TestWindow { Counter(style: style) }
        let frame = try window.node(label: "Add").frame
        window.pointer(.began, frame.midX, frame.midY)
        window.pointer(.moved, 5, 5)
        window.pointer(.ended, 5, 5)
        _ = try window.node(label: "count 0")
    }

    @Test(arguments: Style.allCases) func aDisabledOneDoesNothing(_ style: Style) throws {
        let window = TestWindow { Counter(style: style, isDisabled: true) }
        window.tap(try window.node(label: "Add"))
        _ = try window.node(label: "count 0")
    }

    /// Apple's documentation: a constant binding does not change.
    @Test func aToggleOfAConstantStays() throws {
        let window = TestWindow { Toggle("Sound", isOn: .constant(true)) }
        window.tap(try window.node("Toggle"))
        #expect(try window.node("Toggle").value == "on")
    }

    @Test func theControlsOfABarAct() throws {
        struct Bar: View {
            @State private var log = "nothing"
            @State private var isBold = false

            var body: some View {
                VStack {
                    Text(log)
                    Text(isBold ? "bold" : "light")
                    ControlGroup {
                        Button("Back") { log = "back" }
                        Button("Forward") { log = "forward" }
                        Toggle("Bold", isOn: $isBold)
                    }
                    .controlGroupStyle(.navigation)
                }
            }
        }
        let window = TestWindow { Bar() }
        window.tap(try window.node(label: "Forward"))
        _ = try window.node(label: "forward")
        window.tap(try window.node(label: "Bold"))
        _ = try window.node(label: "bold")
        // One bezel: the next begins where the last and the line between them end.
        let back = try window.node(label: "Back").frame
        let forward = try window.node(label: "Forward").frame
        #expect(abs(forward.minX - back.maxX) <= 1)
    }
}
