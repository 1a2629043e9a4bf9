import Collections
import Testing
import ViewTesting

/// Which of a program's bodies run when another screen, tab or column is shown.
@MainActor
@Suite("Body runs of navigation")
struct NavigationBodyTests {
    @MainActor
    private final class Handles {
        var tab: Binding<Int>?
        var path: Binding<[Int]>?
        var selection: Binding<Int?>?
    }

    private struct First: View {
        var body: some View { Text(verbatim: "first") }
    }

    private struct Second: View {
        var body: some View { Text(verbatim: "second") }
    }

    private struct Numbered: View {
        let number: Int
        var body: some View { Text(verbatim: "number \(number)") }
    }

    private static let ours: Set = ["Tabs", "Stack", "Split", "First", "Second", "Numbered"]

    private func ran(_ window: TestWindow) -> [String] {
        defer { window.bodies = [] }
        return window.bodies.filter { Self.ours.contains($0) }.sorted()
    }

    private func wait(_ window: TestWindow) {
        for _ in 0..<60 { window.update(after: 1.0 / 60) }
    }

    /// A tab is made when it is first shown, and kept.
    @Test func aTabRunsWhenItIsFirstShown() {
        struct Tabs: View {
            let handles: Handles
            @State private var tab = 0

            var body: some View {
                handles.tab = $tab
                return TabView(selection: $tab) {
                    First().tabItem { Text(verbatim: "1") }.tag(0)
                    Second().tabItem { Text(verbatim: "2") }.tag(1)
                }
            }
        }
        let handles = Handles()
        let window = TestWindow { Tabs(handles: handles) }
        wait(window)
        _ = ran(window)
        handles.tab?.wrappedValue = 1
        window.update()
        wait(window)
        #expect(ran(window) == ["Second"])
        handles.tab?.wrappedValue = 0
        window.update()
        wait(window)
        #expect(ran(window) == [])
    }

    /// A screen that is pushed runs, those beneath it do not; popping runs none.
    @Test func aPushRunsTheScreenThatComes() {
        struct Stack: View {
            let handles: Handles
            @State private var path: [Int] = []

            var body: some View {
                handles.path = $path
                return NavigationStack(path: $path) {
                    First().navigationDestination(for: Int.self) { Numbered(number: $0) }
                }
            }
        }
        let handles = Handles()
        let window = TestWindow { Stack(handles: handles) }
        wait(window)
        _ = ran(window)
        handles.path?.wrappedValue.append(1)
        window.update()
        wait(window)
        #expect(ran(window) == ["Numbered"])
        handles.path?.wrappedValue.append(2)
        window.update()
        wait(window)
        #expect(ran(window) == ["Numbered"])
        handles.path?.wrappedValue.removeLast(2)
        window.update()
        wait(window)
        #expect(ran(window) == [])
    }

    /// The selection runs the detail that depends on it, and not what is in the sidebar.
    @Test func aSelectionRunsTheDetail() {
        struct Split: View {
            let handles: Handles
            @State private var selection: Int?

            var body: some View {
                handles.selection = $selection
                return NavigationSplitView {
                    List(selection: $selection) {
                        First().tag(1)
                        First().tag(2)
                    }
                } detail: {
                    if let selection { Numbered(number: selection) } else { Second() }
                }
            }
        }
        let handles = Handles()
        let window = TestWindow(width: 600) { Split(handles: handles) }
        wait(window)
        _ = ran(window)
        handles.selection?.wrappedValue = 1
        window.update()
        wait(window)
        #expect(ran(window) == ["Numbered", "Split"])
        handles.selection?.wrappedValue = 2
        window.update()
        wait(window)
        #expect(ran(window) == ["Numbered", "Split"])
    }
}
