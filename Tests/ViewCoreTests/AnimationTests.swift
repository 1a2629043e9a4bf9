import CoreGraphics
import Foundation
import Graph
import Observation
import Testing
import ViewCore
import ViewTesting

/// What moves under which transaction, seen from outside.
@MainActor
@Suite("Animation")
struct AnimationTests {
    @Observable
    @MainActor
    final class Model {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var isWide = false
        var isThere = true
        var isLeading = true
        var color = Color.red
    }

    struct Box: View {
        let model: Model

        var body: some View {
            Rectangle().fill(model.color).frame(width: 10, height: 10).offset(x: model.x, y: model.y)
        }
    }

    private func origin(_ tree: TestTree) -> CGPoint { tree.drawn[0].frame.origin }

    /// What changes before the first frame, as the room for a window's bars does, has nothing to do with a value.
    @Test func whatMovesBeforeTheFirstTickIsNotAnimatedByAValue() {
        var values = EnvironmentValues()
        values.displayScale = 2
        let view = Rectangle().fill(.red).animation(.linear(duration: 1), value: 1)
        let tree = ViewGraph(environment: values, size: CGSize(width: 100, height: 100)) { list in
            type(of: view)._makeViewList(
                view: _GraphValue(Attribute(input: view, in: list.base.subgraph)), inputs: list)
        }
        _ = tree.displayChunk()
        tree.setBarHeight(40)
        tree.tick(at: 0)
        _ = tree.displayChunk()
        #expect(!tree.wantsNextFrame)
    }

