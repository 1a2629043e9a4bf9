import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

/// Views that go through phases.
///
/// Sources: Apple's documentation of `PhaseAnimator` and `phaseAnimator(_:trigger:content:animation:)`; WWDC 2023, "Wind your way
/// through advanced animations": the first phase is there at first, the next follows when the animation is over, the animation is
/// chosen by the phase that is gone to, and what is triggered ends in the first phase.
@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
    @Observable
    @MainActor
    final class Model {
        var trigger = 0
        var phases: [CGFloat] = [0, 100, 40]
    }

    struct Going: View {
        let model: Model

        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .phaseAnimator(model.phases) { content, x in
                    content.offset(x: x)
                } animation: { x in
                    .linear(duration: x == 100 ? 1 : 2)
                }
        }
    }

    private func x(_ tree: TestTree) -> CGFloat { tree.drawn[0].frame.minX }

    @Test func phasesFollowOneAnotherOverAndOver() {
        let tree = TestTree(Going(model: Model()))
        let rest = x(tree)
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 50) < 0.01)
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 100) < 0.01)
        tree.jump(1)
        #expect(abs(x(tree) - rest - 70) < 0.01)
        tree.jump(1)
        #expect(abs(x(tree) - rest - 40) < 0.01)
        tree.jump(1)
        #expect(abs(x(tree) - rest - 20) < 0.01)
        tree.jump(1)
        tree.jump(0.25)
        #expect(abs(x(tree) - rest - 25) < 0.01)
        #expect(tree.graph.wantsNextFrame)
    }

    struct Triggered: View {
        let model: Model

        var body: some View {
            PhaseAnimator(model.phases, trigger: model.trigger) { x in
                Color.red.frame(width: 10, height: 10).offset(x: x)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func aTriggerSendsItThroughThePhasesAndBack() {
        let model = Model()
        let tree = TestTree(Triggered(model: model))
        let rest = x(tree)
        tree.jump(5)
        #expect(x(tree) == rest)
        #expect(!tree.graph.wantsNextFrame)
        model.trigger = 1
        tree.tick()
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 50) < 0.01)
        tree.jump(0.5)
        tree.jump(1)
        #expect(abs(x(tree) - rest - 40) < 0.01)
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 20) < 0.01)
        tree.jump(0.5)
        tree.jump(3)
        #expect(x(tree) == rest)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func aTriggerThatChangesMeanwhileBeginsAnew() {
        let model = Model()
        let tree = TestTree(Triggered(model: model))
        let rest = x(tree)
        model.trigger = 1
        tree.tick()
        tree.jump(1)
        tree.jump(1)
        #expect(abs(x(tree) - rest - 40) < 0.01)
        model.trigger = 2
        tree.tick()
        for _ in 0..<2 { tree.jump(0.5) }
        #expect(abs(x(tree) - rest - 100) < 0.01)
        for _ in 0..<8 { tree.jump(0.5) }
        #expect(x(tree) == rest)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func withoutAnAnimationAPhaseIsThereAtOnce() {
        struct Blinking: View {
            var body: some View {
                PhaseAnimator([false, true]) { isOn in
                    Text(isOn ? "on" : "off")
                } animation: { isOn in
                    isOn ? nil : .linear(duration: 1)
                }
            }
        }
        let tree = TestTree(Blinking())
        #expect(tree.texts == ["on"])
        tree.jump(0.02)
        #expect(tree.texts == ["off"])
        tree.jump(0.5)
        #expect(tree.texts == ["off"])
        tree.jump(0.5)
        #expect(tree.texts == ["on"])
    }

    @Test func phasesWithoutLengthFollowFrameByFrame() {
        struct Hurrying: View {
            var body: some View {
                PhaseAnimator([0, 1, 2]) {
                    Text("\($0)")
                } animation: { _ in
                    .linear(duration: 0)
                }
            }
        }
        let tree = TestTree(Hurrying())
        var seen: [String] = []
        for _ in 0..<4 {
            seen += tree.texts
            tree.jump(1.0 / 60)
        }
        #expect(seen == ["1", "2", "0", "1"])
    }

    @Test func onePhaseIsAllThereIs() {
        let model = Model()
        model.phases = [30]
        let tree = TestTree(Going(model: model))
        #expect(!tree.graph.wantsNextFrame)
        model.phases = []
        tree.tick()
        #expect(tree.drawn.isEmpty)
        #expect(!tree.graph.wantsNextFrame)
        model.phases = [0, 100]
        tree.tick()
        let rest = x(tree)
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 50) < 0.01, "it begins when there are more")
    }

    @Test func theViewKeepsItsState() {
        struct Inner: View {
            @State private var name = "once"
            var body: some View { Text(name) }
        }
        struct Outer: View {
            var body: some View {
                Inner().phaseAnimator([1.0, 0.5]) { content, opacity in
                    content.opacity(opacity)
                } animation: { _ in
                    .linear(duration: 0.5)
                }
            }
        }
        let tree = TestTree(Outer())
        _ = tree.takeBodies()
        tree.advance(2)
        #expect(tree.takeBodies()["Inner"] == nil)
        #expect(tree.texts == ["once"])
    }
}
