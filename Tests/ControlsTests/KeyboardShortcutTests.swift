import Controls
import CoreGraphics
import Testing
import ViewTesting

/// What Apple documents of keyboardShortcut: a shortcut is equivalent to using the control, the first in the hierarchy is
/// found, depth first, and a button bound to return is drawn with emphasis on the desktop.
@MainActor
@Suite struct KeyboardShortcutTests {
    struct Panel: View {
        @State private var log: [String] = []
        var isDisabled = false

        var body: some View {
            VStack {
                Button("Save") { log.append("save") }.keyboardShortcut("s").disabled(isDisabled)
                Button("Save All") { log.append("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Again") { log.append("again") }.keyboardShortcut("s")
                Button("Larger") { log.append("larger") }.keyboardShortcut("+")
                Button("Play") { log.append("play") }.keyboardShortcut(.space, modifiers: [])
                Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { log.append("cancel") }.keyboardShortcut(.cancelAction)
                Text(log.joined(separator: " "))
            }
        }
    }

    private func said(_ window: TestWindow) -> String? { window.nodes.last?.label }

    @Test func doesWhatTheFirstControlDoesWithTheSameKeys() {
        let window = TestWindow { Panel() }
        window.key("s", .command)
        window.key("s", [.command, .shift])
        window.key("s")
        window.key("escape")
        window.key("return")
        window.key("space")
        #expect(said(window) == "save all cancel ok play")
    }

    @Test func passesOverWhatIsDisabled() {
        let window = TestWindow { Panel(isDisabled: true) }
        window.key("s", .command)
        #expect(said(window) == "again")
    }

    @Test func aSignTypedWithShiftIsMeantByTheSignAlone() {
        let window = TestWindow { Panel() }
        window.key("+", [.command, .shift])
        window.key("+", .command)
        #expect(said(window) == "larger larger")
    }

    @Test func whoHasTheKeyboardHearsOrdinaryKeysFirst() {
        let window = TestWindow { Panel() }
        window.key("tab")
        window.key("space")
        #expect(said(window) == "save")
        window.key("s", [.command, .shift])
        #expect(said(window) == "save all")
    }

    @Test func theDefaultButtonIsDrawnAsAProminentOne() throws {
        let window = TestWindow { Button("OK") {}.keyboardShortcut(.defaultAction) }
        let prominent = TestWindow { Button("OK") {}.buttonStyle(.borderedProminent) }
        #expect(window.drawing == prominent.drawing)
    }

    @Test func arrowsChangePlacesWhereTextRunsFromRightToLeft() {
        struct Pages: View {
            let localization: KeyboardShortcut.Localization
            @State private var page = 0

            var body: some View {
                VStack {
                    Button("Back") { page -= 1 }
                        .keyboardShortcut(.leftArrow, modifiers: .command, localization: localization)
                    Text("page \(page)")
                }
            }
        }
        let window = TestWindow {
            VStack {
                Pages(localization: .automatic)
                Pages(localization: .withoutMirroring)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        window.key("right", .command)
        #expect(window.nodes.compactMap(\.label).filter { $0.hasPrefix("page") } == ["page -1", "page 0"])
        window.key("left", .command)
        #expect(window.nodes.compactMap(\.label).filter { $0.hasPrefix("page") } == ["page -1", "page -1"])
    }

    @Test func aToggleFlipsByItsShortcut() throws {
        struct Switch: View {
            @State private var isOn = false

            var body: some View { Toggle("Grid", isOn: $isOn).keyboardShortcut("g") }
        }
        let window = TestWindow { Switch() }
        window.key("g", .command)
        #expect(try window.node("Toggle").value == "on")
    }

    @Test func aStyleSeesTheShortcutOfItsButton() throws {
        struct Style: ButtonStyle {
            @Environment(\.keyboardShortcut) private var shortcut

            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    if let shortcut { Text("\(String(shortcut.key.character))") }
                }
            }
        }
        let window = TestWindow { Button("Open") {}.buttonStyle(Style()).keyboardShortcut("o") }
        #expect(try window.node("Button").spokenText == "Open")
        #expect(window.nodes.contains { $0.label == "o" })
    }
}
