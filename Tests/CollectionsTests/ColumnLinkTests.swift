import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite("Links in columns")
struct ColumnLinkTests {
    private func texts(_ window: TestWindow) -> [String] {
        window.nodes.compactMap { $0.role == .text ? $0.label : nil }
    }

    private func tap(_ label: String, _ window: TestWindow) throws {
        window.tap(try window.node(label: label))
        window.update()
    }

    @Test func aLinkInTheSidebarShowsItsViewInTheDetailColumn() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                NavigationSplitView {
                    List {
                        ForEach(0..<3, id: \.self) { number in
                            NavigationLink {
                                Text(verbatim: "item \(number), \(count)")
                            } label: {
                                Text(verbatim: "row \(number)")
                            }
                        }
                        Button("more") { count += 1 }
                    }
                    .navigationSplitViewColumnWidth(200)
                } detail: {
                    Text(verbatim: "nothing")
                }
            }
        }
        let window = TestWindow(width: 600, height: 300) { Screen() }
        #expect(texts(window).contains("nothing"))
        try tap("row 1", window)
        #expect(!texts(window).contains("nothing"))
        #expect(try window.node(label: "item 1, 0").frame.minX > 200)
        try tap("row 2", window)
        #expect(texts(window).contains("item 2, 0") && !texts(window).contains("item 1, 0"))
        #expect(texts(window).contains("row 1"))
        // What is shown follows the state that the link's closure reads.
        try tap("more", window)
        #expect(texts(window).contains("item 2, 1"))
    }

    @Test func columnsOfANavigationViewAreLinked() throws {
        let window = TestWindow(width: 600, height: 300) {
            NavigationView {
                List { NavigationLink("A", destination: Text(verbatim: "DA")) }
                Text(verbatim: "placeholder")
            }
        }
        try tap("A", window)
        #expect(texts(window).contains("DA") && !texts(window).contains("placeholder"))
    }

    @Test func aValueInTheSidebarIsShownByTheSidebarsDestinationOrPutOnTheStackInTheDetail() throws {
        let window = TestWindow(width: 600, height: 300) {
            NavigationSplitView {
                List {
                    NavigationLink("seven", value: 7)
                    NavigationLink("word", value: "w")
                }
                .navigationDestination(for: String.self) { Text(verbatim: "string \($0)") }
            } detail: {
                NavigationStack {
                    Text(verbatim: "empty").navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                }
            }
        }
        try tap("word", window)
        #expect(texts(window).contains("string w") && !texts(window).contains("empty"))
        try tap("seven", window)
        window.update()
        #expect(texts(window).contains("number 7") && !texts(window).contains("string w"))
        try tap("Back", window)
        #expect(texts(window).contains("empty"))
        try tap("seven", window)
        #expect(texts(window).contains("number 7"))
    }

    @Test func eachOfThreeColumnsShowsInTheNext() throws {
        let window = TestWindow(width: 900, height: 300) {
            NavigationSplitView {
                List {
                    NavigationLink("first") {
                        NavigationLink("second") { Text(verbatim: "third") }
                    }
                }
                .navigationSplitViewColumnWidth(200)
            } content: {
                Text(verbatim: "no content").navigationSplitViewColumnWidth(200)
            } detail: {
                Text(verbatim: "no detail")
            }
        }
        #expect(try window.node(label: "no content").frame.minX > 200)
        try tap("first", window)
        #expect(!texts(window).contains("no content") && texts(window).contains("no detail"))
        try tap("second", window)
        #expect(!texts(window).contains("no detail"))
        #expect(try window.node(label: "third").frame.minX > 400)
    }

    @Test func aStackInTheSidebarKeepsItsLinks() throws {
        let window = TestWindow(width: 600, height: 300) {
            NavigationSplitView {
                NavigationStack { NavigationLink("go") { Text(verbatim: "in the sidebar") } }
            } detail: {
                Text(verbatim: "detail")
            }
        }
        try tap("go", window)
        #expect(texts(window).contains("detail") && texts(window).contains("in the sidebar"))
    }

    /// The screen for a value may be said of what the detail column itself shows, with no stack in it.
    @Test func aValueGoesToAScreenThatTheDetailColumnSpeaksOf() throws {
        let window = TestWindow(width: 600, height: 300) {
            NavigationSplitView {
                List { ForEach(1..<4) { NavigationLink("row \($0)", value: $0) } }
            } detail: {
                Text(verbatim: "nothing")
                    .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
            }
        }
        try tap("row 2", window)
        #expect(texts(window).contains("number 2"))
        #expect(!texts(window).contains("nothing"))
        try tap("row 3", window)
        #expect(texts(window).contains("number 3") && !texts(window).contains("number 2"))
        window.tap(try window.node(label: "Back"))
        #expect(texts(window).contains("nothing"))
    }

    @MainActor
    private final class Log {
        var prominence: [String: BackgroundProminence] = [:]
        var prominent: [String] { prominence.filter { $0.value == .increased }.keys.sorted() }
    }

    private struct Label: View {
        let name: String
        let log: Log
        @Environment(\.backgroundProminence) private var prominence

        var body: some View {
            log.prominence[name] = prominence
            return Text(verbatim: name)
        }
    }

    @Test func theRowOfTheLinkThatIsOpenIsHighlighted() throws {
        let log = Log()
        let window = TestWindow(width: 600, height: 300) {
            NavigationSplitView {
                List {
                    NavigationLink {
                        Text(verbatim: "shown")
                    } label: {
                        Label(name: "view", log: log)
                    }
                    NavigationLink(value: 5) { Label(name: "value", log: log) }
                }
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
            } detail: {
                Text(verbatim: "nothing")
            }
        }
        #expect(log.prominent == [])
        try tap("view", window)
        #expect(log.prominent == ["view"])
        try tap("value", window)
        #expect(log.prominent == ["value"])
    }

    /// As windows of macOS whose content says nothing of its size.
    @Test func aWindowOfColumnsOpensAtTheUsualSize() {
        let window = TestWindow(width: 600, height: 300) {
            NavigationSplitView {
                List { Text(verbatim: "row") }
            } detail: {
                Text(verbatim: "detail")
            }
        }
        #expect(window.window.openingSize == CGSize(width: 900, height: 450))
    }
}
