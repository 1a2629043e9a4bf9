import CoreGraphics
import Drawing
import Observation
import Testing
import ViewCore
import ViewTesting

/// Views that take over each other's geometry.
///
/// Source: Apple's documentation of `matchedGeometryEffect(id:in:properties:anchor:isSource:)`: the geometry of each view of a
/// group is that of the source; if one is inserted in the transaction in which another one with the same key is removed, their frame
/// rectangles are interpolated in window space; the effect arranges the geometry and not the rendering.
@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    @Observable
    @MainActor
    final class Model {
        var isBig = false
        var selected = 0
        var properties = MatchedGeometryProperties.frame
        var target = UnitPoint.center
        var isFirst = true
    }

    struct Following: View {
        let model: Model
        @Namespace private var space

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.matchedGeometryEffect(id: 1, in: space)
                    .frame(width: 100, height: 40)
                Text("space").frame(width: 200, height: 100)
                Color.red.matchedGeometryEffect(
                    id: 1, in: space, properties: model.properties, anchor: model.target, isSource: false
                )
                .frame(width: 20, height: 20)
            }
            .frame(width: 400, height: 600, alignment: .topLeading)
        }
    }

    private func frames(_ tree: TestTree) -> [CGRect] {
        tree.drawn.filter { $0.label == nil }.map(\.frame)
    }

    @Test func aViewLiesWhereItsSourceLies() {
        let tree = TestTree(Following(model: Model()))
        #expect(
            frames(tree) == [CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 0, y: 0, width: 100, height: 40)])
    }

    @Test func onlyThePropertiesAreTakenOver() {
        let model = Model()
        let tree = TestTree(Following(model: model))
        model.properties = .position
        tree.tick()
        #expect(frames(tree)[1] == CGRect(x: 40, y: 10, width: 20, height: 20))
        model.properties = .size
        tree.tick()
        #expect(frames(tree)[1] == CGRect(x: -40, y: 130, width: 100, height: 40))
        model.properties = []
        tree.tick()
        #expect(frames(tree)[1] == CGRect(x: 0, y: 140, width: 20, height: 20))
    }

    /// The source's position is that of its own anchor, the middle.
    @Test func theAnchorOfAViewIsPutOnThatOfTheSource() {
        let model = Model()
        let tree = TestTree(Following(model: model))
        model.properties = .position
        model.target = .topLeading
        tree.tick()
        #expect(frames(tree)[1] == CGRect(x: 50, y: 20, width: 20, height: 20))
    }

    struct Underlined: View {
        let model: Model
        @Namespace private var space

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Text("tab \(index)").frame(width: 100, height: 30)
                        .matchedGeometryEffect(id: index, in: space)
                }
            }
            .background {
                Color.red.matchedGeometryEffect(id: model.selected, in: space, isSource: false)
            }
            .frame(width: 400, height: 600, alignment: .topLeading)
        }
    }

    @Test func aViewThatChangesItsGroupMovesThere() {
        let model = Model()
        let tree = TestTree(Underlined(model: model))
        #expect(frames(tree) == [CGRect(x: 0, y: 0, width: 100, height: 30)])
        withAnimation(.linear(duration: 1)) { model.selected = 2 }
        tree.tick()
        #expect(frames(tree) == [CGRect(x: 0, y: 0, width: 100, height: 30)])
        tree.jump(0.5)
        #expect(frames(tree) == [CGRect(x: 100, y: 0, width: 100, height: 30)])
        tree.jump(0.5)
        #expect(frames(tree) == [CGRect(x: 200, y: 0, width: 100, height: 30)])
    }

    struct Hero: View {
        let model: Model
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isBig {
                    Color.red.matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 200, height: 100).offset(x: 100, y: 200)
                } else {
                    Color.red.matchedGeometryEffect(id: "hero", in: space)
                        .frame(width: 20, height: 20)
                }
            }
            .frame(width: 400, height: 600)
        }
    }

    /// The rectangles of red that are drawn, whether there or going.
    private func reds(_ tree: TestTree) -> [CGRect] {
        var found: [CGRect] = []
        func walk(_ chunk: DisplayChunk, _ transform: CGAffineTransform) {
            for item in chunk.items {
                switch item {
                case .chunk(let inner): walk(inner, transform)
                case .layer(let layer): walk(layer.content, layer.transform.concatenating(transform))
                case .fill(let path, _, let paint):
                    if case .color(let color) = paint, color.red > 0.7, color.blue < 0.5 {
                        found.append(path.boundingRect.applying(transform))
                    }
                default: break
                }
            }
        }
        walk(tree.graph.displayChunk(), .identity)
        return found
    }

    @Test func oneThatComesAsAnotherGoesSeemsToBeTheSameView() {
        let model = Model()
        let tree = TestTree(Hero(model: model))
        tree.tick()
        let (small, big) = (CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 100, y: 200, width: 200, height: 100))
        #expect(reds(tree) == [small])
        withAnimation(.linear(duration: 1)) { model.isBig = true }
        tree.tick()
        for rect in reds(tree) { #expect(rect == small) }
        tree.jump(0.5)
        let half = CGRect(x: 50, y: 100, width: 110, height: 60)
        #expect(reds(tree) == [half, half])
        tree.jump(0.5)
        tree.tick()
        #expect(reds(tree) == [big])
        #expect(!tree.graph.wantsNextFrame)
        withAnimation(.linear(duration: 1)) { model.isBig = false }
        tree.tick()
        tree.jump(0.25)
        let quarter = CGRect(x: 75, y: 150, width: 155, height: 80)
        #expect(reds(tree) == [quarter, quarter])
        tree.jump(1)
        tree.tick()
        #expect(reds(tree) == [small])
        #expect(!tree.graph.wantsNextFrame)
        let nodes = tree.graph.nodeCount
        for isBig in [true, false] {
            withAnimation(.linear(duration: 1)) { model.isBig = isBig }
            tree.tick()
            tree.jump(1.1)
            tree.tick()
        }
        #expect(tree.graph.nodeCount == nodes)
    }

    @Test func withoutAnAnimationItIsThereAtOnce() {
        let model = Model()
        let tree = TestTree(Hero(model: model))
        model.isBig = true
        tree.tick()
        #expect(reds(tree) == [CGRect(x: 100, y: 200, width: 200, height: 100)])
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func aCompletionWaitsForTheWay() {
        let model = Model()
        let tree = TestTree(Hero(model: model))
        var done = 0
        withAnimation(.linear(duration: 1)) {
            model.isBig = true
        } completion: {
            done += 1
        }
        tree.tick()
        tree.jump(0.5)
        #expect(done == 0)
        tree.jump(0.6)
        tree.tick()
        #expect(done == 1)
    }

    @Test func turningBackBeginsWhereItIs() {
        let model = Model()
        let tree = TestTree(Hero(model: model))
        withAnimation(.linear(duration: 1)) { model.isBig = true }
        tree.tick()
        tree.jump(0.5)
        withAnimation(.linear(duration: 1)) { model.isBig = false }
        tree.tick()
        let half = CGRect(x: 50, y: 100, width: 110, height: 60)
        for rect in reds(tree) { #expect(rect == half) }
        tree.jump(0.5)
        let quarter = CGRect(x: 25, y: 50, width: 65, height: 40)
        for rect in reds(tree) { #expect(rect == quarter) }
        tree.jump(0.6)
        tree.tick()
        #expect(reds(tree) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    }

    struct Swapping: View {
        let model: Model
        @Namespace private var space

        var body: some View {
            HStack(spacing: 100) {
                Color.red.matchedGeometryEffect(id: 0, in: space, isSource: model.isFirst).frame(width: 50, height: 50)
                Color.blue.matchedGeometryEffect(id: 0, in: space, isSource: !model.isFirst)
                    .frame(width: 50, height: 50)
            }
            .frame(width: 400, height: 600, alignment: .topLeading)
        }
    }

    @Test func anotherSourceMovesAllOfThem() {
        let model = Model()
        let tree = TestTree(Swapping(model: model))
        #expect(frames(tree).map(\.minX) == [0, 0])
        model.isFirst = false
        tree.tick()
        #expect(frames(tree).map(\.minX) == [150, 150])
        withAnimation(.linear(duration: 1)) { model.isFirst = true }
        tree.tick()
        tree.jump(0.5)
        #expect(frames(tree).map(\.minX) == [75, 75])
        tree.jump(0.5)
        #expect(frames(tree).map(\.minX) == [0, 0])
    }
}
