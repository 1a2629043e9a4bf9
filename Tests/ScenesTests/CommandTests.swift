import HostHeadless
import Scenes
import Testing

@MainActor
@Suite("Commands")
struct CommandTests {
    private struct CountCommands: Commands {
        @FocusedBinding(\.count) private var count

        var body: some Commands {
            CommandMenu("Count") {
                Button("Increase") { count? += 1 }.keyboardShortcut("i").disabled(count == nil)
                Button("Say \(count ?? -1)") {}
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View { Text("count \(count)").focusedSceneValue(\.count, $count) }
    }

    private struct CommandApp: App {
        var body: some Scene {
            WindowGroup { Counter() }
                .commands {
                    CountCommands()
                    CommandGroup(replacing: .newItem) {}
                    CommandGroup(after: .saveItem) { Button("Export") {} }
                }
        }
    }

    @Test func keysOfCommandsWorkWhileTheMenuIsClosedAndSeeFocusedValues() throws {
        let app = try Running.window(CommandApp())
        #expect(app.labels == ["Test", "File", "Count", "count 0"])
        try app.play("key cmd+i")
        #expect(app.labels.contains("count 1"))
    }

    @Test func menusShowTheirCommandsAndDoThem() throws {
        let app = try Running.window(CommandApp())
        try app.play("tap \"Count\"")
        #expect(app.labels.contains("Say 0"))
        try app.play("tap \"Increase\"")
        #expect(app.labels.contains("count 1") && !app.labels.contains("Increase"))
    }

    /// Documented: an empty group in place of a standard one takes that away.
    @Test func groupsGoBesideStandardOnesOrInTheirPlace() throws {
        let app = try Running.window(CommandApp())
        try app.play("tap \"File\"")
        #expect(app.labels.contains("Export") && app.labels.contains("Close"))
        #expect(!app.labels.contains("New Window"))
    }

    private struct PlainApp: App {
        var body: some Scene { WindowGroup { Text("a") } }
    }

    @Test func anAppWithoutCommandsHasNoBarOfMenus() throws {
        let app = try Running.window(PlainApp())
        #expect(app.labels == ["a"] && app.window.tree.barHeight == 0)
    }
}

extension FocusedValues {
    fileprivate var count: Binding<Int>? {
        get { self[CountKeyOfTests.self] }
        set { self[CountKeyOfTests.self] = newValue }
    }
}

private struct CountKeyOfTests: FocusedValueKey {
    typealias Value = Binding<Int>
}
