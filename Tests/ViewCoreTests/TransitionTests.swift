import CoreGraphics
import Drawing
import Observation
import Testing
import ViewCore
import ViewTesting

/// Views that come and go, seen by what is drawn.
@MainActor
@Suite("Transitions")
struct TransitionTests {
    @Observable
    @MainActor
    final class Model {
        var isThere = false
        var items = [1, 2, 3]
        var id = 0
    }

    private func tree(
        _ model: Model, _ transition: AnyTransition
    ) -> TestTree {
        TestTree(
            ZStack {
                Color.blue.frame(width: 200, height: 100)
                Toggled(model: model, transition: transition)
            })
    }

    struct Toggled: View {
        let model: Model
        let transition: AnyTransition

        var body: some View {
            if model.isThere {
                Rectangle().fill(Color.red).frame(width: 100, height: 40).transition(transition)
            }
        }
    }

    /// How much of the red is seen: the opacity of the layers around it, 0 where it is not drawn.
    private func red(_ tree: TestTree) -> (opacity: Double, frame: CGRect?) {
        var found: (Double, CGRect?) = (0, nil)
        func walk(_ chunk: DisplayChunk, _ opacity: Double, _ transform: CGAffineTransform) {
            for item in chunk.items {
                switch item {
                case .chunk(let inner): walk(inner, opacity, transform)
                case .layer(let layer):
                    walk(layer.content, opacity * layer.opacity, layer.transform.concatenating(transform))
                case .fill(let path, _, let paint):
                    if case .color(let color) = paint, color.red > 0.7, color.blue < 0.5 {
                        found = (opacity, path.boundingRect.applying(transform))
                    }
                default: break
                }
            }
        }
        walk(tree.graph.displayChunk(), 1, .identity)
        return found
    }

