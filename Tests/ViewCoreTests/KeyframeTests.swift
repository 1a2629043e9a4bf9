import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

/// Values that move along keyframes.
///
/// Sources: Apple's documentation of `KeyframeTimeline`, `CubicKeyframe` ("adjacent cubic keyframes result in a Catmull-Rom
/// spline", velocities of neighbours), `SpringKeyframe` (nil takes the settling duration) and
/// `keyframeAnimator(initialValue:trigger:content:keyframes:)`; WWDC 2023, "Wind your way through advanced animations".
@MainActor
@Suite("Keyframes")
struct KeyframeTests {
    struct Values: Equatable {
        var scale = 1.0
        var offset = CGSize.zero
    }

    @Test func linearKeyframesFollowOneAnother() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            LinearKeyframe(0.0, duration: 2)
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0) == 0)
        #expect(timeline.value(time: 0.5) == 5)
        #expect(timeline.value(time: 1) == 10)
        #expect(timeline.value(time: 2) == 5)
        #expect(timeline.value(progress: 0.5) == 7.5)
        #expect(timeline.value(time: 9) == 0)
        #expect(timeline.value(time: -1) == 0)
    }

    @Test func aTimingCurveSaysHowFarTheValueHasCome() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1.0, duration: 2, timingCurve: .easeIn)
        }
        #expect(abs(timeline.value(time: 1) - UnitCurve.easeIn.value(at: 0.5)) < 1e-9)
        #expect(timeline.value(time: 1) < 0.4)
    }

    @Test func aMoveIsThereAtOnce() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(10.0)
            LinearKeyframe(20.0, duration: 1)
            MoveKeyframe(5.0)
        }
        #expect(timeline.duration == 1)
        #expect(timeline.value(time: 0.5) == 15)
        #expect(timeline.value(time: 1) == 5)
    }

    @Test func tracksMoveTheirPartsSideBySide() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2.0, duration: 1)
            }
            KeyframeTrack(\.offset) {
                LinearKeyframe(CGSize(width: 40, height: 0), duration: 2)
                LinearKeyframe(CGSize(width: 40, height: 10), duration: 2)
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0.5) == Values(scale: 1.5, offset: CGSize(width: 10, height: 0)))
        #expect(timeline.value(time: 3) == Values(scale: 2, offset: CGSize(width: 40, height: 5)))
    }

    /// The value from the last competing track is used.
    @Test func ofTracksForTheSameTheLastCounts() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 1) }
            KeyframeTrack(\.scale) { LinearKeyframe(9.0, duration: 1) }
        }
        #expect(timeline.value(time: 1).scale == 9)
    }

    @Test func conditionsAndLoopsMakeKeyframes() {
        let isHigh = true
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                if isHigh { LinearKeyframe(5.0, duration: 1) } else { MoveKeyframe(0.0) }
                for step in [1.0, 2.0] { LinearKeyframe(5 + step, duration: step) }
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 2).scale == 6)
        #expect(timeline.value(time: 3).scale == 6.5)
    }

    /// The tangent of a Catmull-Rom spline at a point is parallel to the line between its neighbours.
    @Test func cubicKeyframesMakeASmoothSpline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(30.0, duration: 1)
            CubicKeyframe(30.0, duration: 1)
        }
        #expect(timeline.value(time: 1) == 10)
        #expect(abs(timeline.value(time: 2) - 30) < 1e-9)
        let (before, after) = (timeline.value(time: 0.999), timeline.value(time: 1.001))
        #expect(abs((after - before) / 0.002 - 15) < 0.1)
        // From rest to rest.
        #expect(timeline.value(time: 0.001) < 0.001)
        #expect(abs(timeline.value(time: 2.999) - 30) < 0.001)
    }

    @Test func aCubicKeyframeTakesUpTheVelocityBeforeIt() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            CubicKeyframe(20.0, duration: 1)
        }
        let speed = (timeline.value(time: 1.001) - timeline.value(time: 1)) / 0.001
        #expect(abs(speed - 10) < 0.1)
    }

    @Test func aCubicKeyframeEndsWithTheVelocityAfterIt() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            LinearKeyframe(40.0, duration: 1)
        }
        let speed = (timeline.value(time: 1) - timeline.value(time: 0.999)) / 0.001
        #expect(abs(speed - 30) < 0.2)
    }

    @Test func givenVelocitiesAreKept() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 2, startVelocity: 4, endVelocity: -6)
        }
        #expect(abs(timeline.value(time: 0.001) / 0.001 - 4) < 0.05)
        #expect(abs((timeline.value(time: 2) - timeline.value(time: 1.999)) / 0.001 + 6) < 0.05)
    }

    @Test func aSpringTakesUntilItHasSettled() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100.0, spring: spring) }
        let settling = spring.settlingDuration(target: 100.0, initialVelocity: 0, epsilon: 0.001)
        #expect(timeline.duration == settling)
        #expect(abs(timeline.value(time: 0.2) - spring.value(target: 100, time: 0.2)) < 1e-9)
        #expect(timeline.value(time: 100) == 100)
    }

    @Test func aSpringWithADurationHandsOnItsMovement() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(100.0, duration: 0.2, spring: spring)
            SpringKeyframe(0.0, duration: 1, spring: spring)
        }
        #expect(timeline.duration == 1.2)
        let (before, after) = (timeline.value(time: 0.1999), timeline.value(time: 0.2001))
        #expect(abs(before - after) < 1)
        #expect(after > before)
    }

    @Test func aDurationThatIsNoneIsTakenAsZero() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: -.infinity)
            LinearKeyframe(20.0, duration: .nan)
        }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 20)
    }

    // MARK: Views

    @Observable
    @MainActor
    final class Model {
        var trigger = 0
        var isRepeating = true
    }

    struct Jumping: View {
        let model: Model

        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { content, value in
                    content.offset(x: value)
                } keyframes: { start in
                    LinearKeyframe(start + 100, duration: 1)
                    LinearKeyframe(start + 50, duration: 1)
                }
        }
    }

    private func x(_ tree: TestTree) -> CGFloat { tree.drawn[0].frame.minX }

    @Test func keyframesPlayOnceForEachChangeOfATrigger() {
        let model = Model()
        let tree = TestTree(Jumping(model: model))
        let rest = x(tree)
        #expect(!tree.graph.wantsNextFrame)
        model.trigger = 1
        tree.tick()
        #expect(x(tree) == rest)
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 50) < 0.01)
        tree.jump(0.75)
        #expect(abs(x(tree) - rest - 87.5) < 0.01)
        tree.jump(2)
        #expect(abs(x(tree) - rest - 50) < 0.01)
        #expect(!tree.graph.wantsNextFrame)
        // It begins where it ended.
        model.trigger = 2
        tree.tick()
        tree.jump(1)
        #expect(abs(x(tree) - rest - 150) < 0.01)
    }

    @Test func aTriggerThatChangesMeanwhileBeginsAtWhatIsShown() {
        let model = Model()
        let tree = TestTree(Jumping(model: model))
        let rest = x(tree)
        model.trigger = 1
        tree.tick()
        tree.jump(0.5)
        model.trigger = 2
        tree.tick()
        #expect(abs(x(tree) - rest - 50) < 0.01)
        tree.jump(1)
        #expect(abs(x(tree) - rest - 150) < 0.01)
    }

    struct Pulled: View {
        let model: Model

        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: model.trigger) { value in
                Color.red.frame(width: 10, height: 10).offset(x: value)
            } keyframes: { start in
                if start == 0 { LinearKeyframe(100.0, duration: 1) } else { CubicKeyframe(0.0, duration: 1) }
            }
        }
    }

    @Test func anInterruptionKeepsTheVelocity() {
        let model = Model()
        let tree = TestTree(Pulled(model: model))
        let rest = x(tree)
        model.trigger = 1
        tree.tick()
        tree.jump(0.5)
        model.trigger = 2
        tree.tick()
        tree.jump(0.01)
        // At 100 points a second, before the cubic pulls it back.
        #expect(abs(x(tree) - rest - 50 - 1) < 0.1)
    }

    struct Beating: View {
        let model: Model

        var body: some View {
            KeyframeAnimator(initialValue: 0.0, repeating: model.isRepeating) { value in
                Color.red.frame(width: 10, height: 10).offset(x: value)
            } keyframes: { _ in
                LinearKeyframe(10.0, duration: 1)
            }
        }
    }

    @Test func keyframesRepeatAsLongAsTheyShall() {
        let model = Model()
        let tree = TestTree(Beating(model: model))
        let rest = x(tree)
        tree.jump(0.5)
        #expect(abs(x(tree) - rest - 5) < 0.01)
        tree.jump(0.75)
        #expect(abs(x(tree) - rest - 2.5) < 0.01)
        tree.jump(7.5)
        #expect(abs(x(tree) - rest - 7.5) < 0.01)
        #expect(tree.graph.wantsNextFrame)
        model.isRepeating = false
        tree.tick()
        #expect(x(tree) == rest)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func theViewThatIsAnimatedIsNotMadeAnew() {
        struct Inner: View {
            var body: some View { Text("still") }
        }
        struct Outer: View {
            let model: Model
            var body: some View {
                Inner().keyframeAnimator(initialValue: 0.0, trigger: model.trigger) { content, value in
                    content.offset(x: value)
                } keyframes: { _ in
                    LinearKeyframe(10.0, duration: 1)
                }
            }
        }
        let model = Model()
        let tree = TestTree(Outer(model: model))
        model.trigger = 1
        tree.tick()
        _ = tree.takeBodies()
        tree.advance(0.5)
        #expect(tree.takeBodies().isEmpty)
    }
}
