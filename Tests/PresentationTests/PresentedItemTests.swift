import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// What is presented about an item, and who may send it away.
@MainActor
@Suite("Presented items")
struct PresentedItemTests {
    private struct Note: Identifiable {
        let id: Int
        var name = "plain"
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    private struct Counter: View {
        let note: Note
        @State private var count = 0

        var body: some View {
            VStack {
                Text("note \(note.id) \(note.name) count \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    private struct Sheets: View {
        @State private var note: Note?
        @State private var gone = 0

        var body: some View {
            VStack {
                Text("gone \(gone)")
                Button("First") { note = Note(id: 1) }
                    .sheet(item: $note, onDismiss: { gone += 1 }) { shown in
                        Counter(note: shown)
                        Button("Other") { note = Note(id: 2) }
                        Button("Renamed") { note = Note(id: shown.id, name: "new") }
                    }
            }
        }
    }

    /// Apple's documentation: with another identity the sheet is dismissed and replaced by a new one.
    @Test func anotherIdentityIsAnotherSheet() throws {
        let window = TestWindow { Sheets() }
        window.tap(try window.node(label: "First"))
        window.tap(try window.node(label: "Add"))
        #expect(isThere(window, "note 1 plain count 1"))
        window.tap(try window.node(label: "Renamed"))
        #expect(isThere(window, "note 1 new count 1"))
        #expect(isThere(window, "gone 0"))
        window.tap(try window.node(label: "Other"))
        #expect(isThere(window, "note 2 plain count 0"))
        #expect(isThere(window, "gone 1"))
    }

    @Test func escapeSendsASheetAway() throws {
        let window = TestWindow { Sheets() }
        window.tap(try window.node(label: "First"))
        #expect(window.key("escape"))
        #expect(!isThere(window, "Add") && isThere(window, "gone 1"))
    }

    /// Apple's documentation: the user cannot dismiss it; the program can.
    @Test func aSheetThatMayNotBeSentAwayStaysUntilTheProgramDoes() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var isLocked = true

            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        VStack {
                            Toggle("Locked", isOn: $isLocked)
                            Button("Done") { isShown = false }
                        }
                        .interactiveDismissDisabled(isLocked)
                    }
            }
        }
        let window = TestWindow { Screen() }
        window.tap(try window.node(label: "Show"))
        window.key("escape")
        #expect(isThere(window, "Done"))
        window.tap(try window.node(label: "Done"))
        #expect(!isThere(window, "Done"))
        window.tap(try window.node(label: "Show"))
        window.tap(try window.node(label: "Locked"))
        window.key("escape")
        #expect(!isThere(window, "Done"))
    }

    @Test func aPopoverThatMayNotBeSentAwayStays() throws {
        struct Screen: View {
            @State private var isShown = false

            var body: some View {
                Button("Show") { isShown = true }
                    .popover(isPresented: $isShown) {
                        Button("Done") { isShown = false }.padding().interactiveDismissDisabled()
                    }
            }
        }
        let window = TestWindow { Screen() }
        window.tap(try window.node(label: "Show"))
        window.key("escape")
        window.click(5, 5)
        #expect(isThere(window, "Done"))
        window.tap(try window.node(label: "Done"))
        #expect(!isThere(window, "Done"))
    }

    /// The anchor is a point of the view's own frame, and the popover is in the middle beside it.
    @Test func aPopoverPointsToThePointThatIsAskedFor() throws {
        struct Screen: View {
            let anchor: PopoverAttachmentAnchor
            @State private var isShown = false

            var body: some View {
                Button("Show") { isShown = true }
                    .frame(width: 200, height: 100)
                    .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: .bottom) {
                        Text("details").padding()
                    }
            }
        }
        func middle(_ anchor: PopoverAttachmentAnchor) throws -> CGPoint {
            let window = TestWindow(width: 600, height: 600) { Screen(anchor: anchor) }
            window.tap(try window.node(label: "Show"))
            let frame = try window.node(label: "details").frame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        // The frame of 200 by 100 points is in the middle of the window.
        let center = try middle(.rect(.bounds))
        let left = try middle(.point(.bottomLeading))
        let top = try middle(.point(.top))
        let small = try middle(.rect(.rect(CGRect(x: 150, y: 0, width: 20, height: 100))))
        #expect(abs(center.x - 300) <= 1)
        #expect(abs(left.x - 200) <= 1 && left.y == center.y)
        #expect(abs(top.x - 300) <= 1 && abs(center.y - top.y - 100) <= 1)
        #expect(abs(small.x - 360) <= 1)
    }

    private struct Questions: View {
        @State private var isShown = false
        @State private var isDialog = false
        @State private var note: Note?
        @State private var old: Note?
        @State private var log = "nothing"

        var body: some View {
            VStack {
                Text(log)
                Button("Note") { note = Note(id: 4, name: "four") }
                Button("Ask") { isShown = true }
                    .alert("Delete?", isPresented: $isShown, presenting: note) { note in
                        Button("Delete \(note.name)") { log = "deleted \(note.id)" }
                    } message: { note in
                        Text("Note \(note.id) is lost.")
                    }
                Button("Choose") { isDialog = true }
                    .confirmationDialog("Export?", isPresented: $isDialog, presenting: note) { note in
                        Button("Export \(note.name)") { log = "exported \(note.id)" }
                    }
                Button("Old") { old = Note(id: 5) }
                    .alert(item: $old) { note in
                        Alert(
                            title: Text("Old \(note.id)"), message: Text("words"),
                            primaryButton: .destructive(Text("Erase")) { log = "erased \(note.id)" },
                            secondaryButton: .cancel(Text("Leave")) { log = "left" })
                    }
            }
        }
    }

    private func questions() -> TestWindow { TestWindow(width: 600, height: 500) { Questions() } }

    @Test func anAlertIsAboutTheDataItPresents() throws {
        let window = questions()
        window.tap(try window.node(label: "Ask"))
        #expect(!isThere(window, "Delete?"))
        window.tap(try window.node(label: "Note"))
        window.tap(try window.node(label: "Ask"))
        #expect(isThere(window, "Note 4 is lost."))
        window.tap(try window.node(label: "Delete four"))
        #expect(isThere(window, "deleted 4") && !isThere(window, "Delete?"))
    }

    @Test func aDialogIsAboutTheDataItPresents() throws {
        let window = questions()
        window.tap(try window.node(label: "Note"))
        window.tap(try window.node(label: "Choose"))
        #expect(isThere(window, "Cancel"))
        window.tap(try window.node(label: "Export four"))
        #expect(isThere(window, "exported 4"))
    }

    @Test func anOlderAlertIsAboutItsItem() throws {
        let window = questions()
        window.tap(try window.node(label: "Old"))
        #expect(isThere(window, "Old 5") && isThere(window, "words"))
        window.tap(try window.node(label: "Erase"))
        #expect(isThere(window, "erased 5") && !isThere(window, "Old 5"))
        window.tap(try window.node(label: "Old"))
        window.tap(try window.node(label: "Leave"))
        #expect(isThere(window, "left") && !isThere(window, "words"))
    }
}
