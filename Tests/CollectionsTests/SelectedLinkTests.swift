import Collections
import CoreGraphics
import Testing
import ViewTesting

/// As Apple's sample Landmarks has its list: links to views, with tags that the list's selection knows.
@MainActor
@Suite("Links that are selected")
struct SelectedLinkTests {
    @MainActor
    private final class Handle {
        var selection: Binding<Int?>?
    }

    private struct Landmarks: View {
        let handle: Handle
        @State private var selection: Int?

        var body: some View {
            let _ = handle.selection = $selection
            NavigationSplitView {
                List(selection: $selection) {
                    ForEach(1..<4) { number in
                        NavigationLink {
                            Text(verbatim: "detail \(number)")
                        } label: {
                            Text(verbatim: "row \(number)")
                        }
                        .tag(number)
                    }
                }
            } detail: {
                Text(verbatim: "nothing")
            }
        }
    }

    private func texts(_ window: TestWindow) -> [String] {
        window.nodes.compactMap { $0.role == .text ? $0.label : nil }
    }

    @Test("A press selects the row and opens its link; arrows go on to the next")
    func pressAndArrows() throws {
        let handle = Handle()
        let window = TestWindow(width: 600, height: 300) { Landmarks(handle: handle) }
        window.tap(try window.node(label: "row 2"))
        window.update()
        #expect(handle.selection?.wrappedValue == 2)
        #expect(texts(window).contains("detail 2"))
        window.key("down")
        window.update()
        #expect(handle.selection?.wrappedValue == 3)
        #expect(texts(window).contains("detail 3") && !texts(window).contains("detail 2"))
    }

    @Test("A selection that the program makes opens the link, and one it takes away closes it")
    func byProgram() throws {
        let handle = Handle()
        let window = TestWindow(width: 600, height: 300) { Landmarks(handle: handle) }
        handle.selection?.wrappedValue = 1
        window.update()
        window.update()
        #expect(texts(window).contains("detail 1"))
        handle.selection?.wrappedValue = nil
        window.update()
        window.update()
        #expect(texts(window).contains("nothing") && !texts(window).contains("detail 1"))
    }

    @Test("A column is as wide as what is in it needs")
    func leastWidthOfColumn() throws {
        let window = TestWindow(width: 700, height: 300) {
            NavigationSplitView {
                List(1..<4) { Text(verbatim: "row \($0)") }.frame(minWidth: 300)
            } detail: {
                Color.red.accessibilityLabel("detail")
            }
        }
        window.update()
        #expect(try window.node("List").frame == CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(try window.node(label: "detail").frame.minX == 301)
    }
}
