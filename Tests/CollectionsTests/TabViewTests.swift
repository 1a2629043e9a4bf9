import Collections
import Testing
import ViewTesting

@MainActor
@Suite("Tab views")
struct TabViewTests {
    @Test func theViewOfATabBeginsBelowTheTabs() throws {
        let window = TestWindow(width: 400, height: 300) {
            TabView {
                VStack(spacing: 0) {
                    Text(verbatim: "top")
                    Spacer(minLength: 0)
                }
                .tabItem { Text(verbatim: "One") }
                Text(verbatim: "other").tabItem { Text(verbatim: "Two") }
            }
        }
        let tab = try window.node(label: "One").frame
        #expect(try window.node(label: "top").frame.minY >= tab.maxY)
    }
}
