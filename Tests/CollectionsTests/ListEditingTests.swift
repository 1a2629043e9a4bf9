import Collections
import CoreGraphics
import Testing
import ViewTesting

/// Lists that are edited, by a mode or by themselves.
@MainActor
@Suite("Editing lists")
struct ListEditingTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    @MainActor
    private final class Log {
        var items: [Item] = []
        var names: [String] { items.map(\.name) }
    }

    private struct Editable: View {
        let log: Log
        var actions: EditActions<[Item]> = .all
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        @State private var selection: Int?

        var body: some View {
            let _ = log.items = items
            VStack {
                EditButton()
                List($items, editActions: actions, selection: $selection) { $item in
                    Text(verbatim: item.name).deleteDisabled(item.id == 3)
                }
            }
        }
    }

    private func labels(_ window: TestWindow) -> [String] { window.nodes.compactMap(\.label) }

    /// Documented: the list deletes and moves the elements of the collection by itself.
    @Test func aListDeletesElementsByItself() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Editable(log: log) }
        window.tap(try window.node(label: "b"))
        window.key("delete")
        #expect(log.names == ["a", "c"])
        window.tap(try window.node(label: "c"))
        window.key("delete")
        #expect(log.names == ["a", "c"])
    }

    @Test func aListMovesElementsByItself() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Editable(log: log) }
        let (from, to) = (try window.node(label: "a").frame, try window.node(label: "c").frame)
        window.pointer(.began, from.midX, from.midY)
        window.pointer(.moved, from.midX, from.midY + 5)
        window.pointer(.moved, from.midX, to.maxY - 1)
        window.pointer(.ended, from.midX, to.maxY - 1)
        #expect(log.names == ["b", "c", "a"])
    }

    /// Documented: of the actions only those that are named.
    @Test func onlyWhatIsAllowedIsDone() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Editable(log: log, actions: .move) }
        window.tap(try window.node(label: "b"))
        window.key("delete")
        #expect(log.names == ["a", "b", "c"])
    }

    /// Documented: the button toggles the edit mode, in which rows show what can be done with them.
    @Test func anEditButtonShowsMarksForDeletingAndMoving() throws {
        let log = Log()
        let window = TestWindow(width: 300, height: 300) { Editable(log: log) }
        #expect(!labels(window).contains("Remove"))
        window.tap(try window.node(label: "Edit"))
        window.update(after: 1)
        #expect(labels(window).filter { $0 == "Remove" }.count == 2)
        window.tap(try window.node(label: "Remove"))
        window.update(after: 1)
        #expect(log.names == ["a", "b", "c"])
        window.tap(try window.node(label: "Delete"))
        window.update(after: 1)
        #expect(log.names == ["b", "c"])
        window.tap(try window.node(label: "Done"))
        window.update(after: 1)
        #expect(!labels(window).contains("Remove") && labels(window).contains("Edit"))
    }

    /// Documented: a binding in the environment is what the list and the button go by.
    @Test func theModeIsWhatTheEnvironmentSays() throws {
        struct Always: View {
            var body: some View {
                List {
                    ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }.onDelete { _ in }
                    Text("fixed")
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let window = TestWindow(width: 300, height: 300) { Always() }
        #expect(labels(window).filter { $0 == "Remove" }.count == 2)
    }
}

/// What is said of the sections, badges and labels of a list.
@MainActor
@Suite("The look of sections")
struct SectionLookTests {
    private func rows(_ window: TestWindow, _ labels: String...) throws -> [CGFloat] {
        try labels.map { try window.node(label: $0).frame.midY }
    }

    private struct Spaced: View {
        var sections: CGFloat?
        var rows: CGFloat?

        var body: some View {
            let list = List {
                Section {
                    Text("a"); Text("b")
                }
                Section {
                    Text("c"); Text("d")
                }
            }
            if let sections {
                list.listSectionSpacing(sections).listRowSpacing(rows)
            } else {
                list.listRowSpacing(rows)
            }
        }
    }

    /// Documented: the spacing between adjacent sections, and between adjacent rows, in points.
    @Test func sectionsAndRowsKeepTheirDistance() throws {
        let plain = try rows(TestWindow { Spaced() }, "a", "b", "c", "d")
        let apart = try rows(TestWindow { Spaced(sections: 30) }, "a", "b", "c", "d")
        #expect(apart == [plain[0], plain[1], plain[2] + 30, plain[3] + 30])
        let loose = try rows(TestWindow { Spaced(rows: 10) }, "a", "b", "c", "d")
        #expect(loose == [plain[0], plain[1] + 10, plain[2] + 20, plain[3] + 30])
    }

    private struct Lined: View {
        let visibility: Visibility

        var body: some View {
            List {
                Section { Text("a").listRowSeparator(.hidden) }
                    .listSectionSeparator(visibility)
                    .listSectionSeparatorTint(Color(red: 1, green: 0, blue: 1))
            }
        }
    }

    /// Documented: the visibility of the separators at the section's edges.
    @Test func sectionsHaveLinesAtTheirEdgesWhereTheyAreWanted() {
        let (with, without) = (TestWindow { Lined(visibility: .visible) }, TestWindow { Lined(visibility: .hidden) })
        #expect(magentaFills(with) == 2)
        #expect(magentaFills(without) == 0)
    }

    private func magentaFills(_ window: TestWindow) -> Int {
        window.drawing.split(separator: "\n").filter { $0.contains("fill") && $0.contains("rgba(1 0 1 1)") }.count
    }

    private struct Looks: View {
        var header = Prominence.standard
        var badge = BadgeProminence.standard
        var tint: Color?

        var body: some View {
            List {
                Section("head") {
                    Text("a").badge(3).badgeProminence(badge)
                    Label("b", systemImage: "star").listItemTint(tint)
                }
                .headerProminence(header)
            }
        }
    }

    @Test func headersBadgesAndIconsStandOutAsTheyAreTold() throws {
        let plain = TestWindow { Looks() }
        let header = TestWindow { Looks(header: .increased) }
        #expect(try header.node(label: "head").frame.height > plain.node(label: "head").frame.height)
        let drawings = [BadgeProminence.decreased, .standard, .increased].map { badge in
            TestWindow { Looks(badge: badge) }.drawing
        }
        #expect(Set(drawings).count == 3)
        let tinted = TestWindow { Looks(tint: .purple) }
        #expect(tinted.drawing != plain.drawing)
    }
}

/// Tables, as they look.
@MainActor
@Suite("The look of tables")
struct TableLookTests {
    private struct Person: Identifiable {
        let id: Int
    }

    private struct People: View {
        var headers = Visibility.automatic

        var body: some View {
            Table([Person(id: 1), Person(id: 2), Person(id: 3)]) {
                TableColumn("Number") { (person: Person) in Text(verbatim: "\(person.id)") }
                TableColumn("Twice") { (person: Person) in Text(verbatim: "\(person.id * 2)") }
            }
            .tableColumnHeaders(headers)
        }
    }

    /// Documented: controls the visibility of a table's column header views.
    @Test func titlesOfColumnsCanBeHidden() throws {
        let (with, without) = (TestWindow { People() }, TestWindow { People(headers: .hidden) })
        #expect(try with.node(label: "Number").role != nil)
        #expect(throws: NoSuchElement.self) { try without.node(label: "Number") }
        // The desktop's titles are 24 points high.
        #expect(try with.node(label: "1").frame.minY > without.node(label: "1").frame.minY)
    }

    /// Documented: `inset` and `bordered` can be told whether the backgrounds of rows alternate.
    @Test func stylesDiffer() {
        let automatic = TestWindow { People() }.drawing
        let plain = TestWindow { People().tableStyle(.inset(alternatesRowBackgrounds: false)) }.drawing
        let bordered = TestWindow { People().tableStyle(.bordered) }.drawing
        #expect(automatic == TestWindow { People().tableStyle(.inset) }.drawing)
        #expect(Set([automatic, plain, bordered]).count == 3)
    }
}
