import Collections
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite("Keys in lists")
struct ListKeyTests {
    private struct Item: Identifiable, Hashable {
        let id: String
        var children: [Item]?
    }

    private struct Outline: View {
        let items = [
            Item(id: "src", children: [Item(id: "a"), Item(id: "sub", children: [Item(id: "deep")])]),
            Item(id: "readme"),
        ]
        @State private var selection: String?

        var body: some View {
            List(items, children: \.children, selection: $selection) { Text(verbatim: $0.id) }
            Text(verbatim: "chosen \(selection ?? "-")")
        }
    }

    private func texts(_ window: TestWindow) -> [String] {
        window.nodes.compactMap { $0.role == .text ? $0.label : nil }
    }

    /// As the outlines of the platform have it: open, go into, go out of, close.
    @Test func arrowsOpenAndCloseRowsOfAnOutline() throws {
        let window = TestWindow(width: 300, height: 400) { Outline() }
        window.tap(try window.node(label: "src"))
        window.key("right")
        window.update(after: 1)
        #expect(texts(window) == ["src", "a", "sub", "readme", "chosen src"])
        window.key("right")
        #expect(texts(window).last == "chosen a")
        window.key("left")
        #expect(texts(window).last == "chosen src")
        window.key("left")
        window.update(after: 1)
        #expect(texts(window) == ["src", "readme", "chosen src"])
        #expect(!window.key("left"))
    }

    /// `onDelete` gets all offsets at once.
    @Test func deleteTakesAllSelectedRowsAtOnce() throws {
        @MainActor final class Log { var offsets: [IndexSet] = [] }
        struct Deleting: View {
            let log: Log
            @State private var rows = ["a", "b", "c", "d"]
            @State private var selection: Set<String> = []

            var body: some View {
                List(selection: $selection) {
                    ForEach(rows, id: \.self) { Text(verbatim: $0) }
                        .onDelete {
                            log.offsets.append($0)
                            rows.remove(atOffsets: $0)
                        }
                }
            }
        }
        let log = Log()
        let window = TestWindow(width: 300, height: 400) { Deleting(log: log) }
        window.tap(try window.node(label: "b"))
        window.key("down", .shift)
        window.key("delete")
        #expect(log.offsets == [IndexSet([1, 2])])
        #expect(texts(window) == ["a", "d"])
    }

    /// `onDeleteCommand` hears what rows have no use for.
    @Test func deleteIsACommandWhereRowsHaveNoUseForIt() throws {
        struct Commanded: View {
            @State private var rows = ["a", "b", "c"]
            @State private var selection: Set<String> = []

            var body: some View {
                List(rows, id: \.self, selection: $selection) { Text(verbatim: $0) }
                    .onDeleteCommand { rows.removeAll { selection.contains($0) } }
            }
        }
        let window = TestWindow(width: 300, height: 400) { Commanded() }
        window.tap(try window.node(label: "a"))
        window.key("down", .shift)
        window.key("delete")
        #expect(texts(window) == ["c"])
    }
}
