import Collections
import CoreGraphics
import Testing
import ViewTesting

/// Rows that are dragged. That the action gets the offsets of the rows and the offset that they come to lie before is
/// documented with `onMove(perform:)`, and is what `move(fromOffsets:toOffset:)` takes.
@MainActor
@Suite("Rows that are dragged")
struct RowMovingTests {
    @MainActor
    private final class Model {
        var names = ["a", "b", "c", "d"]
        var set: ([String]) -> Void = { _ in }
        var selection: Binding<Set<String>>?
        var moves: [String] = []
        var drops: [String] = []
    }

    private struct MovableList: View {
        let model: Model
        var isMovable = true
        @State private var names = ["a", "b", "c", "d"]
        @State private var selection: Set<String> = []

        var body: some View {
            let _ = model.names = names
            let _ = model.selection = $selection
            VStack {
                Text("out").frame(height: 40).contentShape(Rectangle()).draggable("new")
                List(selection: $selection) {
                    ForEach(names, id: \.self) { Text(verbatim: $0).moveDisabled(!isMovable) }
                        .onMove { offsets, target in
                            model.moves.append("\(Array(offsets)) \(target)")
                            names.move(fromOffsets: offsets, toOffset: target)
                        }
                        .dropDestination(for: String.self) { values, offset in
                            model.drops.append("\(values) \(offset)")
                            names.insert(contentsOf: values, at: offset)
                        }
                }
            }
        }
    }

    private let model = Model()

    private func window(isMovable: Bool = true) -> TestWindow {
        TestWindow(width: 300, height: 400) { MovableList(model: model, isMovable: isMovable) }
    }

    private func drag(_ window: TestWindow, _ name: String, to other: String, below: Bool) throws {
        let (from, to) = (try window.node(label: name).frame, try window.node(label: other).frame)
        let y = below ? to.maxY - 1 : to.minY + 1
        window.pointer(.began, from.midX, from.midY)
        window.pointer(.moved, from.midX, from.midY + (y > from.midY ? 5 : -5))
        window.pointer(.moved, from.midX, y)
        window.pointer(.ended, from.midX, y)
    }

    @Test func aRowComesToLieWhereItIsLetGo() throws {
        let window = window()
        try drag(window, "a", to: "c", below: true)
        #expect(model.moves == ["[0] 3"])
        #expect(model.names == ["b", "c", "a", "d"])
        try drag(window, "d", to: "b", below: false)
        #expect(model.moves.last == "[3] 0")
        #expect(model.names == ["d", "b", "c", "a"])
    }

    @Test func aRowBelowTheLastGoesToTheEnd() throws {
        let window = window()
        let frame = try window.node(label: "b").frame
        window.pointer(.began, frame.midX, frame.midY)
        window.pointer(.moved, frame.midX, 390)
        window.pointer(.ended, frame.midX, 390)
        #expect(model.names == ["a", "c", "d", "b"])
    }

    @Test func aRowThatStaysWhereItIsIsNotMoved() throws {
        let window = window()
        try drag(window, "b", to: "a", below: true)
        #expect(model.moves.isEmpty)
    }

    @Test func theSelectionMovesWithARowOfIt() throws {
        let window = window()
        model.selection?.wrappedValue = ["a", "c"]
        window.update()
        try drag(window, "a", to: "d", below: true)
        #expect(model.moves == ["[0, 2] 4"])
        #expect(model.names == ["b", "d", "a", "c"])
    }

    @Test func aRowThatMayNotBeMovedStays() throws {
        let window = window(isMovable: false)
        try drag(window, "a", to: "c", below: true)
        #expect(model.moves.isEmpty)
    }

    @Test func aClickStillSelects() throws {
        let window = window()
        window.tap(try window.node(label: "b"))
        #expect(model.selection?.wrappedValue == ["b"])
        #expect(model.moves.isEmpty)
    }

    @Test func theLineAndTheRowUnderThePointerAreGoneAfterwards() throws {
        let window = window()
        let before = window.drawing
        let frame = try window.node(label: "a").frame
        window.pointer(.began, frame.midX, frame.midY)
        window.pointer(.moved, frame.midX, frame.midY + 30)
        window.update()
        #expect(window.drawing != before)
        window.pointer(.cancelled, frame.midX, frame.midY)
        window.update()
        #expect(window.drawing == before)
        #expect(model.moves.isEmpty)
    }

    @Test func valuesAreDroppedBetweenRows() throws {
        let window = window()
        let frame = try window.node(label: "c").frame
        window.pointer(.began, 150, 20)
        window.pointer(.moved, 150, frame.minY + 1)
        window.pointer(.ended, 150, frame.minY + 1)
        #expect(model.drops == ["[\"new\"] 2"])
        #expect(model.names == ["a", "b", "new", "c", "d"])
    }
}
