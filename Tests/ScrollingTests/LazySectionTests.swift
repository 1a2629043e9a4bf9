import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// Rows in groups that an outer `ForEach` makes, which a lazy container knows only when it has made the group.
@MainActor
@Suite("Lazy sections")
struct LazySectionTests {
    private struct Sections: View {
        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { section in
                    Section {
                        ForEach(section * 10 + 1000..<section * 10 + 1010, id: \.self) { row in
                            Text(verbatim: "row \(row)").frame(width: 100, height: 20)
                        }
                    } header: {
                        Text(verbatim: "section \(section)").frame(width: 100, height: 30)
                    }
                }
            }
            .scrollTargetLayout()
        }
    }

    @Test func aProxyScrollsToARowOfASectionThatWasNeverMade() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 100, height: 300) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { Sections() }
            }
        }
        proxy?.scrollTo(1905, anchor: .top)
        window.update()
        #expect(try window.node(label: "row 1905").frame.midY == 10)
        proxy?.scrollTo(1234, anchor: .bottom)
        window.update()
        #expect(try window.node(label: "row 1234").frame.midY == 290)
    }

    @Test func aPositionIsARowOfASectionThatWasNeverMade() throws {
        struct Positioned: View {
            @State private var position: Int?

            var body: some View {
                VStack(spacing: 0) {
                    Text(verbatim: "jump").frame(width: 100, height: 30).onTapGesture { position = 1777 }
                    ScrollView { Sections() }.scrollPosition(id: $position, anchor: .top)
                }
            }
        }
        let window = TestWindow(width: 100, height: 330) { Positioned() }
        window.click(50, 15)
        window.update()
        #expect(try window.node(label: "row 1777").frame.midY == 40)
    }

    @Test func anIdNobodyHasMovesNothing() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 100, height: 300) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView { Sections() }
            }
        }
        proxy?.scrollTo(5, anchor: .top)
        window.update()
        #expect(try window.node(label: "section 5").frame.midY == 15)
        proxy?.scrollTo("nobody", anchor: .top)
        window.update()
        #expect(try window.node(label: "section 5").frame.midY == 15)
    }

    /// Behind `AnyView` and a condition as without them.
    @Test(arguments: [true, false]) func itemsInABranchAreMadeOneAtATime(isErased: Bool) throws {
        var made = 0
        let window = TestWindow(width: 100, height: 300) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    let rows = ForEach(0..<10_000, id: \.self) { row in
                        let _ = made += 1
                        Text(verbatim: "row \(row)").frame(width: 100, height: 20)
                    }
                    if isErased {
                        AnyView(rows)
                    } else {
                        rows
                    }
                }
            }
        }
        #expect(try window.node(label: "row 3").frame.midY == 70)
        #expect(made < 100)
    }
}
