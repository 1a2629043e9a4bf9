import CoreGraphics
import Drawing
import Observation
import Testing
import ViewCore
import ViewTesting

/// Looks that go by a view's geometry.
///
/// Source: Apple's documentation of `visualEffect(_:)`: visual effects do not impact the layout of the view, and the proxy tells of
/// the view they are applied to.
@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    @Observable
    @MainActor
    final class Model {
        var isWide = false
        var x: CGFloat = 0
    }

    struct Shifted: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: model.isWide ? 100 : 50, height: 20)
                    .visualEffect { content, proxy in
                        content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY).opacity(0.5)
                    }
                Color.blue.frame(width: 10, height: 20)
            }
            .frame(width: 400, height: 600, alignment: .topLeading)
        }
    }

    @Test func anEffectGoesByTheGeometryAndLeavesTheLayout() {
        let model = Model()
        let tree = TestTree(Shifted(model: model))
        #expect(tree.drawn.map(\.frame.minX) == [50, 50])
        model.isWide = true
        tree.tick()
        #expect(tree.drawn.map(\.frame.minX) == [100, 100])
    }

    @Test func effectsMoveUnderAnimations() {
        struct Moving: View {
            let model: Model
            var body: some View {
                let x = model.x
                Color.red.frame(width: 10, height: 10).visualEffect { content, _ in content.offset(x: x) }
            }
        }
        let model = Model()
        let tree = TestTree(Moving(model: model))
        let rest = tree.drawn[0].frame.minX
        withAnimation(.linear(duration: 1)) { model.x = 100 }
        tree.tick()
        tree.jump(0.5)
        #expect(abs(tree.drawn[0].frame.minX - rest - 50) < 0.01)
    }
}
