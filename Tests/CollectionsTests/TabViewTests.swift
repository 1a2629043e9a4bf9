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

    /// Documented: the background of the index view is shown always or never.
    @Test func theDotsOfPagesHaveAGroundWhereItIsWanted() {
        func drawing(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> String {
            TestWindow(width: 300, height: 200) {
                TabView {
                    Text("one")
                    Text("two")
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode))
            }
            .drawing
        }
        #expect(drawing(.automatic) == drawing(.never))
        #expect(drawing(.always) != drawing(.never))
    }
}
