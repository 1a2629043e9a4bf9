import Collections
import CoreGraphics
import Testing
import ViewTesting

@MainActor
private final class Model {
    var one: Binding<Int?>?
    var several: Binding<Set<Int>>?
    var names: Binding<[String]>?
    var runs = 0
}

private struct Row: View {
    let number: Int
    let model: Model

    var body: some View {
        let _ = model.runs += 1
        Text(verbatim: "row \(number)")
    }
}

private struct SingleList: View {
    let model: Model
    @State private var selection: Int?

    var body: some View {
        let _ = model.one = $selection
        List(0..<100_000, id: \.self, selection: $selection) { Row(number: $0, model: model) }
    }
}

private struct SeveralList: View {
    let model: Model
    @State private var selection: Set<Int> = []

    var body: some View {
        let _ = model.several = $selection
        List(0..<50, id: \.self, selection: $selection) { Text(verbatim: "row \($0)") }
    }
}

private struct DeletingList: View {
    let model: Model
    @State private var names = ["a", "b", "c"]
    @State private var selection: String?

    var body: some View {
        let _ = model.names = $names
        List(selection: $selection) {
            ForEach(names, id: \.self) { Text(verbatim: $0) }
                .onDelete { names.remove(atOffsets: $0) }
        }
    }
}

@MainActor
@Suite("List")
struct ListTests {
    private func click(_ window: TestWindow, _ label: String, _ modifiers: EventModifiers = []) throws {
        let frame = try window.node(label: label).frame
        let point = CGPoint(x: frame.midX, y: frame.midY)
        window.window.pointer(PointerEvent(phase: .began, location: point, time: window.time, modifiers: modifiers))
        window.window.pointer(PointerEvent(phase: .ended, location: point, time: window.time, modifiers: modifiers))
        window.update()
    }

    @Test func onlyRowsInSightAreMade() throws {
        let model = Model()
        let window = TestWindow(width: 300, height: 200) { SingleList(model: model) }
        #expect(model.runs < 30)
        let first = try window.node(label: "row 0").frame
        let second = try window.node(label: "row 1").frame
        // Rows of the desktop are 24 points high at least.
        #expect(second.minY - first.minY == 24)
    }

    @Test func aClickSelectsARow() throws {
        let model = Model()
        let window = TestWindow(width: 300, height: 200) { SingleList(model: model) }
        try click(window, "row 2")
        #expect(model.one?.wrappedValue == 2)
        let selected = window.drawing
        model.one?.wrappedValue = nil
        window.update()
        #expect(window.drawing != selected)
    }

    @Test func aSelectionRunsTheBodiesOfNoRow() throws {
        let model = Model()
        let window = TestWindow(width: 300, height: 200) { SingleList(model: model) }
        model.runs = 0
        window.bodies = []
        try click(window, "row 2")
        #expect(model.runs == 0)
        #expect(window.bodies.filter { $0 == "ListRow" }.count == 1)
    }

    @Test func theArrowKeysMoveTheSelection() throws {
        let model = Model()
        let window = TestWindow(width: 300, height: 200) { SingleList(model: model) }
        try click(window, "row 2")
        window.key("down")
        #expect(model.one?.wrappedValue == 3)
        window.key("up")
        window.key("up")
        #expect(model.one?.wrappedValue == 1)
        for _ in 0..<20 { window.key("down") }
        #expect(model.one?.wrappedValue == 21)
        #expect(try window.node(label: "row 21").frame.maxY <= 200)
    }

    @Test func severalRowsAreSelectedWithModifiers() throws {
        let model = Model()
        let window = TestWindow(width: 300, height: 400) { SeveralList(model: model) }
        try click(window, "row 1")
        try click(window, "row 4", .shift)
        #expect(model.several?.wrappedValue == [1, 2, 3, 4])
        try click(window, "row 2", .command)
        #expect(model.several?.wrappedValue == [1, 3, 4])
        try click(window, "row 7")
        #expect(model.several?.wrappedValue == [7])
    }

    @Test func theDeleteKeyDeletesWhatIsSelected() throws {
        let model = Model()
        let window = TestWindow(width: 300, height: 200) { DeletingList(model: model) }
        try click(window, "b")
        window.key("delete")
        #expect(model.names?.wrappedValue == ["a", "c"])
    }

    @Test func sectionsHaveHeadersAndCanBeFoldedAway() throws {
        final class Fold {
            var isExpanded: Binding<Bool>?
        }
        struct Screen: View {
            let fold: Fold
            @State private var isExpanded = true
            var body: some View {
                let _ = fold.isExpanded = $isExpanded
                List {
                    Section("Fruit", isExpanded: $isExpanded) {
                        Text(verbatim: "apple")
                        Text(verbatim: "pear")
                    }
                    Section {
                        Text(verbatim: "leek")
                    } footer: {
                        Text(verbatim: "all")
                    }
                }
            }
        }
        let fold = Fold()
        let window = TestWindow(width: 300, height: 300) { Screen(fold: fold) }
        let labels = { window.nodes.compactMap { $0.role == .text ? $0.label : nil } }
        #expect(labels() == ["Fruit", "apple", "pear", "leek", "all"])
        fold.isExpanded?.wrappedValue = false
        window.update()
        #expect(labels() == ["Fruit", "leek", "all"])
    }

    @Test func aListWithSectionsStandsAboveATable() throws {
        struct Person: Identifiable {
            let id: Int
            var name: String { "person \(id)" }
        }
        let people = (0..<30).map { Person(id: $0) }
        let window = TestWindow(width: 300, height: 400) {
            VStack(spacing: 0) {
                List {
                    ForEach(0..<4, id: \.self) { section in
                        Section("section \(section)") {
                            ForEach(0..<5, id: \.self) { Text(verbatim: "row \(section).\($0)") }
                        }
                    }
                }
                Table(people) {
                    TableColumn("Name") { (person: Person) in Text(verbatim: person.name) }
                }
            }
        }
        #expect(try window.node(label: "row 0.0").frame.maxY < 200)
        #expect(try window.node(label: "person 0").frame.minY > 200)
    }

    @Test func anOutlineOpensItsRows() throws {
        struct Node: Identifiable {
            let id: String
            var children: [Node]?
        }
        let tree = [Node(id: "a", children: [Node(id: "a1"), Node(id: "a2")]), Node(id: "b")]
        let window = TestWindow(width: 300, height: 300) {
            List(tree, children: \.children) { Text(verbatim: $0.id) }
        }
        #expect(window.nodes.compactMap(\.label).filter { $0.count < 3 } == ["a", "b"])
        let frame = try window.node(label: "a").frame
        window.pointer(.began, frame.minX - 10, frame.midY)
        window.pointer(.ended, frame.minX - 10, frame.midY)
        window.update(after: 1)
        #expect(window.nodes.compactMap(\.label).filter { $0.count < 3 } == ["a", "a1", "a2", "b"])
    }

    @Test func aRowCanTellItsListHowItLooks() throws {
        let window = TestWindow(width: 300, height: 300) {
            List {
                Text(verbatim: "plain")
                Text(verbatim: "wide")
                    .listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                    .listRowBackground(Color.yellow)
                    .badge(3)
            }
        }
        #expect(try window.node(label: "plain").frame.minX == 16)
        #expect(try window.node(label: "wide").frame.minX == 50)
        #expect(try window.node(label: "3").frame.maxX == 300)
    }
}
