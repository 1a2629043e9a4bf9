import CoreGraphics
import Presentation
import Testing
import ViewTesting

@MainActor
@Suite("Toolbars and titles")
struct ToolbarTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Counter: View {
        @EnvironmentObject var model: Model
        @State private var hasMore = false

        var body: some View {
            Color.blue
                .navigationTitle("Count \(model.count)")
                .toolbar {
                    ToolbarItem(placement: .navigation) { Button("Back") { model.count -= 1 } }
                    ToolbarItem { AddButton() }
                    if hasMore { ToolbarItem { Button("More") {} } }
                    ToolbarItemGroup(placement: .principal) { Button("Switch") { hasMore.toggle() } }
                }
        }
    }

    private struct AddButton: View {
        @EnvironmentObject var model: Model

        var body: some View { Button("Add") { model.count += 1 } }
    }

    @Test func itemsHaveTheEnvironmentOfTheViewThatGivesThemAndTheTitleFollows() throws {
        let window = TestWindow(width: 600, frame: WindowBars()) { Counter().environmentObject(Model()) }
        #expect(window.window.title == "Count 0")
        window.tap(try window.node(label: "Add"))
        #expect(window.window.title == "Count 1")
        #expect(!window.window.tree.isDirty)
    }

    @Test func buttonsAreReachedOverContentThatScrollsBelowTheBar() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                ScrollView { Color.blue.frame(height: 2_000) }
                    .toolbar { Button("Add") { count += 1 } }
                    .navigationTitle("Count \(count)")
            }
        }
        let window = TestWindow(width: 600, frame: WindowBars()) { Screen() }
        window.tap(try window.node(label: "Add"))
        #expect(window.window.title == "Count 1")
    }

    /// Documented for the placements of macOS: navigation at the leading edge before the title, principal in the middle.
    @Test func itemsLieWhereTheyArePlaced() throws {
        let window = TestWindow(width: 600, frame: WindowBars()) { Counter().environmentObject(Model()) }
        let (back, middle) = (try window.node(label: "Back").frame, try window.node(label: "Switch").frame)
        let add = try window.node(label: "Add").frame
        #expect(back.minX < 20 && abs(middle.midX - 300) < 2 && add.maxX > 580)
        #expect(back.midY == middle.midY && add.maxY <= window.window.tree.barHeight)
    }

    @Test func itemsComeAndGoWithConditions() throws {
        let window = TestWindow(width: 600, frame: WindowBars()) { Counter().environmentObject(Model()) }
        #expect(throws: NoSuchElement.self) { try window.node(label: "More") }
        window.tap(try window.node(label: "Switch"))
        #expect(try window.node(label: "More").isEnabled)
        window.tap(try window.node(label: "Switch"))
        #expect(throws: NoSuchElement.self) { try window.node(label: "More") }
    }

    @Test func theContentLiesUnderTheBarAndMayReachBehindIt() throws {
        let window = TestWindow(width: 300, height: 200, frame: WindowBars()) {
            Slider(value: .constant(0)).frame(maxHeight: .infinity).toolbar { Button("A") {} }
        }
        #expect(window.window.tree.barHeight == 52)
        #expect(try window.node("Slider").frame.midY == 52 + (200 - 52) / 2)
    }

    @Test func aHiddenBarTakesNoRoom() throws {
        let window = TestWindow(frame: WindowBars()) {
            Text("x").toolbar { Button("A") {} }.toolbar(.hidden, for: .windowToolbar)
        }
        #expect(window.window.tree.barHeight == 0)
        #expect(throws: NoSuchElement.self) { try window.node(label: "A") }
    }

    @Test func aWindowWithoutItemsHasNoBar() throws {
        let window = TestWindow(frame: WindowBars()) { Text("x").navigationTitle("Title") }
        #expect(window.window.tree.barHeight == 0)
        #expect(window.window.title == "Title")
    }

    private struct Sheet: View {
        @State private var isShown = true
        @State private var said = "nothing"

        var body: some View {
            Text(said).sheet(isPresented: $isShown) {
                Text("Body").frame(width: 300, height: 100).toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button("Save") { said = "saved" } }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { said = "cancelled" } }
                    ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
                }
            }
        }
    }

    /// Documented: in macOS confirmation is at the trailing edge of the sheet, cancellation before it, destruction leading.
    @Test func theItemsOfASheetAreButtonsUnderIt() throws {
        let window = TestWindow(width: 600, frame: WindowBars()) { Sheet() }
        let (save, cancel) = (try window.node(label: "Save").frame, try window.node(label: "Cancel").frame)
        #expect(cancel.maxX < save.minX && save.minY == cancel.minY)
        #expect(try window.node(label: "Delete").frame.minX < cancel.minX)
        #expect(try window.node(label: "Body").frame.maxY < save.minY)
        #expect(window.window.tree.barHeight == 0)
        window.key("return")
        #expect(try window.node(label: "saved").label == "saved")
    }
}
