import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite("Actions of rows")
struct SwipeActionTests {
    private func window(_ edge: HorizontalEdge) -> TestWindow {
        TestWindow(width: 300, height: 120) {
            List(0..<3, id: \.self) { number in
                Text(verbatim: "row \(number)")
                    .swipeActions(edge: edge) {
                        Button("Trash", role: .destructive) {}
                        Button("Flag") {}
                    }
            }
            .listStyle(.plain)
        }
    }

    private func swipe(_ window: TestWindow, _ way: CGFloat) throws {
        let row = try window.node(label: "row 1").frame
        _ = window.window.scroll(
            at: CGPoint(x: row.midX, y: row.midY), by: CGSize(width: way, height: 0), isPrecise: true)
        window.update()
        window.update(after: 1)
    }

    /// As Apple documents `swipeActions`: actions appear in the order they are listed, from the edge where the swipe begins.
    @Test("The first action lies at the edge, and all are as high as the row")
    func order() throws {
        let window = window(.trailing)
        let before = try window.node(label: "row 1").frame
        try swipe(window, -60)
        let (trash, flag) = (try window.node(label: "Trash").frame, try window.node(label: "Flag").frame)
        #expect(trash.maxX == 300 && flag.maxX == trash.minX)
        #expect(trash.height == 24 && flag.height == 24)
        // The row goes aside by as much as they need.
        #expect(try window.node(label: "row 1").frame.minX == before.minX - trash.width - flag.width)
    }

    @Test("At the leading edge, too")
    func leadingOrder() throws {
        let window = window(.leading)
        try swipe(window, 60)
        let (trash, flag) = (try window.node(label: "Trash").frame, try window.node(label: "Flag").frame)
        #expect(trash.minX == 0 && flag.minX == trash.maxX)
    }
}
