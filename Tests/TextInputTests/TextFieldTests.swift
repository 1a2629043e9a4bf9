import Foundation
import Testing
import ViewTesting

import TextInput

/// Text fields as their users meet them.
@MainActor
@Suite(.serialized)
struct TextFieldTests {
    @MainActor
    final class Log {
        var text = ""
        var number = 0.0
        var optional: Int?
        var events: [String] = []
        var set: (String) -> Void = { _ in }
        var isFocused = false
    }

    struct Name: View {
        let log: Log
        var limit: Int?
        @State private var text: String
        @FocusState private var isFocused: Bool

        init(_ log: Log, text: String = "", limit: Int? = nil) {
            self.log = log
            self.limit = limit
            _text = State(initialValue: text)
        }

        var body: some View {
            log.text = text
            log.isFocused = isFocused
            log.set = { text = $0 }
            return TextField("Name", text: limited)
                .focused($isFocused)
                .onSubmit { log.events.append("submit \(text)") }
                .frame(width: 200)
        }

        private var limited: Binding<String> {
            guard let limit else { return $text }
            return Binding(get: { text }, set: { text = String($0.prefix(limit)) })
        }
    }

    private func type(_ text: String, in window: TestWindow) {
        window.window.insert(text)
        window.update()
    }

    @Test func whatIsTypedIsInTheBinding() throws {
        let log = Log()
        let window = TestWindow { Name(log) }
        let field = try window.node("TextField")
        #expect(field.role == .textField)
        #expect(field.label == "Name")
        #expect(field.value == "")
        window.tap(field)
        #expect(log.isFocused)
        type("Ada", in: window)
        #expect(log.text == "Ada")
        #expect(try window.node("TextField").value == "Ada")
        window.key("delete")
        #expect(log.text == "Ad")
    }

    @Test func aFieldIsTwentyTwoPointsHighAndAsWideAsProposed() throws {
        let window = TestWindow { Name(Log()) }
        let frame = try window.node("TextField").frame
        #expect(frame.size == CGSize(width: 200, height: 22))
    }

