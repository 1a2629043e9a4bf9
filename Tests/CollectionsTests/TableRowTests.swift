import Collections
import CoreGraphics
import Testing
import ViewTesting

/// Tables whose rows a program puts together.
@MainActor
@Suite("Rows of tables")
struct TableRowTests {
    private struct City: Identifiable, Equatable {
        let id: String
        var people: Int
    }

    @MainActor
    private final class Log {
        var selection: Set<String> = []
        var set: (Bool) -> Void = { _ in }
        var made: Set<Int> = []
    }

    private struct Cities: View {
        let log: Log
        @State private var cities = [City(id: "Ulm", people: 2), City(id: "Ems", people: 1), City(id: "Au", people: 3)]
        @State private var selection: Set<String> = []
        @State private var order = [KeyPathComparator(\City.people)]
        @State private var hasMore = false

        var body: some View {
            let _ = log.selection = selection
            let _ = log.set = { hasMore = $0 }
            Table(of: City.self, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.id)
                TableColumn("People", value: \.people) { Text(verbatim: "\($0.people)") }
            } rows: {
                TableRow(City(id: "first", people: 0))
                Section("Some") {
                    ForEach(cities.sorted(using: order)) { city in
                        TableRow(city).selectionDisabled(city.id == "Au")
                    }
                }
                if hasMore {
                    TableRow(City(id: "last", people: 9))
                }
            }
        }
    }

    private func names(_ window: TestWindow) -> [String] {
        window.nodes.filter { $0.role == .text }.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
            .filter { ["first", "Some", "Ulm", "Ems", "Au", "last"].contains($0) }
    }

    /// Documented: the rows are those of the builder, static ones, collections, sections and conditions among them.
    @Test func rowsAreThoseOfTheBuilder() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Cities(log: log) }
        #expect(names(window) == ["first", "Some", "Ems", "Ulm", "Au"])
        log.set(true)
        window.update()
        #expect(names(window) == ["first", "Some", "Ems", "Ulm", "Au", "last"])
        log.set(false)
        window.update()
        #expect(names(window) == ["first", "Some", "Ems", "Ulm", "Au"])
    }

    @Test func rowsAreSortedAndSelectedByTheirValues() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Cities(log: log) }
        window.tap(try window.node(label: "Ulm"))
        #expect(log.selection == ["Ulm"])
        window.tap(try window.node(label: "first"))
        #expect(log.selection == ["first"])
        window.tap(try window.node(label: "Au"))
        #expect(log.selection == ["first"])
        window.tap(try window.node(label: "Name"))
        #expect(names(window) == ["first", "Some", "Au", "Ems", "Ulm"])
    }

    private struct Many: View {
        let log: Log

        var body: some View {
            Table(of: Number.self) {
                TableColumn("Number") { (number: Number) in cell(number.id) }
            } rows: {
                TableRow(Number(id: -1))
                Section("Many") {
                    ForEach((0..<10_000).map { Number(id: $0) }) { TableRow($0) }
                }
            }
        }

        private func cell(_ number: Int) -> Text {
            log.made.insert(number)
            return Text(verbatim: "\(number)")
        }
    }

    private struct Number: Identifiable {
        let id: Int
    }

    @Test func onlyRowsInSightAreMade() {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Many(log: log) }
        #expect(!log.made.isEmpty && log.made.count < 40)
        // Every second row has a ground of its own.
        let grounds = window.drawing.split(separator: "\n").filter { $0.contains("fill rounded") }
        #expect(grounds.count > 3 && grounds.count < 8)
    }
}
