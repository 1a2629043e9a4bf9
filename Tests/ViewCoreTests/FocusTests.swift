import Testing
import ViewCore
import ViewTesting

/// Focus states, and views that can have the keyboard.
@MainActor
@Suite
struct FocusTests {
    private enum Field: Hashable {
        case first
        case second
    }

    @MainActor
    private final class Log {
        var field: Field?
        var isFocused = false
        var set: (Field?) -> Void = { _ in }
        var bodies = 0
        var changes: [Bool] = []
    }

    private struct Two: View {
        let log: Log
        @FocusState private var field: Field?

        var body: some View {
            log.field = field
            log.bodies += 1
            log.set = { field = $0 }
            return VStack {
                Color.red.frame(width: 50, height: 20).focusable().focused($field, equals: .first)
                Color.blue.frame(width: 50, height: 20).focusable().focused($field, equals: .second)
                Color.green.frame(width: 50, height: 20).focusable()
            }
        }
    }

    @Test func tabMovesTheFocusInReadingOrderAndTheStateFollows() {
        let log = Log()
        let window = TestWindow { Two(log: log) }
        #expect(log.field == nil)
        window.key("tab")
        #expect(log.field == .first)
        window.key("tab")
        #expect(log.field == .second)
        window.key("tab")
        #expect(log.field == nil)
        window.key("tab", .shift)
        #expect(log.field == .second)
    }

    @Test func settingTheStateMovesTheFocus() {
        let log = Log()
        let window = TestWindow { Two(log: log) }
        log.set(.second)
        window.update()
        #expect(log.field == .second)
        #expect(window.window.focus.focused != nil)
        window.key("tab", .shift)
        #expect(log.field == .first)
        log.set(nil)
        window.update()
        #expect(log.field == nil)
        #expect(window.window.focus.focused == nil)
    }

    @Test func nilLeavesTheFocusOfOtherViewsAlone() {
        let log = Log()
        let window = TestWindow { Two(log: log) }
        for _ in 0..<3 { window.key("tab") }
        let focused = window.window.focus.focused
        log.set(nil)
        window.update()
        #expect(window.window.focus.focused === focused)
    }

    @Test func aClickGivesTheKeyboard() {
        let log = Log()
        let window = TestWindow { Two(log: log) }
        window.pointer(.began, 200, 150)
        window.pointer(.ended, 200, 150)
        #expect(log.field == .second)
    }

    private struct Lone: View {
        let log: Log
        @FocusState private var isFocused: Bool
        @State private var isShown = true
        @State private var isOff = false

        var body: some View {
            log.isFocused = isFocused
            log.set = { _ in isShown = false }
            log.field = nil
            return VStack {
                if isShown {
                    Color.red.focusable().focused($isFocused).disabled(isOff)
                }
                Color.blue.onAppear { isFocused = true }.onTapGesture { isOff = true }
            }
        }
    }

    @Test func aStateSetWhenTheViewAppearsIsHeeded() {
        let log = Log()
        _ = TestWindow { Lone(log: log) }
        #expect(log.isFocused)
    }

    @Test func aViewThatGoesLosesTheKeyboard() {
        let log = Log()
        let window = TestWindow { Lone(log: log) }
        log.set(nil)
        window.update()
        #expect(!log.isFocused)
        #expect(window.window.focus.focused == nil)
    }

    @Test func aViewThatIsDisabledLosesTheKeyboard() {
        let log = Log()
        let window = TestWindow { Lone(log: log) }
        window.pointer(.began, 200, 250)
        window.pointer(.ended, 200, 250)
        #expect(!log.isFocused)
    }

    private struct Nowhere: View {
        let log: Log
        @FocusState private var field: Field?

        var body: some View {
            log.field = field
            log.set = { field = $0 }
            return Color.red.focusable().focused($field, equals: .first)
        }
    }

    @Test func aValueThatNoViewStandsForDoesNotLast() {
        let log = Log()
        let window = TestWindow { Nowhere(log: log) }
        log.set(.first)
        window.update()
        #expect(log.field == .first)
        log.set(.second)
        window.update()
        #expect(log.field == .first, "the focus has stayed where it was, and the state tells so")
    }

