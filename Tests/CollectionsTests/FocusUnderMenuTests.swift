import Collections
import Testing
import ViewTesting

/// A menu hears the keys while it is open, and the keyboard stays where it was, as on macOS.
@MainActor
@Suite("Focus under menus")
struct FocusUnderMenuTests {
    @MainActor
    private final class Log {
        var isFocused: [Bool] = []
        var text = ""
    }

    private struct Screen: View {
        let log: Log
        @State private var text = ""
        @State private var pick = "x"
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ = log.text = text
            VStack {
                TextField("Name", text: $text).focused($isFocused)
                Picker("Pick", selection: $pick) {
                    ForEach(["x", "y", "z"], id: \.self) { Text(verbatim: $0) }
                }
            }
            .onChange(of: isFocused) { log.isFocused.append(isFocused) }
        }
    }

    @Test("Who has the keyboard keeps it while a menu is open, and hears none of its keys")
    func menu() throws {
        let log = Log()
        let window = TestWindow { Screen(log: log) }
        window.tap(try window.node("TextField"))
        window.window.type("a")
        window.update()
        #expect(log.text == "a" && log.isFocused == [true])
        window.tap(try window.node("Picker"))
        window.update()
        #expect(window.nodes.contains { $0.label == "z" })
        window.window.type("b")
        window.key("down")
        window.key("down")
        window.key("return")
        window.update()
        #expect(try window.node("Picker").value == "y")
        #expect(log.text == "a" && log.isFocused == [true])
        window.window.type("c")
        window.update()
        #expect(log.text == "ac")
    }

    @Test("The menu of a picker is as wide as the picker at least")
    func width() throws {
        let window = TestWindow { Screen(log: Log()) }
        let button = try window.node("Picker").frame
        window.tap(try window.node("Picker"))
        window.update()
        let item = try window.node(label: "z").frame
        window.click(button.maxX - 10, item.midY)
        window.update()
        #expect(try window.node("Picker").value == "z")
    }
}
