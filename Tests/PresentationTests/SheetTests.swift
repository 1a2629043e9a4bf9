import CoreGraphics
import Presentation
import Testing
import ViewTesting

@MainActor
@Suite("Sheets")
struct SheetTests {
    private struct Presenter: View {
        @State private var isShown = false
        @State private var gone = 0

        var body: some View {
            VStack {
                Text("gone \(gone)")
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { gone += 1 }) { Counter() }
                Button("Behind") { gone += 100 }
            }
        }
    }

    private struct Counter: View {
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0

        var body: some View {
            VStack {
                Text("count \(count)")
                Button("Add") { count += 1 }
                Button("Done") { dismiss() }
            }
        }
    }

    @Test func aSheetIsShownWhileItsBindingIsTrueAndItsStateLivesAsLong() throws {
        let window = TestWindow { Presenter() }
        #expect(throws: NoSuchElement.self) { try window.node(label: "count 0") }
        window.tap(try window.node(label: "Show"))
        #expect(!window.window.tree.isDirty)
        window.tap(try window.node(label: "Add"))
        #expect(try window.node(label: "count 1").isEnabled)
        window.tap(try window.node(label: "Done"))
        #expect(try window.node(label: "gone 1").isEnabled)
        #expect(throws: NoSuchElement.self) { try window.node(label: "Add") }
        window.tap(try window.node(label: "Show"))
        #expect(try window.node(label: "count 0").isEnabled)
    }

    /// Documented: the view covers as much of the screen as possible, here of the window.
    @Test func aCoverFillsTheWindow() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var gone = 0

            var body: some View {
                Text("gone \(gone)")
                Button("Show") { isShown = true }
                    .fullScreenCover(isPresented: $isShown, onDismiss: { gone += 1 }) {
                        Color.green.accessibilityElement().accessibilityLabel("cover")
                            .overlay { Button("Done") { isShown = false } }
                    }
            }
        }
        let window = TestWindow(width: 300, height: 200) { Screen() }
        window.tap(try window.node(label: "Show"))
        #expect(try window.node(label: "cover").frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        window.tap(try window.node(label: "Done"))
        #expect(try window.node(label: "gone 1").isEnabled)
    }
}
