import Presentation
import Testing
import ViewTesting

/// Which of a program's bodies run when something is shown over its views, and when it goes.
@MainActor
@Suite("Body runs of presentations")
struct PresentationBodyTests {
    enum Kind: CaseIterable {
        case sheet
        case popover
        case alert
        case dialog
    }

    @MainActor
    private final class Handles {
        var isShown: Binding<Bool>?
        var count: Binding<Int>?
        var inner: Binding<Int>?
    }

    private struct Presenter: View {
        let kind: Kind
        let handles: Handles
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            handles.isShown = $isShown
            handles.count = $count
            return VStack {
                Neighbour()
                switch kind {
                case .sheet: Anchor().sheet(isPresented: $isShown) { Shown(handles: handles) }
                case .popover: Anchor().popover(isPresented: $isShown) { Shown(handles: handles) }
                case .alert: Anchor().alert("alert", isPresented: $isShown) { Shown(handles: handles) }
                case .dialog: Anchor().confirmationDialog("dialog", isPresented: $isShown) { Shown(handles: handles) }
                }
            }
        }
    }

    private struct Neighbour: View {
        var body: some View { Text(verbatim: "neighbour") }
    }

    private struct Anchor: View {
        var body: some View { Text(verbatim: "anchor") }
    }

    private struct Shown: View {
        let handles: Handles
        @State private var number = 0

        var body: some View {
            handles.inner = $number
            return VStack {
                Text(verbatim: "shown \(number)")
                Still()
            }
        }
    }

    private struct Still: View {
        var body: some View { Button("still") {} }
    }

    private static let ours: Set = ["Presenter", "Neighbour", "Anchor", "Shown", "Still"]

    private func ran(_ window: TestWindow) -> [String] {
        defer { window.bodies = [] }
        return window.bodies.filter { Self.ours.contains($0) }.sorted()
    }

    private func wait(_ window: TestWindow) {
        for _ in 0..<60 { window.update(after: 1.0 / 60) }
    }

    /// The presenter's body does not read the state that shows it: only what is shown is new.
    @Test(arguments: Kind.allCases) func onlyWhatIsShownRuns(kind: Kind) {
        let handles = Handles()
        let window = TestWindow { Presenter(kind: kind, handles: handles) }
        _ = ran(window)
        handles.isShown?.wrappedValue = true
        window.update()
        wait(window)
        #expect(ran(window) == ["Shown", "Still"])
        // State in it is its own matter.
        handles.inner?.wrappedValue = 5
        window.update()
        #expect(ran(window) == ["Shown"])
        // Going runs nothing of it again.
        handles.isShown?.wrappedValue = false
        window.update()
        wait(window)
        #expect(ran(window) == [])
        // Coming back makes it anew.
        handles.isShown?.wrappedValue = true
        window.update()
        wait(window)
        #expect(ran(window) == ["Shown", "Still"])
    }

    /// A toolbar's items run with what they are made from, and alone with their own state.
    @Test func itemsOfAToolbarRunByThemselves() {
        struct Barred: View {
            let handles: Handles
            @State private var count = 0

            var body: some View {
                handles.count = $count
                return Neighbour().toolbar {
                    Still()
                    Shown(handles: handles)
                }
            }
        }
        let handles = Handles()
        let window = TestWindow(frame: WindowBars()) { Barred(handles: handles) }
        wait(window)
        _ = ran(window)
        handles.inner?.wrappedValue = 3
        window.update()
        wait(window)
        #expect(ran(window) == ["Shown"])
    }
}
