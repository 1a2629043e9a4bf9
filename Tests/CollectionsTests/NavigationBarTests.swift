import Collections
import CoreGraphics
import Testing
import ViewTesting

/// What stacks and columns put into the bar of a window, as on macOS.
@MainActor
@Suite("Navigation in a window's bar")
struct NavigationBarTests {
    @Test("What leads back from a pushed screen is in the window's bar, before the title")
    func back() throws {
        let window = TestWindow(width: 500, frame: WindowBars()) {
            NavigationStack {
                NavigationLink("Push") { Text(verbatim: "pushed").navigationTitle("Page") }
            }
        }
        #expect(window.nodes.allSatisfy { $0.label != "Back" })
        window.tap(try window.node(label: "Push"))
        window.update()
        let back = try window.node(label: "Back")
        // A toolbar is 52 points high; nothing is between it and the screen.
        #expect(back.frame.maxY < 52 && back.frame.maxX < 60)
        #expect(try window.node(label: "pushed").frame.midY == 52 + (300 - 52) / 2)
        window.tap(back)
        window.update()
        #expect(window.nodes.contains { $0.label == "Push" })
        #expect(window.nodes.allSatisfy { $0.label != "Back" })
    }

    @Test("A window of columns has a button that hides the sidebar, and shows the title of the content column")
    func columns() throws {
        let window = TestWindow(width: 800, frame: WindowBars()) {
            NavigationSplitView {
                List { Text(verbatim: "side") }
            } content: {
                List { Text(verbatim: "middle") }.navigationTitle("Middle")
            } detail: {
                Text(verbatim: "detail")
            }
        }
        #expect(window.window.title == "Middle")
        #expect(try window.node(label: "Middle").frame.maxY < 52)
        #expect(window.nodes.contains { $0.label == "side" })
        window.tap(try window.node(label: "Hide Sidebar"))
        window.update(after: 1)
        #expect(window.nodes.allSatisfy { $0.label != "side" })
        window.tap(try window.node(label: "Show Sidebar"))
        window.update(after: 1)
        #expect(window.nodes.contains { $0.label == "side" })
    }

    @Test("The button can be taken away")
    func withoutToggle() {
        let window = TestWindow(width: 800, frame: WindowBars()) {
            NavigationSplitView {
                List { Text(verbatim: "side") }.toolbar(removing: .sidebarToggle)
            } detail: {
                Text(verbatim: "detail")
            }
        }
        #expect(window.nodes.allSatisfy { $0.label != "Hide Sidebar" })
        #expect(window.window.tree.barHeight == 0)
    }

    @Test("A link outside of lists is a button in the style around")
    func linkLooks() throws {
        let window = TestWindow {
            NavigationStack {
                VStack {
                    NavigationLink("Link") { Text(verbatim: "a") }
                    Button("Link ") {}
                }
            }
        }
        let (link, button) = (try window.node(label: "Link").frame, try window.node(label: "Link ").frame)
        #expect(link.height == button.height && link.height > 16)
    }

    @Test("A row that is a link has its badge before the sign that it leads on")
    func badgeOfLink() throws {
        let window = TestWindow(width: 300) {
            NavigationStack {
                List {
                    NavigationLink("Plain") { Text(verbatim: "a") }
                    NavigationLink("Counted") { Text(verbatim: "a") }.badge(7)
                }
            }
        }
        let badge = try window.node(label: "7").frame
        // No button's edge is around a row that is a link.
        #expect(try window.node(label: "Plain").frame.minX == 16)
        // The row's inset and the sign, of 9 points.
        #expect(badge.maxX <= 300 - 16 - 9 - 4 && badge.maxX > 240)
    }
}