    @Test func keysMoveAndSelect() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: "one two") }
        window.key("tab")
        // Coming by the tab key all is selected.
        type("x", in: window)
        #expect(log.text == "x")
        type("y z", in: window)
        window.key("left", .option)
        type("-", in: window)
        #expect(log.text == "xy -z")
        window.key("home")
        type("<", in: window)
        window.key("end")
        type(">", in: window)
        #expect(log.text == "<xy -z>")
        window.key("left", .shift)
        window.key("left", .shift)
        type("!", in: window)
        #expect(log.text == "<xy -!")
        window.key("a", .command)
        window.key("delete")
        #expect(log.text == "")
        window.key("z", .command)
        #expect(log.text == "<xy -!")
        window.key("z", [.command, .shift])
        #expect(log.text == "")
    }

    @Test func textIsCutCopiedAndPasted() throws {
        let clipboard = MemoryClipboard()
        let before = Installed.clipboard
        Installed.clipboard = clipboard
        defer { Installed.clipboard = before }
        let log = Log()
        let window = TestWindow { Name(log, text: "abc") }
        window.key("tab")
        window.key("c", .command)
        window.key("end")
        window.key("v", .command)
        #expect(log.text == "abcabc")
        window.key("a", .command)
        window.key("x", .command)
        #expect(log.text == "")
        clipboard.write("two\nlines")
        window.key("v", .command)
        #expect(log.text == "two lines", "a newline is a space in a single line")
    }

    @Test func returnSubmitsAndKeepsTheKeyboard() throws {
        let log = Log()
        let window = TestWindow { Name(log) }
        window.tap(try window.node("TextField"))
        type("Ada", in: window)
        window.key("return")
        #expect(log.events == ["submit Ada"])
        #expect(log.isFocused)
        type("B", in: window)
        #expect(log.text == "B", "the text is selected after it was submitted")
    }

    @Test func aBindingMayMakeSomethingElseOfTheText() throws {
        let log = Log()
        let window = TestWindow { Name(log, limit: 3) }
        window.tap(try window.node("TextField"))
        for letter in "abcde" { type(String(letter), in: window) }
        #expect(log.text == "abc")
        #expect(try window.node("TextField").value == "abc")
        window.key("delete")
        #expect(log.text == "ab")
    }

    @Test func aTextThatIsSetFromOutsideIsEditedOn() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: "abc") }
        window.tap(try window.node("TextField"))
        window.key("end")
        log.set("Hello")
        window.update()
        #expect(try window.node("TextField").value == "Hello")
        type("!", in: window)
        #expect(log.text == "Hello!")
    }

    @Test func clicksSelectWordsAndEverything() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: "one two three") }
        let frame = try window.node("TextField").frame
        func click(_ count: Int) {
            for phase in [PointerEvent.Phase.began, .ended] {
                window.window.pointer(
                    PointerEvent(
                        phase: phase, location: CGPoint(x: frame.minX + 38, y: frame.midY), time: window.time,
                        clickCount: count))
                window.update()
            }
        }
        click(1)
        click(2)
        type("2", in: window)
        #expect(log.text == "one 2 three")
        click(3)
        type("all", in: window)
        #expect(log.text == "all")
    }

    @Test func aDragSelects() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: "one two three") }
        let frame = try window.node("TextField").frame
        window.pointer(.began, frame.minX + 1, frame.midY)
        window.pointer(.moved, frame.minX + 60, frame.midY)
        window.pointer(.moved, frame.maxX, frame.midY)
        window.pointer(.ended, frame.maxX, frame.midY)
        type("x", in: window)
        #expect(log.text == "x")
    }

    @Test func thePromptIsDrawnAsLongAsThereIsNoText() throws {
        let window = TestWindow {
            TextField("Name", text: .constant("")).frame(width: 200)
            TextField("Name", text: .constant(""), prompt: Text("Ada")).frame(width: 200)
            TextField("Name", text: .constant("Grace"), prompt: Text("Ada")).frame(width: 200)
        }
        #expect(window.drawing.contains("Name"))
        #expect(window.drawing.components(separatedBy: "Ada").count == 2)
        #expect(window.drawing.contains("Grace"))
        #expect(window.nodes.filter { $0.role == .textField }.map(\.label) == ["Name", "Name", "Name"])
    }

    @Test func theCaretBlinksOnTheHostsClock() throws {
        let window = TestWindow { Name(Log(), text: "a") }
        let unfocused = window.drawing
        window.tap(try window.node("TextField"))
        let on = window.drawing
        #expect(on != unfocused)
        #expect(window.window.tree.nextDeadline == 0.5)
        #expect(!window.window.wantsNextFrame, "nothing moves between")
        window.update(after: 0.5)
        let off = window.drawing
        #expect(off != on)
        window.update(after: 0.5)
        #expect(window.drawing == on)
        window.window.focus.focus(nil)
        window.update()
        #expect(window.drawing == unfocused)
        window.update(after: 1)
        #expect(window.window.tree.nextDeadline == nil)
    }

    @Test func whatAnInputMethodComposesIsShownAndNotKept() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: "a") }
        window.tap(try window.node("TextField"))
        window.key("end")
        let editor = try #require(window.window.focus.focused as? any TextInputResponder)
        let before = editor.textCursor
        editor.compose("にほん", cursor: 3)
        window.update()
        #expect(log.text == "a")
        #expect(window.drawing.contains("にほん"))
        #expect(editor.textCursor.minX > before.minX + 20)
        type("日本", in: window)
        #expect(log.text == "a日本")
        #expect(!window.drawing.contains("にほん"))
    }

    @Test func aLongTextIsMovedSoThatTheCaretIsSeen() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: String(repeating: "word ", count: 30)) }
        let field = try window.node("TextField")
        window.tap(field)
        window.key("end")
        let editor = try #require(window.window.focus.focused as? any TextInputResponder)
        #expect(field.frame.contains(editor.textCursor))
        #expect(editor.textCursor.maxX > field.frame.maxX - 12)
        window.key("home")
        #expect(field.frame.contains(editor.textCursor))
        #expect(editor.textCursor.minX < field.frame.minX + 8)
    }

    @Test func aDisabledFieldTakesNothing() throws {
        let log = Log()
        let window = TestWindow { Name(log, text: "a").disabled(true) }
        let field = try window.node("TextField")
        #expect(!field.isEnabled)
        window.tap(field)
        window.key("tab")
        type("b", in: window)
        #expect(log.text == "a")
        #expect(window.window.focus.focused == nil)
    }

    @Test func theValueCanBeSetByATool() throws {
        let log = Log()
        let window = TestWindow { Name(log) }
        let set = try #require(window.node("TextField").setValue)
        #expect(set("Grace"))
        window.update()
        #expect(log.text == "Grace")
    }

    // MARK: Values

    struct Amount: View {
        let log: Log
        @State private var amount = 2.5
        @State private var count: Int? = 3

        var body: some View {
            log.number = amount
            log.optional = count
            return VStack {
                TextField("Amount", value: $amount, format: .number)
                TextField("Count", value: $count, format: .number)
            }
        }
    }

    @Test func aValueTakesTheTextOnWhenItIsSubmitted() throws {
        let log = Log()
        let window = TestWindow { Amount(log: log) }
        #expect(try window.node(label: "Amount").value == "2.5")
        window.key("tab")
        type("4.25", in: window)
        #expect(log.number == 2.5)
        #expect(try window.node(label: "Amount").value == "4.25")
        window.key("return")
        #expect(log.number == 4.25)
    }

    @Test func aTextThatIsNoValueGoesBack() throws {
        let log = Log()
        let window = TestWindow { Amount(log: log) }
        window.key("tab")
        type("many", in: window)
        window.key("tab")
        #expect(log.number == 2.5)
        #expect(try window.node(label: "Amount").value == "2.5")
    }

    @Test func anOptionalValueIsNilWithoutText() throws {
        let log = Log()
        let window = TestWindow { Amount(log: log) }
        window.key("tab")
        window.key("tab")
        window.key("delete")
        window.key("return")
        #expect(log.optional == nil)
        type("12", in: window)
        window.key("tab")
        #expect(log.optional == 12)
    }

    @Test func olderActionsAreCalled() throws {
        let log = Log()
        let window = TestWindow {
            TextField(
                "Old", text: .constant(""), onEditingChanged: { log.events.append("editing \($0)") },
                onCommit: { log.events.append("commit") })
        }
        window.key("tab")
        window.key("return")
        window.window.focus.focus(nil)
        window.update()
        #expect(log.events == ["editing true", "commit", "editing false"])
    }

    // MARK: Submitting

    @Test func actionsFurtherOutRunTooUnlessAScopeBlocksThem() throws {
        let log = Log()
        let window = TestWindow {
            VStack {
                TextField("One", text: .constant("")).onSubmit { log.events.append("inner") }
                TextField("Two", text: .constant("")).submitScope()
                TextField("Three", text: .constant("")).onSubmit(of: .search) { log.events.append("search") }
            }
            .onSubmit { log.events.append("outer") }
        }
        for _ in 0..<3 {
            window.key("tab")
            window.key("return")
        }
        #expect(log.events == ["inner", "outer", "outer"])
    }

    // MARK: Secrets

    struct Password: View {
        let log: Log
        @State private var text = "abc"

        var body: some View {
            log.text = text
            return SecureField("Password", text: $text).frame(width: 200)
        }
    }

    @Test func aSecretIsNeitherShownNorCopied() throws {
        let clipboard = MemoryClipboard()
        let before = Installed.clipboard
        Installed.clipboard = clipboard
        defer { Installed.clipboard = before }
        let log = Log()
        let window = TestWindow { Password(log: log) }
        #expect(!window.drawing.contains("abc"))
        let field = try window.node("SecureField")
        #expect(field.role == .textField)
        #expect(field.value == "•••")
        window.key("tab")
        window.key("c", .command)
        window.key("x", .command)
        var copied: String? = "?"
        clipboard.read { copied = $0 }
        #expect(copied == nil)
        #expect(log.text == "abc")
        window.key("end")
        type("👨‍👩‍👧", in: window)
        #expect(try window.node("SecureField").value == "••••")
        window.key("delete")
        #expect(log.text == "abc")
    }

    // MARK: Styles

    struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding(10).background(Color.yellow)
        }
    }

    @Test func aStyleOfOnesOwnDrawsTheFieldInIt() throws {
        let log = Log()
        let window = TestWindow {
            Name(log).textFieldStyle(Boxed())
            Name(log).textFieldStyle(Boxed()).textFieldStyle(.plain)
        }
        let fields = window.nodes.filter { $0.role == .textField }
        #expect(fields.count == 2)
        #expect(fields[0].label == "Name")
        #expect(fields[0].frame.width == 180)
        #expect(fields[0].frame.height == 22)
        #expect(fields[1].frame.height == 16)
        window.tap(fields[0])
        type("x", in: window)
        #expect(log.text == "x")
    }

    // MARK: Several lines

    struct Story: View {
        let log: Log
        @State private var text = "one"

        var body: some View {
            log.text = text
            return TextField("Story", text: $text, axis: .vertical).lineLimit(3).frame(width: 100)
        }
    }

    @Test func aFieldAlongTheVerticalAxisGrowsUpToTheLineLimit() throws {
        let log = Log()
        let window = TestWindow { Story(log: log) }
        func height() throws -> CGFloat { try window.node("TextField").frame.height }
        #expect(try height() == 22)
        window.key("tab")
        window.key("end")
        type(" two three four five six seven", in: window)
        #expect(try height() > 22)
        type(String(repeating: " and more", count: 20), in: window)
        #expect(try height() == 6 + 3 * 16)
        let editor = try #require(window.window.focus.focused as? any TextInputResponder)
        #expect(try window.node("TextField").frame.contains(editor.textCursor))
    }

    struct Page: View {
        let log: Log
        @State private var text = "one\ntwo\nthree"

        var body: some View {
            log.text = text
            return TextEditor(text: $text).frame(width: 200, height: 100)
        }
    }

    @Test func anEditorTakesNewlinesAndTabsAndMovesByLines() throws {
        let log = Log()
        let window = TestWindow { Page(log: log) }
        let editor = try window.node("TextEditor")
        #expect(editor.frame.size == CGSize(width: 190, height: 100))
        window.pointer(.began, editor.frame.minX + 1, editor.frame.minY + 4)
        window.pointer(.ended, editor.frame.minX + 1, editor.frame.minY + 4)
        window.key("down")
        type("2", in: window)
        #expect(log.text == "one\n2two\nthree")
        window.key("end")
        window.key("return")
        window.key("tab")
        #expect(log.text == "one\n2two\n\t\nthree")
        window.key("up")
        window.key("home")
        type(">", in: window)
        #expect(log.text == "one\n>2two\n\t\nthree")
        window.key("end", .command)
        type("!", in: window)
        #expect(log.text.hasSuffix("three!"))
    }

    @Test func anEditorScrollsToItsCaretAndByTheWheel() throws {
        let log = Log()
        let window = TestWindow { Page(log: log) }
        let frame = try window.node("TextEditor").frame
        window.tap(try window.node("TextEditor"))
        window.key("end", .command)
        for line in 0..<20 { type("\nline \(line)", in: window) }
        let editor = try #require(window.window.focus.focused as? any TextInputResponder)
        #expect(frame.contains(editor.textCursor))
        #expect(
            window.window.scroll(
                at: CGPoint(x: frame.midX, y: frame.midY), by: CGSize(width: 0, height: 40), isPrecise: true))
        window.update()
        #expect(editor.textCursor.minY > frame.maxY - 1)
        #expect(
            !window.window.scroll(
                at: CGPoint(x: frame.midX, y: frame.midY), by: CGSize(width: 0, height: -1_000), isPrecise: true)
                || true)
    }
}