    @Test func withoutAnAnimationAChangeIsThereAtOnce() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        let start = origin(tree)
        model.x = 50
        tree.tick()
        #expect(origin(tree).x == start.x + 50)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func easeInOutIsHalfWayAtHalfTime() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        let start = origin(tree).x
        withAnimation(.easeInOut(duration: 0.25)) { model.x = 80 }
        tree.tick()
        #expect(origin(tree).x == start)
        tree.jump(0.125)
        #expect(abs(origin(tree).x - start - 40) < 0.01)
        tree.jump(0.125)
        #expect(origin(tree).x == start + 80)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func changesUnderDifferentTransactionsInOneTickMoveEachByItsOwn() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        let start = origin(tree)
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        model.color = .blue
        tree.tick()
        tree.jump(0.5)
        #expect(abs(origin(tree).x - start.x - 50) < 0.01)
    }

    @Test func aSecondAnimationAddsToTheFirst() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        let start = origin(tree).x
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        tree.tick()
        tree.jump(0.5)
        withAnimation(.linear(duration: 1)) { model.x = 0 }
        tree.tick()
        // Nothing jumps at the turn.
        #expect(abs(origin(tree).x - start - 50) < 0.01)
        tree.jump(0.5)
        // The first is over (100), the second half way back (-50).
        #expect(abs(origin(tree).x - start - 50) < 0.01)
        tree.jump(0.5)
        #expect(origin(tree).x == start)
    }

    @Test func aSpringTakesOverWithItsVelocity() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        withAnimation(.spring(duration: 0.5)) { model.x = 100 }
        tree.tick()
        tree.jump(0.1)
        let before = origin(tree).x
        tree.jump(0.01)
        let velocity = (origin(tree).x - before) / 0.01
        withAnimation(.spring(duration: 0.5)) { model.x = 200 }
        tree.tick()
        let turn = origin(tree).x
        tree.jump(0.001)
        let after = (origin(tree).x - turn) / 0.001
        #expect(abs(after - velocity) < 0.15 * abs(velocity))
    }

    @Test func settingWithoutAnimationEndsWhatMoves() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        let start = origin(tree).x
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        tree.tick()
        tree.jump(0.3)
        model.x = 10
        tree.tick()
        #expect(origin(tree).x == start + 10)
        #expect(!tree.graph.wantsNextFrame)
    }

    struct Watched: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                Rectangle().fill(Color.red).frame(width: model.isWide ? 100 : 20, height: 10)
                    .animation(.linear(duration: 1), value: model.isWide)
                Rectangle().fill(Color.blue).frame(width: model.isWide ? 100 : 20, height: 10)
            }
        }
    }

    @Test func anAnimationOnAValueMovesOnlyTheViewBelowIt() {
        let model = Model()
        let tree = TestTree(Watched(model: model))
        model.isWide = true
        tree.tick()
        tree.jump(0.5)
        let frames = tree.drawn.map(\.frame.width)
        #expect(frames == [60, 100])
    }

    struct Unrelated: View {
        let model: Model

        var body: some View {
            Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: model.x)
                .animation(.linear(duration: 1), value: model.y)
        }
    }

    @Test func anAnimationOnAValueIgnoresOtherChanges() {
        let model = Model()
        let tree = TestTree(Unrelated(model: model))
        let start = origin(tree).x
        model.x = 30
        tree.tick()
        #expect(origin(tree).x == start + 30)
        // The value changes in a tick in which nothing moves; a later change is none of its business.
        model.y = 1
        tree.tick()
        model.x = 60
        tree.tick()
        #expect(origin(tree).x == start + 60)
    }

    struct Overridden: View {
        let model: Model

        var body: some View {
            Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: model.x)
                .animation(nil, value: model.x)
        }
    }

    @Test func anAnimationOfNilSuppressesTheTransactions() {
        let model = Model()
        let tree = TestTree(Overridden(model: model))
        let start = origin(tree).x
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        tree.tick()
        #expect(origin(tree).x == start + 100)
    }

    @Test func disablingAnimationsInATransactionStopsThoseOnValues() {
        let model = Model()
        let tree = TestTree(Watched(model: model))
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.isWide = true }
        tree.tick()
        #expect(tree.drawn.map(\.frame.width) == [100, 100])
    }

    struct Aligned: View {
        let model: Model

        var body: some View {
            VStack(alignment: model.isLeading ? .leading : .trailing, spacing: 0) {
                Rectangle().fill(Color.red).frame(width: 200, height: 10)
                Text("moves")
            }
        }
    }

    @Test func whatLayoutMovesIsAnimatedWhereItIsDrawn() {
        let model = Model()
        let tree = TestTree(Aligned(model: model))
        let start = tree.frame(of: "moves")!
        withAnimation(.linear(duration: 1)) { model.isLeading = false }
        tree.tick()
        #expect(tree.frame(of: "moves") == start)
        tree.jump(0.5)
        let half = tree.frame(of: "moves")!
        tree.jump(0.5)
        let end = tree.frame(of: "moves")!
        #expect(end.maxX == 300)
        #expect(abs(half.minX - (start.minX + end.minX) / 2) < 0.3)
    }

    @Test func resizingTheWindowIsNotAnimated() {
        let model = Model()
        let tree = TestTree(Aligned(model: model))
        withAnimation(.linear(duration: 1)) { model.isWide = true }
        tree.tick()
        tree.graph.setSurface(.init(size: CGSize(width: 800, height: 600)))
        tree.tick()
        #expect(tree.drawn[0].frame.minX == 300)
        #expect(!tree.graph.wantsNextFrame)
    }

    struct Coming: View {
        let model: Model

        var body: some View {
            VStack(spacing: 0) {
                if model.isThere { Rectangle().fill(Color.red).frame(width: 10, height: 100).offset(x: model.x) }
                Text("below")
            }
        }
    }

    @Test func aViewThatGoesWhileItMovesTakesItsAnimationAlong() {
        let model = Model()
        let tree = TestTree(Coming(model: model))
        withAnimation(.linear(duration: 10)) { model.x = 100 }
        tree.tick()
        tree.jump(0.1)
        model.isThere = false
        tree.tick()
        #expect(tree.drawn.count == 1)
        tree.jump(0.1)
        #expect(!tree.graph.wantsNextFrame)
        model.isThere = true
        tree.tick()
        // A new view begins where it is to be.
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func completionsRunWhenTheAnimationIsOver() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        var completed = 0
        withAnimation(.linear(duration: 0.5)) {
            model.x = 10
        } completion: {
            completed += 1
        }
        tree.tick()
        tree.jump(0.25)
        #expect(completed == 0)
        tree.jump(0.3)
        #expect(completed == 1)
        tree.jump(1)
        #expect(completed == 1)
    }

    /// A width that its view moves by itself, and a place beside it that moves under the same transaction.
    @Test func whatMovesBesideAViewThatGrowsGoesOnMoving() throws {
        struct Growing: View, @MainActor Animatable {
            var width: CGFloat

            var animatableData: CGFloat {
                get { width }
                set { width = newValue }
            }

            var body: some View { Color.red.frame(width: width, height: 10) }
        }
        struct Beside: View {
            let model: Model

            var body: some View {
                HStack(spacing: 0) {
                    Growing(width: model.isWide ? 100 : 0)
                    Color.blue.frame(width: 10, height: 10).accessibilityLabel("blue")
                        .padding(.leading, model.isWide ? 50 : 0)
                    Text("\(model.x)")
                    Spacer(minLength: 0)
                }
                .frame(width: 400)
            }
        }
        let model = Model()
        let tree = TestTree(Beside(model: model), size: CGSize(width: 400, height: 100))
        #expect(tree.frame(of: "blue")?.minX == 0)
        withAnimation(.linear(duration: 1)) { model.isWide = true }
        tree.tick()
        tree.jump(0.25)
        #expect(try #require(tree.frame(of: "blue")).minX.rounded() == 38)
        // Nor does what else changes in a frame end it.
        model.x = 1
        tree.jump(0.25)
        #expect(try #require(tree.frame(of: "blue")).minX.rounded() == 75)
        tree.jump(0.5)
        #expect(tree.frame(of: "blue")?.minX == 150)
    }

    /// A spring is logically complete after its duration, and removed when it has settled.
    @Test func theCriteriaSayWhenAnAnimationIsOver() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        var log: [String] = []
        var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.3))
        transaction.addAnimationCompletion(criteria: .removed) { log.append("removed") }
        transaction.addAnimationCompletion { log.append("complete") }
        withTransaction(transaction) { model.x = 100 }
        tree.tick()
        tree.jump(0.45)
        #expect(log.isEmpty)
        tree.jump(0.1)
        #expect(log == ["complete"])
        #expect(tree.graph.wantsNextFrame)
        tree.jump(3)
        #expect(log == ["complete", "removed"])
    }

    /// Apple's documentation of `CustomAnimation`: nil ends it, and its state is kept in the context.
    private struct Steps: CustomAnimation {
        private struct Count<Value: VectorArithmetic>: AnimationStateKey {
            static var defaultValue: Int { 0 }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count<V>.self] += 1
            let count = context.state[Count<V>.self]
            return count > 4 ? nil : value.scaled(by: Double(count) / 4)
        }
    }

    @Test func anAnimationOfAProgramsOwnMovesAView() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        let start = origin(tree).x
        withAnimation(Animation(Steps())) { model.x = 80 }
        tree.tick()
        var places: [CGFloat] = [origin(tree).x - start]
        while tree.graph.wantsNextFrame {
            tree.jump(0.1)
            places.append(origin(tree).x - start)
        }
        #expect(places == [20, 40, 60, 80, 80])
    }

    @Test func aCompletionOfAChangeThatMovesNothingRunsAtOnce() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        var completed = 0
        withAnimation(.linear(duration: 0.5)) {
            model.isWide = true
        } completion: {
            completed += 1
        }
        tree.tick()
        #expect(completed == 1)
    }

    struct BoundBox: View {
        @Binding var x: CGFloat
        var body: some View { Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: x) }
    }

    struct BindingOwner: View {
        let take: (Binding<CGFloat>) -> Void
        @State private var x: CGFloat = 0

        var body: some View {
            take($x.animation(.linear(duration: 1)))
            return BoundBox(x: $x)
        }
    }

    @Test func aBindingWithAnAnimationAnimatesWhatItSets() {
        var binding: Binding<CGFloat>?
        let tree = TestTree(BindingOwner(take: { binding = $0 }))
        let start = origin(tree).x
        binding?.wrappedValue = 100
        tree.tick()
        tree.jump(0.5)
        #expect(abs(origin(tree).x - start - 50) < 0.01)
    }

    struct Wave: Shape {
        var phase: Double
        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width * phase, height: rect.height))
        }
    }

    struct WaveView: View {
        let model: Model
        var body: some View { Wave(phase: model.isWide ? 1 : 0.5).fill(Color.red).frame(width: 100, height: 100) }
    }

    @Test func anAnimatableShapeIsAskedForItsPathInEachFrame() {
        let model = Model()
        let tree = TestTree(WaveView(model: model))
        withAnimation(.linear(duration: 1)) { model.isWide = true }
        tree.tick()
        tree.jump(0.5)
        #expect(abs(tree.graph.displayChunk().bounds.width - 75) < 0.01)
    }

    @Test func coloursMoveThroughOneAnother() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        model.color = Color(red: 0, green: 0, blue: 0)
        tree.tick()
        withAnimation(.linear(duration: 1)) { model.color = Color(red: 1, green: 0.5, blue: 0) }
        tree.tick()
        tree.jump(0.5)
        #expect("\(tree.fills)".contains("0.5 0.25 0 1"))
    }

    @Test func aRepeatingAnimationGoesOnUntilItIsReplaced() {
        let model = Model()
        let tree = TestTree(Box(model: model))
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.x = 100 }
        tree.tick()
        let start = origin(tree).x
        tree.jump(1.5)
        #expect(abs(origin(tree).x - start - 50) < 0.01)
        tree.jump(100)
        #expect(tree.graph.wantsNextFrame)
        withAnimation(.linear(duration: 1)) { model.x = 0 }
        tree.tick()
        tree.jump(1.01)
        #expect(!tree.graph.wantsNextFrame)
        #expect(origin(tree).x == start)
    }

    // MARK: Scopes

    @Test func anAnimationWithoutAValueMovesEveryChangeOfTheView() {
        let model = Model()
        let tree = TestTree(Box(model: model).animation(.linear(duration: 1)))
        let start = origin(tree)
        model.x = 100
        model.y = 50
        tree.tick()
        tree.jump(0.5)
        #expect(origin(tree) == CGPoint(x: start.x + 50, y: start.y + 25))
    }

    struct Scoped: View {
        let model: Model

        var body: some View {
            Rectangle().frame(width: 10, height: 10).offset(y: model.y)
                .animation(.linear(duration: 1)) { $0.offset(x: model.x) }
        }
    }

    @Test func aScopedAnimationMovesTheModifiersInItAndNotTheView() {
        let model = Model()
        let tree = TestTree(Scoped(model: model))
        let start = origin(tree)
        model.x = 100
        model.y = 50
        tree.tick()
        #expect(origin(tree) == CGPoint(x: start.x, y: start.y + 50))
        tree.jump(0.5)
        #expect(origin(tree) == CGPoint(x: start.x + 50, y: start.y + 50))
    }

    @Test func aScopedTransactionTakesAnAnimationAway() {
        struct Still: View {
            let model: Model
            var body: some View {
                Rectangle().frame(width: 10, height: 10).offset(y: model.y)
                    .transaction({ $0.animation = nil }, body: { $0.offset(x: model.x) })
            }
        }
        let model = Model()
        let tree = TestTree(Still(model: model))
        let start = origin(tree)
        withAnimation(.linear(duration: 1)) {
            model.x = 100
            model.y = 50
        }
        tree.tick()
        #expect(origin(tree) == CGPoint(x: start.x + 100, y: start.y))
        tree.jump(0.5)
        #expect(origin(tree) == CGPoint(x: start.x + 100, y: start.y + 25))
    }

    private struct Bar: View, Animatable {
        var length: CGFloat

        nonisolated var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }

        var body: some View { Color.red.frame(width: length.rounded(), height: 10) }
    }

    private struct Pushed: ViewModifier, Animatable {
        var distance: CGFloat

        nonisolated var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }

        func body(content: Content) -> some View { content.padding(.leading, distance * 2) }
    }

    /// Documented: a view's body runs with the interpolated `animatableData` for each frame of an animation.
    @Test func anAnimatableViewsBodyRunsWithWhatIsBetween() {
        struct Root: View {
            let model: Model
            var body: some View { Bar(length: 100 + model.x).modifier(Pushed(distance: model.x / 10)) }
        }
        let model = Model()
        let tree = TestTree(Root(model: model))
        _ = tree.takeBodies()
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        tree.tick()
        tree.jump(0.5)
        #expect(tree.drawn[0].frame.width == 150)
        // Centred with ten points before it: 400 less 160, halved, and ten.
        #expect(tree.drawn[0].frame.minX == 130)
        tree.jump(0.25)
        #expect(tree.drawn[0].frame.width == 175)
        tree.jump(0.5)
        #expect(tree.drawn[0].frame.width == 200)
        #expect(!tree.graph.wantsNextFrame)
        let bodies = tree.takeBodies()
        #expect(bodies["Root"] == 1)
        // In its first instant the animation has changed nothing yet.
        #expect(bodies["Bar"] == 3)
    }

    @Test func anAnimatableViewIsThereAtOnceWithoutAnAnimation() {
        struct Root: View {
            let model: Model
            var body: some View { Bar(length: 100 + model.x) }
        }
        let model = Model()
        let tree = TestTree(Root(model: model))
        model.x = 100
        tree.tick()
        #expect(tree.drawn[0].frame.width == 200)
    }
}
