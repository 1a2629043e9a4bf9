import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// Documented: a popover points at the anchor of the view that it is attached to, and a press elsewhere sends it away; an item's
/// popover is about that item; help is told when the pointer rests.
@MainActor
@Suite("Popovers and help")
struct PopoverTests {
    private struct Note: Identifiable {
        let id: Int
    }

    private struct Screen: View {
        @State private var isShown = false
        @State private var note: Note?

        var body: some View {
            VStack(spacing: 40) {
                Button("Show") { isShown = true }
                    .popover(isPresented: $isShown, arrowEdge: .bottom) {
                        Text(isShown ? "details" : "going").padding()
                    }
                Button("First") { note = Note(id: 1) }
                Button("Second") { note = Note(id: 2) }
                Text(note == nil ? "no note" : "a note").help("What there is")
                    .popover(item: $note) { note in
                        VStack {
                            Text("note \(note.id)")
                            Button("Next") { self.note = Note(id: note.id + 1) }
                        }
                    }
            }
        }
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    @Test func aPopoverPointsAtItsViewAndGoesWithAPressElsewhere() throws {
        let window = TestWindow(width: 500, height: 500) { Screen() }
        let button = try window.node(label: "Show").frame
        window.tap(try window.node(label: "Show"))
        let text = try window.node(label: "details").frame
        // Attached at the bottom edge, it lies below, and in the middle of the button.
        #expect(text.minY > button.maxY)
        #expect(abs(text.midX - button.midX) <= 1)
        window.click(490, 490)
        #expect(!isThere(window, "details"))
        window.tap(try window.node(label: "Show"))
        #expect(isThere(window, "details"))
        window.key("escape")
        #expect(!isThere(window, "details"))
    }

    @Test func aPopoverIsAboutItsItem() throws {
        let window = TestWindow(width: 500, height: 500) { Screen() }
        window.tap(try window.node(label: "Second"))
        #expect(isThere(window, "note 2"))
        window.tap(try window.node(label: "Next"))
        #expect(isThere(window, "note 3"))
        window.click(5, 5)
        #expect(isThere(window, "no note"))
    }

    @Test func helpIsShownWhenThePointerRestsAndGoesWithIt() throws {
        let window = TestWindow(width: 500, height: 500) { Screen() }
        let text = try window.node(label: "no note").frame
        let plain = window.drawing
        window.hover(text.midX, text.midY)
        window.update(after: 0.2)
        #expect(window.drawing == plain)
        window.update(after: 2)
        #expect(window.drawing.contains("What there is"))
        window.hover(5, 5)
        window.update()
        #expect(!window.drawing.contains("What there is"))
    }
}
