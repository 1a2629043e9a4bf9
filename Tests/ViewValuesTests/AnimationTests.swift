import CoreGraphics
import Foundation
import Testing
import ViewValues

struct AnimationTests {
    private func value(_ animation: Animation, at time: TimeInterval, of distance: Double = 1) -> Double? {
        var context = AnimationContext<Double>()
        return animation.animate(value: distance, time: time, context: &context)
    }

    @Test func curvesTakeTheirDurationAndEnd() {
        #expect(value(.linear(duration: 2), at: 0.5, of: 8) == 2)
        #expect(value(.linear(duration: 2), at: 2) == nil)
        #expect(value(.easeInOut, at: 0.175).map { abs($0 - 0.5) < 1e-12 } == true)
        #expect(value(.easeInOut, at: 0.35) == nil)
        #expect(value(.linear(duration: 0), at: 0) == nil)
        #expect(value(.timingCurve(0, 0, 1, 1, duration: 1), at: 0.3).map { abs($0 - 0.3) < 1e-9 } == true)
    }

    @Test func theDefaultIsASpringThatDoesNotSwing() {
        let spring = Spring(response: 0.55, dampingRatio: 1)
        #expect(value(.default, at: 0.2) == spring.value(target: 1, time: 0.2))
        #expect(Animation.default == .spring(spring))
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.spring(dampingFraction: 0.5) == .spring(Spring(response: 0.5, dampingRatio: 0.5)))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.easeIn != .easeOut)
        #expect(Set([Animation.easeIn, .easeIn, .linear]).count == 2)
    }

    @Test func springsEndAndAreLogicallyCompleteBefore() {
        for animation in [Animation.default, .bouncy, .interpolatingSpring(stiffness: 100, damping: 10)] {
            var context = AnimationContext<Double>()
            var wasComplete: TimeInterval?
            var end: TimeInterval?
            for frame in 0..<600 where end == nil {
                let time = Double(frame) / 60
                if animation.animate(value: 100, time: time, context: &context) == nil { end = time }
                if context.isLogicallyComplete, wasComplete == nil { wasComplete = time }
            }
            #expect(end != nil)
            #expect(wasComplete.map { $0 < end ?? 0 } == true)
        }
    }

    @Test func delayWaitsAndSpeedHastens() {
        #expect(value(.linear(duration: 1).delay(2), at: 1.9) == 0)
        #expect(value(.linear(duration: 1).delay(2), at: 2.25) == 0.25)
        #expect(value(.linear(duration: 1).delay(2), at: 3) == nil)
        #expect(value(.linear(duration: 1).speed(4), at: 0.125) == 0.5)
        #expect(value(.linear(duration: 1).speed(4), at: 0.25) == nil)
        #expect(value(.linear(duration: 1).speed(0), at: 1000) == 0)
    }

    @Test func repetitionGoesForthAndBack() {
        let once = Animation.linear(duration: 1)
        #expect(value(once.repeatForever(), at: 0.25) == 0.25)
        #expect(value(once.repeatForever(), at: 1.25) == 0.75)
        #expect(value(once.repeatForever(autoreverses: false), at: 1.25) == 0.25)
        #expect(value(once.repeatForever(), at: 1_000_000.5) == 0.5)
        #expect(value(once.repeatCount(3, autoreverses: false), at: 2.5) == 0.5)
        #expect(value(once.repeatCount(3), at: 3) == nil)
        #expect(value(once.repeatCount(0), at: 0) == nil)
        #expect(value(once.repeatCount(-4), at: 0) == nil)
        #expect(value(Animation.linear(duration: 0).repeatForever(), at: 1) == nil)
        #expect(value(once.delay(1).repeatForever(autoreverses: false), at: 3.5) == 0.5)
        #expect(value(once.repeatCount(2).repeatForever(), at: 2.25) == 0.75)
    }

    private struct Halving: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 0.5 ? value.scaled(by: time * 2) : nil
        }
    }

    @Test func anAnimationOfAProgramsOwnCanBeRepeatedToo() {
        let animation = Animation(Halving()).repeatForever(autoreverses: false)
        var context = AnimationContext<Double>()
        for frame in 0...600 {
            let time = Double(frame) / 64
            let value = animation.animate(value: 1, time: time, context: &context)
            #expect(value == (time * 2).truncatingRemainder(dividingBy: 1))
        }
    }

    @Test func velocityIsThatOfTheValue() {
        let animations: [Animation] = [
            .easeInOut(duration: 1), .bouncy, .interpolatingSpring(stiffness: 50, damping: 4, initialVelocity: 3),
            .easeIn(duration: 1).delay(0.1).speed(1.5), .easeOut(duration: 0.25).repeatForever(),
        ]
        let step = 1e-6
        for animation in animations {
            for time in [0.07, 0.2, 0.31, 0.45] {
                let context = AnimationContext<Double>()
                guard let before = value(animation, at: time - step, of: 7),
                    let after = value(animation, at: time + step, of: 7),
                    let velocity = animation.velocity(value: 7.0, time: time, context: context)
                else {
                    Issue.record("\(animation) is over at \(time)")
                    continue
                }
                #expect(abs(velocity - (after - before) / (2 * step)) < 1e-3)
            }
        }
    }

    @Test func logicalCompletionCanBeSet() {
        var context = AnimationContext<Double>()
        let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.4)
        _ = animation.animate(value: 1, time: 0.3, context: &context)
        #expect(!context.isLogicallyComplete)
        _ = animation.animate(value: 1, time: 0.4, context: &context)
        #expect(context.isLogicallyComplete)
    }

    @Test func numbersThatAreNoneDoNoHarm() {
        for animation in [
            Animation.default.delay(.nan), Animation.default.speed(.infinity), .linear(duration: .nan),
            .linear(duration: -1), .spring(duration: .nan, bounce: .nan), .spring(response: 1, blendDuration: .nan),
            Animation.bouncy.delay(-.infinity).speed(.nan).repeatCount(2),
        ] {
            #expect(value(animation, at: 1000) == nil)
            #expect(value(animation, at: 0.1).map { $0.isFinite } ?? true)
        }
        #expect(value(.default, at: 0.1, of: 0) == nil)
    }

    @Test func aStandstillIsEndedByTheNextAnimation() {
        #expect(Animation.linear.speed(0).isEndless)
        #expect(Animation.linear.speed(-1).delay(1).isEndless)
        #expect(Animation.linear.repeatForever().delay(1).isEndless)
        #expect(!Animation.linear.repeatCount(3).isEndless)
    }
}
