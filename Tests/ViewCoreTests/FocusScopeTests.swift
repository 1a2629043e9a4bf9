import Combine
import Testing
import ViewCore
import ViewTesting

/// Which view of a part of a window has the keyboard first.
@MainActor
@Suite("Focus scopes")
struct FocusScopeTests {
    @MainActor
    private final class Log {
        var field: Int?
        var reset: () -> Void = {}
    }

    private struct Form: View {
        let log: Log
        var prefers = true
        @Namespace private var space
        @FocusState private var field: Int?
        @Environment(\.resetFocus) private var resetFocus

        var body: some View {
            let space = space
            let resetFocus = resetFocus
            log.field = field
            log.reset = { resetFocus(in: space) }
            return VStack {
                Color.red.frame(width: 50, height: 20).focusable().focused($field, equals: 0)
                VStack {
                    Color.blue.frame(width: 50, height: 20).focusable().focused($field, equals: 1)
                    Color.green.frame(width: 50, height: 20).focusable().focused($field, equals: 2)
                        .prefersDefaultFocus(prefers, in: space)
                }
                .focusScope(space)
            }
        }
    }

    /// Documented: the view should have the focus by default in the scope.
    @Test func aViewThatPrefersItHasTheKeyboardFirst() {
        let log = Log()
        let window = TestWindow { Form(log: log) }
        window.update()
        #expect(log.field == 2)
    }

    /// Documented: asks for the focus in the scope to be determined anew.
    @Test func aResetGivesItBack() {
        let log = Log()
        let window = TestWindow { Form(log: log) }
        window.update()
        window.key("tab")
        #expect(log.field == 0)
        log.reset()
        window.update()
        #expect(log.field == 2)
    }

    @Test func withoutAPreferenceAResetTakesTheFirstOfTheScope() {
        let log = Log()
        let window = TestWindow { Form(log: log, prefers: false) }
        window.update()
        #expect(log.field == nil)
        log.reset()
        window.update()
        #expect(log.field == 1)
    }
}

/// Observable objects of the views with the keyboard.
@MainActor
@Suite("Focused objects")
struct FocusedObjectTests {
    private final class Document: ObservableObject {
        @Published var title: String
        init(_ title: String) { self.title = title }
    }

    private struct Reader: View {
        @FocusedObject private var document: Document?

        var body: some View {
            Text(verbatim: document?.title ?? "none")
            if let title = $document?.title {
                Color.gray.frame(height: 20).onTapGesture { title.wrappedValue = "tapped" }
                    .accessibilityElement().accessibilityLabel("change")
            }
        }
    }

    private struct Window: View {
        let first: Document
        let second: Document

        var body: some View {
            Reader()
            Color.red.frame(height: 20).focusable().focusedObject(first)
            Color.blue.frame(height: 20).focusable().focusedObject(second)
        }
    }

    private func text(_ window: TestWindow) -> String? { window.nodes.first { $0.role == .text }?.label }

    /// Documented: the object is that of the focused view or one of its ancestors; its changes update the view.
    @Test func theObjectIsThatOfTheViewWithTheKeyboard() throws {
        let (first, second) = (Document("one"), Document("two"))
        let window = TestWindow { VStack { Window(first: first, second: second) } }
        #expect(text(window) == "none")
        window.key("tab")
        #expect(text(window) == "one")
        window.key("tab")
        #expect(text(window) == "two")
        window.bodies = []
        first.title = "unseen"
        window.update()
        #expect(text(window) == "two" && window.bodies.isEmpty)
        second.title = "changed"
        window.update()
        #expect(text(window) == "changed" && window.bodies == ["Reader"])
        window.tap(try window.node(label: "change"))
        #expect(second.title == "tapped")
    }

    private struct Scene: View {
        let document: Document

        var body: some View {
            VStack {
                Reader()
                Color.red.frame(height: 20).focusable()
            }
            .focusedSceneObject(document)
        }
    }

    /// Documented: visible while any view of the scene has the focus.
    @Test func theObjectOfAWindowIsSeenWhereverTheKeyboardIs() {
        let window = TestWindow { Scene(document: Document("all")) }
        #expect(text(window) == "all")
        window.key("tab")
        #expect(text(window) == "all")
    }
}
