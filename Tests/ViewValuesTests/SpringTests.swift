import CoreGraphics
import Foundation
import Testing
import ViewValues

struct SpringTests {
    @Test func theDocumentedConversionsHold() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect(abs(spring.stiffness - 157.9) < 0.05)
        #expect(abs(spring.damping - 17.6) < 0.05)
        let other = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(other.duration - 0.63) < 0.005)
        #expect(abs(other.bounce - 0.5) < 1e-12)
    }

    @Test func bounceAndDampingRatioAreEachOthersInverse() {
        for bounce in stride(from: -0.9, through: 1.0, by: 0.1) {
            #expect(abs(Spring(duration: 1, bounce: bounce).bounce - bounce) < 1e-12)
        }
        #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
    }

    @Test func dragBeyondTheCriticalCountsOnlyWhereAllowed() {
        #expect(Spring(mass: 1, stiffness: 1, damping: 8).dampingRatio == 1)
        #expect(Spring(mass: 1, stiffness: 1, damping: 8, allowOverDamping: true).dampingRatio == 4)
    }

    /// e^(-rwt) (cos(dt) + rw/d sin(dt)), 1 + wt, and the two exponentials.
    @Test func aSpringFollowsItsClosedForm() {
        let time = 0.3
        let frequency = 2 * Double.pi / 0.8
        let swinging = Spring(response: 0.8, dampingRatio: 0.4)
        let swing = frequency * (1 - 0.16).squareRoot()
        let expected =
            1 - exp(-0.4 * frequency * time)
            * (cos(swing * time) + 0.4 * frequency / swing * sin(swing * time))
        #expect(abs(swinging.value(target: 1, time: time) - expected) < 1e-12)

        let critical = Spring(response: 0.8, dampingRatio: 1)
        #expect(
            abs(
                critical.value(target: 1, time: time)
                    - (1 - exp(-frequency * time) * (1 + frequency * time))) < 1e-12)

        let slow = Spring(response: 0.8, dampingRatio: 1.25)
        let (first, second) = (-frequency / 2, -2 * frequency)
        #expect(
            abs(
                slow.value(target: 1, time: time)
                    - (1 - (first * exp(second * time) - second * exp(first * time)) / (first - second))) < 1e-12)
    }

    /// x'' = w^2 (target - x) - 2 r w x', by differences.
    @Test(arguments: [0.0, 0.2, 0.9999999, 1, 1.0000001, 1.5, 40])
    func aSpringObeysItsEquationOfMotion(ratio: Double) {
        let spring = Spring(response: 1, dampingRatio: ratio)
        let step = 1e-4
        for time in stride(from: 0.1, to: 2, by: 0.19) {
            func value(_ time: Double) -> Double { spring.value(target: 3, initialVelocity: 5, time: time) }
            let velocity = spring.velocity(target: 3.0, initialVelocity: 5, time: time)
            let byDifference = (value(time + step) - value(time - step)) / (2 * step)
            #expect(abs(velocity - byDifference) < 1e-2)
            let acceleration = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
            let force = spring.force(target: 3, position: value(time), velocity: velocity)
            #expect(abs(acceleration - force) < 2e-2 * max(1, abs(force)))
        }
    }

    @Test func stepsOfAnyLengthLeadToTheSamePlace() {
        for ratio in [0.3, 1, 2] {
            let spring = Spring(response: 0.6, dampingRatio: ratio)
            var value = 0.0
            var velocity = 12.0
            for step in [0.1, 0.003, 0.25, 0.047] {
                spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: step)
            }
            #expect(abs(value - spring.value(target: 10, initialVelocity: 12, time: 0.4)) < 1e-9)
            #expect(abs(velocity - spring.velocity(target: 10, initialVelocity: 12, time: 0.4)) < 1e-9)
        }
    }

    @Test func aSettledSpringStaysWithinItsDistance() {
        for spring in [
            Spring.smooth, .snappy, .bouncy, Spring(duration: 2, bounce: 0.9), Spring(duration: 1, bounce: -0.6),
        ] {
            let settling = spring.settlingDuration
            #expect(settling > 0 && settling < 60)
            for later in stride(from: 0.0, to: 2, by: 0.01) {
                #expect(abs(spring.value(target: 1, time: settling + later) - 1) <= 0.001)
            }
        }
        #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
    }

    @Test func aSpringMadeForASettlingDurationHasIt() {
        for ratio in [0.2, 0.7, 1, 1.4] {
            let spring = Spring(settlingDuration: 1.7, dampingRatio: ratio, epsilon: 0.001)
            #expect(abs(spring.settlingDuration - 1.7) < 1e-9)
            #expect(abs(spring.dampingRatio - ratio) < 1e-12)
        }
    }

    @Test func aSpringWithoutResponseIsThereAtOnce() {
        let spring = Spring(response: 0, dampingRatio: 1)
        #expect(spring.value(target: 4, time: 0.001) == 4)
        #expect(spring.velocity(target: 4.0, time: 0.001) == 0)
        #expect(spring.settlingDuration == 0)
        #expect(spring.response == 0)
    }

    @Test func valuesThatAreNotNumbersDoNoHarm() {
        for spring in [
            Spring(response: .nan, dampingRatio: .nan), Spring(duration: -1, bounce: 7),
            Spring(mass: 0, stiffness: -2, damping: .infinity), Spring(duration: .infinity, bounce: -1),
            Spring(settlingDuration: .nan, dampingRatio: -1),
        ] {
            _ = spring.settlingDuration
            #expect(!spring.value(target: 1, time: 1).isNaN)
        }
    }

    @Test func animatableValuesGoFromOneToTheOther() {
        let spring = Spring(duration: 0.5)
        let start = CGPoint(x: 10, y: 20)
        let end = CGPoint(x: 110, y: 20)
        let middle = spring.value(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2)
        #expect(abs(middle.x - (10 + 100 * spring.value(target: 1, time: 0.2))) < 1e-9)
        #expect(middle.y == 20)
        #expect(spring.velocity(fromValue: start, toValue: end, initialVelocity: .zero, time: 0.2).x > 0)
        #expect(
            spring.settlingDuration(fromValue: start, toValue: end, initialVelocity: .zero, epsilon: 0.1)
                == spring.settlingDuration)
    }
}
