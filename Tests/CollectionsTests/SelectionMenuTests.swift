import Collections
import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// Apple's documentation of contextMenu(forSelectionType:menu:primaryAction:): the menu is about the selection if that is
/// clicked, about the clicked item otherwise; a double click performs the primary action.
@MainActor
@Suite("Menus for selections, and badges")
struct SelectionMenuTests {
    @MainActor
    private final class Model {
        var opened: [Set<String>] = []
        var selection: Binding<Set<String>>?
    }

    private struct Names: View {
        let model: Model
        @State private var selection: Set<String> = ["a", "b"]

        var body: some View {
            let _ = model.selection = $selection
            List(["a", "b", "c"], id: \.self, selection: $selection) { Text(verbatim: "row \($0)") }
                .contextMenu(forSelectionType: String.self) { names in
                    Button("About \(names.sorted().joined())") {}
                } primaryAction: {
                    model.opened.append($0)
                }
        }
    }

    private func press(_ window: TestWindow, _ label: String, secondary: Bool, clicks: Int = 1) throws {
        let node = try window.node(label: label)
        let location = CGPoint(x: node.frame.midX, y: node.frame.midY)
        for phase in [PointerEvent.Phase.began, .ended] {
            window.window.pointer(
                PointerEvent(
                    phase: phase, location: location, time: window.time, clickCount: clicks, isSecondary: secondary))
            window.update()
        }
    }

    @Test(arguments: [("row a", "About ab"), ("row c", "About c")])
    func theMenuIsAboutTheSelectionOrTheRowBesideIt(_ row: String, _ item: String) throws {
        let model = Model()
        let window = TestWindow { Names(model: model) }
        try press(window, row, secondary: true)
        _ = try window.node(label: item)
        #expect(model.selection?.wrappedValue == ["a", "b"])
    }

    @Test func aDoubleClickAndTheReturnKeyDoThePrimaryAction() throws {
        let model = Model()
        let window = TestWindow { Names(model: model) }
        try press(window, "row c", secondary: false)
        #expect(model.opened.isEmpty)
        try press(window, "row c", secondary: false, clicks: 2)
        #expect(model.opened == [["c"]])
        window.key("return")
        #expect(model.opened == [["c"], ["c"]])
    }

    @Test func aTabsBadgeIsBesideItsLabel() throws {
        let window = TestWindow {
            TabView {
                Tab("Inbox", systemImage: "tray") { Text("mail") }.badge(3)
                Tab("Sent", systemImage: "paperplane") { Text("none") }.badge(0)
            }
        }
        let labels = window.nodes.compactMap(\.label)
        #expect(labels.contains { $0.contains("Inbox") && $0.contains("3") } || labels.contains("3"))
        #expect(!labels.contains("0"))
    }
}