    @Test func withoutAnAnimationAViewIsThereAtOnceAndGoneAtOnce() {
        let model = Model()
        let tree = tree(model, .opacity)
        model.isThere = true
        tree.tick()
        #expect(red(tree).opacity == 1)
        model.isThere = false
        tree.tick()
        #expect(red(tree).opacity == 0)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func opacityFadesInAndOut() {
        let model = Model()
        let tree = tree(model, .opacity)
        let nodes = tree.graph.nodeCount
        withAnimation(.linear(duration: 1)) { model.isThere = true }
        tree.tick()
        #expect(red(tree).opacity == 0)
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.5) < 0.01)
        tree.jump(0.5)
        #expect(red(tree).opacity == 1)
        #expect(!tree.graph.wantsNextFrame)
        withAnimation(.linear(duration: 1)) { model.isThere = false }
        tree.tick()
        #expect(red(tree).opacity == 1)
        #expect(tree.drawn.count == 1, "what goes is not spoken of")
        tree.jump(0.25)
        #expect(abs(red(tree).opacity - 0.75) < 0.01)
        tree.jump(0.75)
        tree.tick()
        #expect(red(tree).opacity == 0)
        #expect(!tree.graph.wantsNextFrame)
        #expect(tree.graph.nodeCount == nodes)
    }

    @Test func aViewWithoutATransitionFades() {
        let model = Model()
        struct Plain: View {
            let model: Model
            var body: some View { if model.isThere { Color.red.frame(width: 100, height: 40) } }
        }
        let tree = TestTree(Plain(model: model))
        withAnimation(.linear(duration: 1)) { model.isThere = true }
        tree.tick()
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.5) < 0.01)
        tree.jump(0.5)
        #expect(red(tree).opacity == 1)
        withAnimation(.linear(duration: 1)) { model.isThere = false }
        tree.tick()
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.5) < 0.01)
        tree.jump(0.5)
        #expect(red(tree).opacity == 0)
    }

    @Test(arguments: [
        (AnyTransition.move(edge: .leading), CGPoint(x: -100, y: 0), CGPoint(x: -100, y: 0)),
        (.move(edge: .bottom), CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 40)),
        (.slide, CGPoint(x: -100, y: 0), CGPoint(x: 100, y: 0)),
        (.push(from: .top), CGPoint(x: 0, y: -40), CGPoint(x: 0, y: 40)),
        (.offset(x: 30, y: 8), CGPoint(x: 30, y: 8), CGPoint(x: 30, y: 8)),
        (
            .asymmetric(insertion: .move(edge: .top), removal: .move(edge: .trailing)), CGPoint(x: 0, y: -40),
            CGPoint(x: 100, y: 0)
        ),
        (
            AnyTransition.offset(x: 30).combined(with: .offset(y: 8)), CGPoint(x: 30, y: 8), CGPoint(x: 30, y: 8)
        ),
    ]) func whatMovesIsHalfWayAtHalfTime(_ transition: AnyTransition, coming: CGPoint, going: CGPoint) throws {
        let model = Model()
        let tree = tree(model, transition)
        withAnimation(.linear(duration: 1)) { model.isThere = true }
        tree.tick()
        tree.jump(0.5)
        let half = try #require(red(tree).frame)
        tree.jump(0.5)
        let rest = try #require(red(tree).frame)
        #expect(abs(half.minX - rest.minX - coming.x / 2) < 0.01)
        #expect(abs(half.minY - rest.minY - coming.y / 2) < 0.01)
        withAnimation(.linear(duration: 1)) { model.isThere = false }
        tree.tick()
        #expect(red(tree).frame == rest)
        tree.jump(0.5)
        let leaving = try #require(red(tree).frame)
        #expect(abs(leaving.minX - rest.minX - going.x / 2) < 0.01)
        #expect(abs(leaving.minY - rest.minY - going.y / 2) < 0.01)
        tree.jump(0.5)
        #expect(red(tree).frame == nil)
    }

    @Test func scaleGrowsOutOfTheMiddle() throws {
        let model = Model()
        let tree = tree(model, .scale)
        withAnimation(.linear(duration: 1)) { model.isThere = true }
        tree.tick()
        #expect(red(tree).frame == nil)
        tree.jump(0.5)
        let half = try #require(red(tree).frame)
        tree.jump(0.5)
        let rest = try #require(red(tree).frame)
        #expect(abs(half.width - 50) < 0.01 && abs(half.midX - rest.midX) < 0.01)
    }

    @Test func aTransitionsOwnAnimationNeedsNoOther() {
        let model = Model()
        let tree = tree(model, .opacity.animation(.linear(duration: 1)))
        model.isThere = true
        tree.tick()
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.5) < 0.01)
        tree.jump(0.5)
        model.isThere = false
        tree.tick()
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.5) < 0.01)
        tree.jump(0.5)
        #expect(red(tree).opacity == 0)
    }

    struct Fading: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase == .didDisappear ? 0.2 : phase.isIdentity ? 1 : 0.6)
        }
    }

    @Test func aTransitionOfOnesOwnIsAskedForEachPhase() {
        let model = Model()
        let tree = tree(model, AnyTransition(Fading()))
        withAnimation(.linear(duration: 1)) { model.isThere = true }
        tree.tick()
        #expect(abs(red(tree).opacity - 0.6) < 0.01)
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.8) < 0.01)
        tree.jump(0.5)
        withAnimation(.linear(duration: 1)) { model.isThere = false }
        tree.tick()
        tree.jump(0.5)
        #expect(abs(red(tree).opacity - 0.6) < 0.01)
        tree.jump(0.5)
        #expect(red(tree).opacity == 0)
    }

    @Test func aCompletionWaitsForWhatComesAndGoes() {
        let model = Model()
        let tree = tree(model, .opacity)
        var done = 0
        withAnimation(.linear(duration: 1)) {
            model.isThere = true
        } completion: {
            done += 1
        }
        tree.tick()
        tree.jump(0.5)
        #expect(done == 0)
        tree.jump(0.6)
        #expect(done == 1)
        withAnimation(.linear(duration: 1)) {
            model.isThere = false
        } completion: {
            done += 1
        }
        tree.tick()
        tree.jump(0.5)
        #expect(done == 1)
        tree.jump(0.6)
        #expect(done == 2)
    }

    /// The view that goes is moved by the one that comes, and is no more before it has arrived.
    @Test func aCompletionDoesNotWaitForWhatHasVanished() {
        let model = Model()
        model.isThere = true
        let tree = TestTree(
            VStack {
                Text("above")
                Shown(model: model)
                Text("below")
            })
        var done: [String] = []
        withAnimation(.linear(duration: 1)) {
            model.isThere = false
        } completion: {
            done.append("gone")
        }
        tree.tick()
        tree.jump(0.5)
        withAnimation(.linear(duration: 1)) {
            model.isThere = true
        } completion: {
            done.append("back")
        }
        tree.tick()
        for _ in 0..<4 { tree.jump(0.5) }
        #expect(done == ["gone", "back"])
        #expect(!tree.graph.wantsNextFrame)
    }

    private struct Shown: View {
        let model: Model
        var body: some View {
            if model.isThere { Text("it").transition(.opacity) }
        }
    }

    struct Rows: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                ForEach(model.items, id: \.self) { item in
                    Text("row \(item)").frame(width: 100, height: 20).transition(.move(edge: .leading))
                }
            }
        }
    }

    @Test func aRowThatGoesHasNoPlaceAnyMore() {
        let model = Model()
        let tree = TestTree(Rows(model: model))
        let first = tree.frame(of: "row 1")
        withAnimation(.linear(duration: 1)) { _ = model.items.remove(at: 1) }
        tree.tick()
        #expect(tree.texts == ["row 1", "row 3"])
        tree.jump(0.5)
        #expect(tree.fills.contains("row 2") || tree.texts.count == 2)
        tree.jump(0.5)
        #expect(tree.texts == ["row 1", "row 3"])
        #expect(tree.frame(of: "row 1") != first)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func aViewThatReturnsWhileItGoesIsThere() {
        let model = Model()
        let tree = tree(model, .opacity)
        model.isThere = true
        tree.tick()
        withAnimation(.linear(duration: 1)) { model.isThere = false }
        tree.tick()
        tree.jump(0.5)
        withAnimation(.linear(duration: 1)) { model.isThere = true }
        tree.tick()
        tree.jump(1)
        tree.tick()
        #expect(red(tree).opacity == 1)
        #expect(tree.drawn.count == 2)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func onDisappearComesWhenTheViewHasGone() {
        let model = Model()
        var gone = 0
        struct Watched: View {
            let model: Model
            let gone: () -> Void
            var body: some View {
                ZStack { if model.isThere { Color.red.onDisappear(perform: gone) } }
            }
        }
        let tree = TestTree(Watched(model: model) { gone += 1 })
        model.isThere = true
        tree.tick()
        withAnimation(.linear(duration: 1)) { model.isThere = false }
        tree.tick()
        tree.jump(0.5)
        #expect(gone == 0)
        tree.jump(0.6)
        #expect(gone == 1)
    }
}
