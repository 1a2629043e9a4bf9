import Testing
import ViewTesting

import TextInput

/// Which bodies run while somebody types, and which do not.
@MainActor
@Suite
struct TypingCostTests {
    private struct Form: View {
        @State private var name = "a"
        @State private var place = "b"

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Place", text: $place)
                Greeting(name: $name)
                Bystander()
            }
        }
    }

    private struct Greeting: View {
        @Binding var name: String

        var body: some View { Text("Hello \(name)") }
    }

    private struct Bystander: View {
        var body: some View { Text("still") }
    }

    @Test func typingRunsTheBodyThatReadsTheTextAndNoOther() {
        let window = TestWindow { Form() }
        window.key("tab")
        window.bodies = []
        window.window.insert("x")
        window.update()
        #expect(window.bodies == ["Greeting"])
    }

    @Test func movingTheCaretRunsNoBody() {
        let window = TestWindow { Form() }
        window.key("tab")
        window.bodies = []
        window.key("home")
        window.key("right", .shift)
        window.update(after: 0.5)
        #expect(window.bodies.isEmpty)
    }

    private struct Focused: View {
        @FocusState private var field: Int?

        var body: some View {
            VStack {
                Number(field: field)
                Bystander()
                TextField("One", text: .constant("1")).focused($field, equals: 1)
                TextField("Two", text: .constant("2")).focused($field, equals: 2)
            }
        }
    }

    private struct Number: View {
        let field: Int?

        var body: some View { Text("\(field ?? 0)") }
    }

    private struct Unread: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("One", text: .constant("1")).focused($isFocused)
        }
    }

    @Test func movingTheFocusRunsTheBodyThatReadsTheState() {
        let window = TestWindow { Focused() }
        window.key("tab")
        window.bodies = []
        window.key("tab")
        // From one value to the next at once, not by way of none.
        #expect(window.bodies.filter { $0 == "Focused" }.count == 1)
        #expect(window.bodies.filter { $0 == "Number" }.count == 1)
        #expect(!window.bodies.contains("Bystander"))
    }

    @Test func aFocusStateThatNobodyReadsRunsNoBody() {
        let window = TestWindow { Unread() }
        window.bodies = []
        window.key("tab")
        #expect(!window.bodies.contains("Unread"))
    }
}
