import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

/// Grids as the documentation of `Grid`, `GridRow` and the modifiers of cells describes them.
@MainActor
@Suite("Grid")
struct GridTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    /// From the top left of the grid, which is marked by a background.
    private func frames(_ grid: some View) -> (size: CGSize, cells: [CGRect]) {
        let drawn = TestTree(grid.background { Color.blue }).drawn.map(\.frame)
        let whole = drawn[0]
        return (whole.size, drawn.dropFirst().map { $0.offsetBy(dx: -whole.minX, dy: -whole.minY) })
    }

    @Test func columnsAreAsWideAsTheirWidestCellAndRowsAsHighAsTheirHighest() {
        let (size, cells) = frames(
            Grid(horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    box(20, 10)
                    box(30, 40)
                }
                GridRow {
                    box(60, 20)
                    box(10, 10)
                }
            })
        #expect(size == CGSize(width: 100, height: 64))
        #expect(cells[0].origin == CGPoint(x: 20, y: 15))
        #expect(cells[1].origin == CGPoint(x: 70, y: 0))
        #expect(cells[2].origin == CGPoint(x: 0, y: 44))
        #expect(cells[3].origin == CGPoint(x: 80, y: 49))
    }

    @Test func aViewOutsideARowCoversAllColumns() {
        let (size, cells) = frames(
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(30, 10)
                }
                Color.green.frame(height: 1).gridCellUnsizedAxes(.horizontal)
            })
        #expect(size == CGSize(width: 50, height: 11))
        #expect(cells[2] == CGRect(x: 0, y: 10, width: 50, height: 1))
    }

    @Test func aFlexibleViewAcrossMakesTheGridAsWideAsItCanBe() {
        let (size, _) = frames(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box(20, 10) }
                Color.green.frame(height: 1)
            })
        #expect(size.width == 400)
    }

    @Test func cellsSpanColumns() {
        let (size, cells) = frames(
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    box(20, 10)
                    box(20, 10)
                    box(20, 10)
                }
                GridRow {
                    box(10, 10).gridCellColumns(2)
                    box(20, 10)
                }
            })
        #expect(size.width == 80)
        #expect(cells[3].midX == 25)
        #expect(cells[4].minX == 60)
    }

    @Test func columnsRowsAndCellsAlign() {
        let (_, cells) = frames(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box(20, 40)
                    box(10, 10).gridColumnAlignment(.trailing)
                    box(10, 10)
                }
                GridRow {
                    box(10, 10).gridCellAnchor(UnitPoint(x: 1, y: 1))
                    box(50, 30)
                    box(30, 10)
                }
            })
        #expect(cells[1].origin == CGPoint(x: 60, y: 30))
        #expect(cells[2].origin == CGPoint(x: 70, y: 30))
        #expect(cells[3].origin == CGPoint(x: 10, y: 60))
        #expect(cells[5].origin == CGPoint(x: 70, y: 40))
    }

    @Test func flexibleColumnsShareWhatIsLeft() {
        let (size, cells) = frames(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(100, 10)
                    Color.red.frame(height: 10)
                    Color.red.frame(height: 10)
                }
            })
        #expect(size.width == 400)
        #expect(cells.map(\.width) == [100, 150, 150])
    }

    @Test func aRowOutsideAGridIsAGroup() {
        let tree = TestTree(
            VStack {
                GridRow {
                    Text("a"); Text("b")
                }
            })
        #expect(tree.texts == ["a", "b"])
        #expect(tree.drawn[0].frame.maxY <= tree.drawn[1].frame.minY)
    }
}

@MainActor
@Suite("Layouts that change")
struct ChangingLayoutTests {
    @Observable
    final class Model {
        var isVertical = false
        var width: CGFloat = 300
    }

    struct Counter: View {
        @State private var number = Int.random(in: 0..<1_000_000_000)
        var body: some View { Text("\(number)") }
    }

    struct Switching: View {
        let model: Model
        var body: some View {
            let layout = model.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                Counter()
                Spacer(minLength: 0)
                Color.red.frame(width: 20, height: 20)
            }
        }
    }

    @Test func stateStaysAndSpacersTurnWhenTheLayoutChanges() {
        let model = Model()
        let tree = TestTree(Switching(model: model))
        let before = tree.texts
        #expect(tree.drawn[1].frame.maxX == 400)
        model.isVertical = true
        tree.tick()
        #expect(tree.texts == before)
        #expect(tree.drawn[1].frame.maxY == 600)
        #expect(tree.drawn[1].frame.midX == 200)
    }

    struct Fitting: View {
        let model: Model
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200, height: 10)
                Color.green.frame(width: 100, height: 20)
                Color.blue.frame(width: 50, height: 30)
            }
            .frame(width: model.width)
        }
    }

    @Test func theFirstViewThatFitsIsShownAlone() {
        let model = Model()
        let tree = TestTree(Fitting(model: model))
        #expect(tree.drawn.map(\.frame.size) == [CGSize(width: 200, height: 10)])
        model.width = 150
        tree.tick()
        #expect(tree.drawn.map(\.frame.size) == [CGSize(width: 100, height: 20)])
        model.width = 20
        tree.tick()
        #expect(tree.drawn.map(\.frame.size) == [CGSize(width: 50, height: 30)])
        let fills = tree.fills.split(separator: "\n").filter { $0.contains("fill rect") }
        #expect(fills.count == 1)
    }

    struct NestedFitting: View {
        let model: Model
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: model.width, height: 10)
                ViewThatFits(in: .horizontal) { Color.green.frame(width: 100, height: 10) }.padding(0)
            }
            .frame(width: 150, height: 10, alignment: .topLeading)
        }
    }

    @Test func aViewThatFitsInAHiddenOneIsShownWithIt() {
        let model = Model()
        model.width = 20
        let tree = TestTree(NestedFitting(model: model))
        #expect(tree.drawn.map(\.frame.size) == [CGSize(width: 20, height: 10)])
        model.width = 200
        tree.tick()
        #expect(tree.drawn.map(\.frame.size) == [CGSize(width: 100, height: 10)])
    }

    @Test func aStackOfEndlessViewsIsEndless() {
        let tree = TestTree(
            ZStack(alignment: .trailing) {
                Color.red
                Color.green.frame(width: 10, height: 10)
            })
        // A stack asks for the greatest length by proposing one without end.
        let size = tree.graph.size(ProposedViewSize(width: .infinity, height: 40))
        #expect(size == CGSize(width: CGFloat.infinity, height: 40))
        #expect(tree.graph.size(ProposedViewSize(width: 30, height: .infinity)).height == .infinity)
        let column = TestTree(
            VStack(spacing: 0) {
                Color.red
                HStack { Color.green.frame(height: 10) }
            })
        #expect(
            column.graph.size(ProposedViewSize(width: CGFloat.infinity, height: 40))
                == CGSize(width: CGFloat.infinity, height: 40))
    }
}
