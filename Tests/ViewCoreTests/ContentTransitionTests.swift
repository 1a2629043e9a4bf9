import CoreGraphics
import Drawing
import Observation
import Testing
import ViewCore
import ViewTesting

/// Texts whose words change by a transition.
///
/// Sources: Apple's documentation of `ContentTransition`: `opacity` fades the content in and out, `identity` is not animated,
/// `numericText(countsDown:)` is meant for numbers, whose digits roll by the direction of counting.
@MainActor
@Suite("Content transitions")
struct ContentTransitionTests {
    @Observable
    @MainActor
    final class Model {
        var number = 1114
        var transition = ContentTransition.opacity
    }

    struct Number: View {
        let model: Model

        var body: some View {
            Text(verbatim: "\(model.number)").monospacedDigit().contentTransition(model.transition)
        }
    }

    private func layers(_ tree: TestTree) -> [Layer] {
        var found: [Layer] = []
        func walk(_ chunk: DisplayChunk) {
            for item in chunk.items {
                switch item {
                case .chunk(let inner): walk(inner)
                case .layer(let layer):
                    found.append(layer)
                    walk(layer.content)
                default: break
                }
            }
        }
        walk(tree.graph.displayChunk())
        return found
    }

    private func glyphs(_ layer: Layer) -> Int {
        var count = 0
        for case .glyphs(let run, _, _) in layer.content.items { count += run.glyphs.count }
        return count
    }

    @Test func wordsFadeUnderAnAnimation() {
        let model = Model()
        let tree = TestTree(Number(model: model))
        withAnimation(.linear(duration: 1)) { model.number = 2225 }
        tree.tick()
        tree.jump(0.25)
        #expect(layers(tree).map(\.opacity) == [0.75, 0.25])
        tree.jump(1)
        #expect(layers(tree).isEmpty)
        #expect(!tree.graph.wantsNextFrame)
        model.number = 1
        tree.tick()
        #expect(layers(tree).isEmpty, "without an animation they are there at once")
    }

    @Test func digitsThatDifferRollAndOthersStand() throws {
        let model = Model()
        model.transition = .numericText()
        let tree = TestTree(Number(model: model))
        withAnimation(.linear(duration: 1)) { model.number = 1115 }
        tree.tick()
        tree.jump(0.5)
        let both = layers(tree)
        #expect(both.map(glyphs) == [1, 1])
        let (old, new) = (try #require(both.first), try #require(both.last))
        #expect(old.transform.ty < 0 && new.transform.ty > 0, "counting up, digits roll upwards")
        tree.jump(0.6)
        #expect(layers(tree).isEmpty)
    }

    @Test func countingDownDigitsRollDown() throws {
        let model = Model()
        model.transition = .numericText(countsDown: true)
        let tree = TestTree(Number(model: model))
        withAnimation(.linear(duration: 1)) { model.number = 1113 }
        tree.tick()
        tree.jump(0.5)
        let both = layers(tree)
        #expect(both.count == 2)
        #expect(both[0].transform.ty > 0 && both[1].transform.ty < 0)
    }

    @Test func theValueSaysInWhichDirectionDigitsRoll() {
        let model = Model()
        model.transition = .numericText(value: 1114)
        let tree = TestTree(Number(model: model))
        withAnimation(.linear(duration: 1)) {
            model.number = 1112
            model.transition = .numericText(value: 1112)
        }
        tree.tick()
        tree.jump(0.5)
        #expect(layers(tree).first?.transform.ty ?? 0 > 0)
    }

    @Test func identityChangesAtOnce() {
        let model = Model()
        model.transition = .identity
        let tree = TestTree(Number(model: model))
        withAnimation(.linear(duration: 1)) { model.number = 2 }
        tree.tick()
        tree.jump(0.5)
        #expect(layers(tree).isEmpty)
    }

    @Test func aSymbolShrinksAwayAsTheNextOneGrows() {
        struct Symbol: View {
            let model: Model
            var body: some View {
                Image(systemName: model.number == 1114 ? "play" : "pause")
                    .contentTransition(.symbolEffect(.replace))
            }
        }
        let model = Model()
        let tree = TestTree(Symbol(model: model))
        withAnimation(.linear(duration: 1)) { model.number = 1 }
        tree.tick()
        tree.jump(0.25)
        let both = layers(tree)
        #expect(both.map(\.opacity) == [0.75, 0.25])
        #expect(both.count == 2 && both[0].transform.a > both[1].transform.a && both[0].transform.a < 1)
        tree.jump(1)
        #expect(layers(tree).isEmpty)
    }
}
