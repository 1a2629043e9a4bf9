import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// What views say of the sheet, the window or the bar that they are in.
@MainActor
@Suite("Grounds, sizes and menus of titles")
struct ContainerLookTests {
    private struct Sheet<Sizing: PresentationSizing>: View {
        let sizing: Sizing

        var body: some View {
            Text("behind").sheet(isPresented: .constant(true)) {
                VStack {
                    Text("top")
                    Spacer(minLength: 0)
                    Text("bottom")
                }
                .frame(maxWidth: .infinity)
                .background { Color.green.accessibilityElement().accessibilityLabel("ground") }
                .frame(minWidth: 120, minHeight: 100)
                .presentationSizing(sizing)
            }
        }
    }

    private func ground(_ sizing: some PresentationSizing) throws -> CGRect {
        let window = TestWindow(width: 1_000, height: 1_000) { Sheet(sizing: sizing) }
        return try window.node(label: "ground").frame
    }

    /// The sizes of a form sheet, 540 by 620 points, and of a page sheet are those of UIKit's presentation styles, which the
    /// documentation of the two names.
    @Test func aSheetHasTheSizeThatItsContentChooses() throws {
        #expect(try ground(.form).size == CGSize(width: 540, height: 620))
        let page = try ground(.page)
        #expect(page.width == 704 && page.midX == 500)
        // Documented: fitted is the ideal size of the content.
        let fitted = try ground(.fitted)
        #expect(fitted.height == 100 && fitted.width == 120)
        let wide = try ground(.form.fitted(horizontal: false, vertical: true))
        #expect(wide.size == CGSize(width: 540, height: 100))
    }

    @Test func aSizeOfOnesOwnIsAskedWithTheContent() throws {
        struct Double: PresentationSizing {
            func proposedSize(
                for root: PresentationSizingRoot, context: PresentationSizingContext
            ) -> ProposedViewSize {
                let size = root.sizeThatFits(.unspecified)
                return ProposedViewSize(width: size.width * 2, height: size.height * 3)
            }
        }
        #expect(try ground(Double()).size == CGSize(width: 240, height: 300))
    }

    /// Documented: the content is laid out to fill the presentation behind its content.
    @Test func aSheetHasTheGroundThatItsContentChooses() throws {
        let window = TestWindow(width: 600, height: 400) {
            Text("behind").sheet(isPresented: .constant(true)) {
                Text("content").frame(width: 200, height: 100)
                    .presentationBackground(alignment: .bottom) { Color(red: 1, green: 0, blue: 1).frame(height: 10) }
            }
        }
        let lines = window.drawing.split(separator: "\n").filter { $0.contains("rgba(1 0 1 1)") }
        #expect(lines.count == 1 && lines[0].contains("rect [200 240 200 10]"))
    }

    private struct Grounded: View {
        @State private var isBlue = false

        var body: some View {
            Button("Turn") { isBlue.toggle() }
                .containerBackground(isBlue ? .blue : .red, for: .window)
                .toolbar { Button("Add") {} }
        }
    }

    /// Documented: the background of the enclosing window.
    @Test func aWindowIsFilledAsItsContentSays() throws {
        let window = TestWindow(width: 300, height: 200, frame: WindowBars()) { Grounded() }
        let red = window.drawing
        let plain = TestWindow(width: 300, height: 200, frame: WindowBars()) {
            Button("Turn") {}.toolbar { Button("Add") {} }
        }
        #expect(red != plain.drawing)
        window.tap(try window.node(label: "Turn"))
        #expect(window.drawing != red)
        #expect(!window.window.tree.isDirty)
    }

    private struct Document: View {
        @State private var name = "Letter"

        var body: some View {
            Color.gray
                .navigationTitle(name)
                .toolbar { Button("Add") {} }
                .toolbarTitleMenu {
                    Button("Call it a Note") { name = "Note" }
                    RenameButton()
                }
                .renameAction { name = "Renamed" }
        }
    }

    /// Documented: a menu that opens when the title is pressed.
    @Test func theTitleOpensAMenuWhereThereIsOne() throws {
        let window = TestWindow(width: 600, frame: WindowBars()) { Document() }
        window.tap(try window.node(label: "Letter"))
        window.tap(try window.node(label: "Call it a Note"))
        #expect(window.window.title == "Note")
        window.update(after: 1)
        window.tap(try window.node(label: "Note"))
        window.tap(try window.node(label: "Rename"))
        #expect(window.window.title == "Renamed")
    }
}

/// Buttons that know what they do.
@MainActor
@Suite("Buttons that paste and rename")
struct CopyingTests {
    private struct Pasting: View {
        @State private var all: [String] = []

        var body: some View {
            Text(all.joined(separator: ","))
            PasteButton(payloadType: String.self) { all += $0 }
        }
    }

    /// Documented: reads what is on the pasteboard and gives it to the action.
    @Test func pasteGivesWhatIsOnTheClipboard() throws {
        Installed.clipboard.write("from elsewhere")
        let window = TestWindow { VStack { Pasting() } }
        window.tap(try window.node(label: "Paste"))
        #expect(try window.node(label: "from elsewhere").role == .text)
    }

    private struct Naming: View {
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Text(isFocused ? "writing" : "reading")
                Color.red.frame(height: 20).focusable().focused($isFocused)
                RenameButton()
            }
            .renameAction($isFocused)
        }
    }

    /// Documented: the action focuses the field; without an action the button is disabled.
    @Test func renameGivesTheKeyboardToTheField() throws {
        let window = TestWindow { Naming() }
        window.tap(try window.node(label: "Rename"))
        window.update()
        #expect(try window.node(label: "writing").role == .text)
        let without = TestWindow { RenameButton() }
        #expect(try !without.node(label: "Rename").isEnabled)
    }
}
