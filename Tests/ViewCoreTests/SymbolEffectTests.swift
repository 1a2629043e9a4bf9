import CoreGraphics
import Drawing
import Observation
import Testing
import ViewCore
import ViewTesting

/// Symbols that do something.
///
/// Source: Apple's documentation of the Symbols framework: discrete effects run once from start to finish when a value changes,
/// indefinite ones last until they are disabled; of `symbolEffect(_:options:isActive:)`: effects apply to the symbol images in
/// the view. How far symbols move is our own guess and not tested.
@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    @Observable
    @MainActor
    final class Model {
        var count = 0
        var isActive = false
    }

    /// The layers around symbols and around texts.
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

    struct Bouncing: View {
        let model: Model
        var options = SymbolEffectOptions.default

        var body: some View {
            HStack {
                Image(systemName: "star")
                Text("star")
            }
            .symbolEffect(.bounce, options: options, value: model.count)
        }
    }

    @Test func aDiscreteEffectRunsOnceForEachChange() throws {
        let model = Model()
        let tree = TestTree(Bouncing(model: model))
        #expect(layers(tree).isEmpty)
        #expect(!tree.graph.wantsNextFrame)
        model.count = 1
        tree.tick()
        tree.jump(0.15)
        let layer = try #require(layers(tree).first)
        #expect(layers(tree).count == 1, "texts are not moved")
        #expect(layer.transform.a > 1.1)
        // About its middle.
        let frame = tree.drawn[0].frame
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let moved = middle.applying(layer.transform)
        #expect(abs(moved.x - middle.x) < 0.01 && abs(moved.y - middle.y) < 0.01)
        tree.jump(2)
        #expect(layers(tree).isEmpty)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func itIsRepeatedAsOftenAsTheOptionsSay() {
        let model = Model()
        let tree = TestTree(Bouncing(model: model, options: .repeat(3)))
        model.count = 1
        tree.tick()
        var ended = 0.0
        while tree.graph.wantsNextFrame && ended < 20 {
            tree.jump(0.05)
            ended += 0.05
        }
        let once = TestTree(Bouncing(model: model, options: .speed(0.5)))
        model.count = 2
        once.tick()
        var half = 0.0
        while once.graph.wantsNextFrame && half < 20 {
            once.jump(0.05)
            half += 0.05
        }
        #expect(abs(ended / 3 - half / 2) < 0.06)
    }

    struct Pulsing: View {
        let model: Model

        var body: some View {
            Image(systemName: "star").symbolEffect(.pulse, isActive: model.isActive)
        }
    }

    @Test func anIndefiniteEffectLastsUntilItIsDisabled() {
        let model = Model()
        let tree = TestTree(Pulsing(model: model))
        #expect(!tree.graph.wantsNextFrame)
        model.isActive = true
        tree.tick()
        for _ in 0..<40 {
            tree.jump(0.25)
            #expect(tree.graph.wantsNextFrame)
        }
        tree.jump(0.3)
        #expect(layers(tree).contains { $0.opacity < 0.95 })
        model.isActive = false
        tree.tick()
        for _ in 0..<20 { tree.jump(0.2) }
        #expect(layers(tree).isEmpty)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func whatDisappearsIsGoneAsLongAsTheEffectIsActive() {
        struct Hiding: View {
            let model: Model
            var body: some View { Image(systemName: "star").symbolEffect(.disappear, isActive: model.isActive) }
        }
        let model = Model()
        let tree = TestTree(Hiding(model: model))
        let shown = tree.fills
        model.isActive = true
        tree.tick()
        tree.jump(0.1)
        #expect(layers(tree).count == 1)
        tree.jump(3)
        #expect(tree.fills != shown)
        #expect(!tree.graph.wantsNextFrame)
        model.isActive = false
        tree.tick()
        tree.jump(3)
        #expect(tree.fills == shown)
    }

    @Test func effectsCanBeKeptAway() {
        struct Kept: View {
            let model: Model
            var body: some View {
                Image(systemName: "star").symbolEffectsRemoved().symbolEffect(.rotate, value: model.count)
            }
        }
        let model = Model()
        let tree = TestTree(Kept(model: model))
        model.count = 1
        tree.tick()
        tree.jump(0.4)
        #expect(layers(tree).isEmpty)
    }
}
