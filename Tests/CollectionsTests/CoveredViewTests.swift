import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
private final class Log {
    var lines: [String] = []
    var tab: Binding<Int>?
    var path: Binding<[Int]>?

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor
@Suite("Covered views")
struct CoveredViewTests {
    private struct Page: View {
        let name: String
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
                .onAppear { log.lines.append("\(name) appears") }
                .onDisappear { log.lines.append("\(name) disappears") }
        }
    }

    @Test func theViewOfATabThatIsLeftDisappearsAndKeepsItsState() throws {
        struct Screen: View {
            let log: Log
            @State private var tab = 0
            var body: some View {
                let _ = log.tab = $tab
                TabView(selection: $tab) {
                    Page(name: "a", log: log).tabItem { Text(verbatim: "one") }.tag(0)
                    Page(name: "b", log: log).tabItem { Text(verbatim: "two") }.tag(1)
                }
            }
        }
        let log = Log()
        let window = TestWindow { Screen(log: log) }
        #expect(log.take() == ["a appears"])
        window.tap(try window.node(label: "a 0"))
        log.tab?.wrappedValue = 1
        window.update()
        #expect(log.take().sorted() == ["a disappears", "b appears"])
        log.tab?.wrappedValue = 0
        window.update()
        #expect(log.take().sorted() == ["a appears", "b disappears"])
        _ = try window.node(label: "a 1")
    }

    @Test func aScreenUnderAnotherDisappears() throws {
        struct Screen: View {
            let log: Log
            @State private var path: [Int] = []
            @State private var isShown = true
            var body: some View {
                let _ = log.path = $path
                if isShown {
                    NavigationStack(path: $path) {
                        VStack {
                            Page(name: "root", log: log)
                            Button("end") { isShown = false }
                        }
                        .navigationDestination(for: Int.self) { Page(name: "\($0)", log: log) }
                    }
                }
            }
        }
        let log = Log()
        let window = TestWindow { Screen(log: log) }
        #expect(log.take() == ["root appears"])
        log.path?.wrappedValue = [1]
        window.update()
        #expect(log.take().sorted() == ["1 appears", "root disappears"])
        log.path?.wrappedValue = [1, 2]
        window.update()
        #expect(log.take().sorted() == ["1 disappears", "2 appears"])
        // The screen between has disappeared before, and does not do so again.
        log.path?.wrappedValue = []
        window.update()
        #expect(log.take().sorted() == ["2 disappears", "root appears"])
        window.tap(try window.node(label: "end"))
        window.update()
        #expect(log.take() == ["root disappears"])
    }

    @Test func aTaskIsCancelledWhileItsViewIsCovered() async throws {
        struct Screen: View {
            let log: Log
            @State private var tab = 0
            var body: some View {
                let _ = log.tab = $tab
                TabView(selection: $tab) {
                    Text(verbatim: "a").task {
                        log.lines.append("begun")
                        do { try await Task.sleep(for: .seconds(100_000)) } catch { log.lines.append("cancelled") }
                    }
                    .tabItem { Text(verbatim: "one") }.tag(0)
                    Text(verbatim: "b").tabItem { Text(verbatim: "two") }.tag(1)
                }
            }
        }
        let log = Log()
        let window = TestWindow { Screen(log: log) }
        func lines(_ count: Int) async -> [String] {
            for _ in 0..<10000 where log.lines.count < count { await Task.yield() }
            return log.take()
        }
        #expect(await lines(1) == ["begun"])
        log.tab?.wrappedValue = 1
        window.update()
        #expect(await lines(1) == ["cancelled"])
        log.tab?.wrappedValue = 0
        window.update()
        #expect(await lines(1) == ["begun"])
    }
}
