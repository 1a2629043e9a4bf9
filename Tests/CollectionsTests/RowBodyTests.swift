import Collections
import CoreGraphics
import Observation
import Testing
import ViewTesting

@Observable
@MainActor
private final class Item: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int) {
        self.id = id
        name = "\(id)"
    }
}

private struct Row: View {
    let item: Item
    var body: some View { Text(verbatim: item.name).frame(height: 30) }
}

/// Which bodies of rows run.
@MainActor
@Suite("Bodies of rows")
struct RowBodyTests {
    private let items = (0..<1_000).map { Item($0) }

    private func expectOneRow(_ view: some View) {
        let tree = TestTree(view, size: CGSize(width: 200, height: 300))
        #expect((tree.takeBodies()["Row"] ?? 0) < 40)
        items[1].name = "new"
        tree.tick()
        #expect(tree.takeBodies()["Row"] == 1)
        items[900].name = "new"
        tree.tick()
        #expect(tree.takeBodies()["Row"] == nil)
    }

    @Test func aChangedItemRunsItsRowOfAListAlone() {
        expectOneRow(List(items) { Row(item: $0) })
    }

    @Test func aChangedItemRunsItsRowOfALazyStackAlone() {
        expectOneRow(ScrollView { LazyVStack { ForEach(items) { Row(item: $0) } } })
    }

    @MainActor
    private final class Counter {
        var cells = 0
        var order: Binding<[Int]>?
    }

    private struct Ordered: View {
        let counter: Counter
        @State private var numbers = Array(0..<1_000)

        struct Number: Identifiable { let id: Int }

        var body: some View {
            Table(numbers.map { Number(id: $0) }) {
                TableColumn("Number") { (number: Number) in cell(number) }
            }
            .onAppear { counter.order = $numbers }
        }

        private func cell(_ number: Number) -> Text {
            counter.cells += 1
            return Text(verbatim: "row \(number.id)")
        }
    }

    @Test func aTableMakesTheRowsInSightAlone() throws {
        let counter = Counter()
        let tree = TestTree(Ordered(counter: counter), size: CGSize(width: 200, height: 300))
        #expect(tree.texts.contains("row 0"))
        #expect(counter.cells < 40)
        counter.cells = 0
        try #require(counter.order).wrappedValue.reverse()
        tree.tick()
        #expect(tree.texts.contains("row 999"))
        #expect(!tree.texts.contains("row 0"))
        #expect(counter.cells < 40)
    }
}
