import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite("Grounds of lists")
struct ListGroundTests {
    @MainActor
    private final class Log {
        var prominence: BackgroundProminence?
    }

    private struct Row: View {
        let log: Log
        @Environment(\.backgroundProminence) private var prominence

        var body: some View {
            log.prominence = prominence
            return Text(verbatim: "row")
        }
    }

    /// As macOS shows what is selected in a list that has not the keyboard: in grey, with dark text.
    @Test("A selected row loses its strong ground while the keyboard is elsewhere")
    func inactiveSelection() throws {
        let log = Log()
        let window = TestWindow {
            VStack {
                TextField("Name", text: .constant(""))
                List(selection: .constant("a")) { Row(log: log).tag("a") }
            }
        }
        #expect(log.prominence == .increased)
        window.tap(try window.node("TextField"))
        window.update()
        #expect(log.prominence == .standard)
        window.tap(try window.node(label: "row"))
        window.update()
        #expect(log.prominence == .increased)
    }

    @Test("Grounds alternate below the last row, on from it")
    func stripesBelow() {
        func marked(rows: Int, height: CGFloat) -> [CGFloat] {
            let geometry = ScrollGeometryValue(
                contentOffset: .zero, contentSize: CGSize(width: 200, height: CGFloat(rows) * 24),
                contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0),
                containerSize: CGSize(width: 200, height: height))
            return ListStripes(geometry, rowHeight: 24, isInset: true)?.marked.map(\.top) ?? []
        }
        // Every second row has a ground, beginning with the second.
        #expect(marked(rows: 2, height: 160) == [82, 130])
        #expect(marked(rows: 3, height: 160) == [82, 130])
        #expect(marked(rows: 7, height: 160) == [])
    }

    @Test("A disclosure group in a list is a row, and what is in it further rows within it")
    func disclosureRows() throws {
        @MainActor final class Handle {
            var isOpen: Binding<Bool>?
        }
        struct Groups: View {
            let handle: Handle
            @State private var isOpen = false

            var body: some View {
                let _ = handle.isOpen = $isOpen
                List {
                    DisclosureGroup("Group", isExpanded: $isOpen) {
                        Text(verbatim: "one")
                        Text(verbatim: "two")
                    }
                    Text(verbatim: "after")
                }
            }
        }
        let handle = Handle()
        let window = TestWindow { Groups(handle: handle) }
        let before = try window.node(label: "after").frame
        #expect(window.nodes.allSatisfy { $0.label != "one" })
        handle.isOpen?.wrappedValue = true
        window.update()
        window.update(after: 1)
        let (one, two, after) = (
            try window.node(label: "one").frame, try window.node(label: "two").frame,
            try window.node(label: "after").frame
        )
        // Rows of their own, 24 points high, 16 points further in.
        #expect(two.minY - one.minY == 24 && after.minY - before.minY == 48)
        #expect(one.minX == before.minX + 16)
    }
}