    private struct Reader: View {
        let log: Log
        @Environment(\.isFocused) private var isFocused

        var body: some View {
            log.isFocused = isFocused
            return Color.red
        }
    }

    @Test func whatIsInAViewHearsThatItHasTheKeyboard() {
        let log = Log()
        let window = TestWindow { Reader(log: log).focusable(true, onFocusChange: { log.changes.append($0) }) }
        #expect(!log.isFocused)
        window.key("tab")
        #expect(log.isFocused)
        #expect(log.changes == [true])
    }

    @Test func aRingIsDrawnUnlessTheEffectIsDisabled() {
        let ringed = TestWindow { Color.red.frame(width: 50, height: 50).focusable() }
        let before = ringed.drawing
        ringed.key("tab")
        #expect(ringed.drawing != before)
        let plain = TestWindow { Color.red.frame(width: 50, height: 50).focusable().focusEffectDisabled() }
        let unfocused = plain.drawing
        plain.key("tab")
        #expect(plain.drawing == unfocused)
    }

    @Test func commandsHearKeysThatNobodyInTheViewUses() {
        let log = Log()
        var heard: [String] = []
        let window = TestWindow {
            Color.red.focusable()
                .onMoveCommand { heard.append("\($0)") }
                .onExitCommand { heard.append("exit") }
                .onDeleteCommand { heard.append("delete") }
        }
        _ = log
        window.key("left")
        #expect(heard.isEmpty)
        window.key("tab")
        window.key("left")
        window.key("escape")
        window.key("delete")
        #expect(heard == ["left", "exit", "delete"])
    }

    private struct DefaultField: View {
        let log: Log
        @FocusState private var field: Field?

        var body: some View {
            log.field = field
            return VStack {
                Color.red.focusable().focused($field, equals: .first)
                Color.blue.focusable().focused($field, equals: .second)
            }
            .defaultFocus($field, .second)
        }
    }

    @Test func aDefaultHasTheFocusAtFirst() {
        let log = Log()
        _ = TestWindow { DefaultField(log: log) }
        #expect(log.field == .second)
    }
}

private struct NoteKey: FocusedValueKey {
    typealias Value = String
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

private struct CountKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

@MainActor
@Suite
struct FocusedValueTests {
    @MainActor
    private final class Log {
        var note: String?
        var count: Int?
        var add: () -> Void = {}
    }

    private struct Reader: View {
        let log: Log
        @FocusedValue(\.note) private var note
        @FocusedBinding(\.count) private var count

        var body: some View {
            log.note = note
            log.count = count
            log.add = { count = (count ?? 0) + 1 }
            return Color.clear.frame(width: 10, height: 10)
        }
    }

    private struct Notes: View {
        let log: Log
        @State private var count = 5

        var body: some View {
            VStack {
                Reader(log: log)
                Color.red.focusable().focusedValue(\.note, "red").focusedValue(\.count, $count)
                Color.blue.focusable().focusedValue(\.note, "blue")
                Color.green.focusable()
            }
        }
    }

    @Test func theValueOfTheFocusedViewIsRead() {
        let log = Log()
        let window = TestWindow { Notes(log: log) }
        #expect(log.note == nil)
        window.key("tab")
        #expect(log.note == "red")
        #expect(log.count == 5)
        log.add()
        window.update()
        #expect(log.count == 6)
        window.key("tab")
        #expect(log.note == "blue")
        #expect(log.count == nil)
        window.key("tab")
        #expect(log.note == nil)
    }

    private struct Scene: View {
        let log: Log
        @State private var title = "one"

        var body: some View {
            VStack {
                Reader(log: log)
                Color.red.focusedSceneValue(\.note, title).onTapGesture { title = "two" }
                Color.blue.focusable().focusedValue(\.note, "inner")
            }
        }
    }

    @Test func aValueOfTheSceneIsReadWhereverTheKeyboardIs() {
        let log = Log()
        let window = TestWindow { Scene(log: log) }
        #expect(log.note == "one")
        window.pointer(.began, 200, 60)
        window.pointer(.ended, 200, 60)
        #expect(log.note == "two")
        window.key("tab")
        #expect(log.note == "inner")
    }
}
