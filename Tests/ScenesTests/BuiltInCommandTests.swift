import HostHeadless
import Scenes
import Testing

/// Commands that come ready.
@MainActor
@Suite("Commands for columns")
struct BuiltInCommandTests {
    private struct Columns: View {
        @State private var isShown = false

        var body: some View {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("detail").inspector(isPresented: $isShown) { Text("about") }
            }
        }
    }

    private struct ColumnApp: App {
        var body: some Scene {
            WindowGroup { Columns() }
                .commands {
                    SidebarCommands()
                    InspectorCommands()
                }
        }
    }

    /// Documented: commands that show and hide the sidebar and the inspector of the window.
    @Test func theyShowAndHideTheColumnsOfTheWindow() throws {
        let app = try Running.window(ColumnApp())
        #expect(app.labels.contains("side") && !app.labels.contains("about"))
        try app.play("key ctrl+cmd+s\nwait 1")
        #expect(!app.labels.contains("side"))
        try app.play("key ctrl+cmd+s\nwait 1")
        #expect(app.labels.contains("side"))
        try app.play("key ctrl+cmd+i\nwait 1")
        #expect(app.labels.contains("about"))
        try app.play("tap \"View\"\ntap \"Hide Inspector\"\nwait 1")
        #expect(!app.labels.contains("about"))
    }

    private struct PlainApp: App {
        var body: some Scene {
            WindowGroup { Text("a") }.commands { SidebarCommands() }
        }
    }

    @Test func aWindowWithoutASidebarHasNoneToHide() throws {
        let app = try Running.window(PlainApp())
        try app.play("tap \"View\"")
        let item = app.driver.inspection.nodes { $0.label == "Hide Sidebar" }.first
        #expect(item?.enabled == false)
    }
}
