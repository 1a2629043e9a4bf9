import Collections
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite("Sorting of tables")
struct TableSortingTests {
    private struct Person: Identifiable {
        let name: String
        var id: String { name }
    }

    private struct People: View {
        @State private var order: [KeyPathComparator<Person>] = []
        private let people = ["Zoe 10", "adam", "Émile", "Bob", "Zoe 9"].map { Person(name: $0) }

        var body: some View {
            Table(people.sorted(using: order), sortOrder: $order) {
                TableColumn("Name", value: \.name)
            }
        }
    }

    private func names(_ window: TestWindow) -> [String] {
        var names: [String] = []
        for node in window.nodes where node.role == .text && node.label != "Name" { names.append(node.label ?? "") }
        return names
    }

    /// As Apple documents `KeyPathComparator`: texts are compared by `localizedStandard` where nothing else is said.
    @Test("A column of texts sorts as file managers sort names, forth and back")
    func names() throws {
        let window = TestWindow { People() }
        window.tap(try window.node(label: "Name"))
        #expect(names(window) == ["adam", "Bob", "Émile", "Zoe 9", "Zoe 10"])
        window.tap(try window.node(label: "Name"))
        #expect(names(window) == ["Zoe 10", "Zoe 9", "Émile", "Bob", "adam"])
    }

    @Test("A comparator of the program's is the column's own")
    func equality() {
        let texts = ["b", "A", "c"]
        #expect(texts.sorted(using: .localizedStandard) == ["A", "b", "c"])
        #expect(KeyPathComparator(\Person.name) == KeyPathComparator(\Person.name, comparator: .localizedStandard))
    }
}
