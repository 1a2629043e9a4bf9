import CoreGraphics
import Scrolling
import Testing
import ViewTesting

@MainActor
private final class Log {
    var appeared: [Int] = []
    var disappeared: [Int] = []
    var made = 0
    var proxy: ScrollViewProxy?
    var set: (([Int]) -> Void)?
}

/// A row with a state of its own.
private struct Counter: View {
    let number: Int
    let log: Log
    @State private var count = 0

    var body: some View {
        let _ = log.made += 1
        Text(verbatim: "\(number):\(count)")
            .frame(width: 80, height: 50)
            .contentShape(Rectangle())
            .onTapGesture { count += 1 }
            .onAppear { log.appeared.append(number) }
            .onDisappear { log.disappeared.append(number) }
    }
}

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
    @discardableResult
    private func wheel(_ window: TestWindow, _ dx: CGFloat, _ dy: CGFloat) -> Bool {
        let hasMoved = window.window.scroll(
            at: CGPoint(x: 40, y: 10), by: CGSize(width: dx, height: dy), isPrecise: true)
        window.update()
        return hasMoved
    }

    private func rows(_ log: Log, _ count: Int = 100_000) -> TestWindow {
        TestWindow(width: 80, height: 300) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Counter(number: $0, log: log) }
                    }
                }
                .onAppear { log.proxy = proxy }
            }
        }
    }

    private func middle(_ window: TestWindow, _ label: String) throws -> CGFloat {
        try window.node(label: label).frame.midY
    }

    @Test func onlyRowsInSightAreMade() throws {
        let log = Log()
        let window = rows(log)
        #expect(log.made < 20)
        #expect(window.window.tree.nodeCount < 2_000)
        #expect(window.window.tree.size(.unspecified).height == 5_000_000)
        #expect(try middle(window, "0:0") == 25)
        #expect(log.appeared.prefix(3) == [0, 1, 2])
    }

    @Test func rowsComeAndGoAsTheContentMoves() throws {
        let log = Log()
        let window = rows(log)
        let nodes = window.window.tree.nodeCount
        log.appeared = []
        wheel(window, 0, -1_000)
        #expect(try middle(window, "20:0") == 25)
        #expect(log.appeared.contains(20) && log.appeared.contains(25))
        #expect(log.disappeared.contains(0) && log.disappeared.contains(5))
        #expect(window.window.tree.nodeCount < nodes * 2)
        wheel(window, 0, -100_000_000)
        #expect(try middle(window, "99999:0") == 275)
        wheel(window, 0, 100_000_000)
        #expect(try middle(window, "0:0") == 25)
        #expect(abs(window.window.tree.nodeCount - nodes) < 100)
    }

    @Test func movingByAPointMakesNothing() {
        let log = Log()
        let window = rows(log)
        wheel(window, 0, -10)
        log.made = 0
        wheel(window, 0, -1)
        #expect(log.made == 0)
    }

    @Test func stateThatWasChangedIsThereWhenARowComesBack() throws {
        let log = Log()
        let window = rows(log)
        window.pointer(.began, 40, 60)
        window.pointer(.ended, 40, 60)
        #expect(try middle(window, "1:1") == 75)
        wheel(window, 0, -10_000)
        #expect(throws: NoSuchElement.self) { try window.node(label: "1:1") }
        wheel(window, 0, 10_000)
        #expect(try middle(window, "1:1") == 75)
        #expect(try middle(window, "2:0") == 125)
    }

    @Test func aRowThatWasNeverMadeCanBeScrolledTo() throws {
        let log = Log()
        let window = rows(log)
        log.proxy?.scrollTo(50_000, anchor: .top)
        window.update()
        #expect(try middle(window, "50000:0") == 25)
        #expect(log.made < 60)
    }

    @Test func rowsOfDifferentHeightsAreExactWhereTheyAreSeen() throws {
        let log = Log()
        let window = TestWindow(width: 80, height: 300) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 10) {
                        ForEach(0..<1_000, id: \.self) { number in
                            Text(verbatim: "\(number)").frame(width: 80, height: CGFloat(20 + number % 7 * 10))
                        }
                    }
                }
                .onAppear { log.proxy = proxy }
            }
        }
        log.proxy?.scrollTo(500, anchor: .top)
        window.update()
        // 500 % 7 is 3.
        #expect(try middle(window, "500") == 25)
        #expect(try middle(window, "501") == 50 + 10 + 30)
        // Rows above that are measured for the first time move nothing that is seen.
        let before = try middle(window, "500")
        wheel(window, 0, 40)
        #expect(try middle(window, "500") == before + 40)
        wheel(window, 0, -1e9)
        #expect(try middle(window, "999") == 300 - CGFloat(20 + 999 % 7 * 10) / 2)
    }

    @Test func identityMovesWithInsertionsAndRemovals() throws {
        struct Screen: View {
            let log: Log
            @State private var numbers = Array(0..<1_000)
            var body: some View {
                let _ = log.set = { numbers = $0 }
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Counter(number: $0, log: log) } }
                }
            }
        }
        let log = Log()
        let window = TestWindow(width: 80, height: 300) { Screen(log: log) }
        window.pointer(.began, 40, 60)
        window.pointer(.ended, 40, 60)
        #expect(try middle(window, "1:1") == 75)
        log.set?([5_000] + Array(0..<1_000))
        window.update()
        #expect(try middle(window, "1:1") == 125)
        log.set?(Array(2..<1_000))
        window.update()
        log.set?(Array(0..<1_000))
        window.update()
        #expect(try middle(window, "1:0") == 75)
    }

    @Test func aHorizontalStackIsLazyToo() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 50) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Counter(number: $0, log: log) } }
            }
        }
        #expect(log.made < 20)
        wheel(window, -800, 0)
        #expect(try window.node(label: "10:0").frame.midX == 40)
    }

    @Test func aGridPutsViewsInColumns() throws {
        let log = Log()
        let window = TestWindow(width: 200, height: 300) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(60), spacing: 20), GridItem(.flexible(), spacing: 0)], spacing: 10)
                {
                    ForEach(0..<10_000, id: \.self) { number in
                        let _ = log.made += 1
                        Color.red.frame(height: 40).overlay { Text(verbatim: "\(number)") }
                    }
                }
            }
        }
        // Sixty and what is left: 200 - 60 - 20.
        #expect(abs(try window.node(label: "0").frame.midX - (30)) < 0.6)
        #expect(abs(try window.node(label: "1").frame.midX - (80 + 60)) < 0.6)
        #expect(try window.node(label: "2").frame.midY == 50 + 20)
        wheel(window, 0, -500)
        #expect(try window.node(label: "20").frame.midY == 20)
    }

    @Test func anAdaptiveColumnBecomesAsManyAsFit() throws {
        let window = TestWindow(width: 340, height: 300) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 20)]) {
                    ForEach(0..<7, id: \.self) { Text(verbatim: "\($0)").frame(height: 30) }
                }
            }
        }
        // Three of 100 with two gaps of 20.
        #expect(abs(try window.node(label: "2").frame.midX - (290)) < 0.6)
        #expect(abs(try window.node(label: "3").frame.midX - (50)) < 0.6)
        #expect(try window.node(label: "3").frame.midY == 38 + 15)
    }

    @Test func headersStayInSightWithTheirSection() throws {
        let window = TestWindow(width: 100, height: 200) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<5, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { row in
                                Text(verbatim: "\(section).\(row)").frame(height: 40)
                            }
                        } header: {
                            Text(verbatim: "head \(section)").frame(height: 20)
                        }
                    }
                }
            }
        }
        #expect(try middle(window, "head 0") == 10)
        wheel(window, 0, -100)
        #expect(try middle(window, "head 0") == 10)
        #expect(try middle(window, "0.2") == 20 + 80 + 20 - 100)
        wheel(window, 0, -310)
        // The next header pushes it out.
        #expect(try middle(window, "head 0") == 0)
        #expect(try middle(window, "head 1") == 20)
        wheel(window, 0, -10)
        #expect(try middle(window, "head 1") == 10)
    }
}
