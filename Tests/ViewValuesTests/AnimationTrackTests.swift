import CoreGraphics
import Foundation
import Testing
import ViewValues

struct AnimationTrackTests {
    private let environment = EnvironmentValues()

    private func set(
        _ track: inout AnimationTrack<Double>, _ target: Double, _ animation: Animation?, at time: TimeInterval
    ) {
        track.set(target, animation: animation, at: time, in: environment) { _ in }
    }

    private func value(_ track: AnimationTrack<Double>, at time: TimeInterval) -> Double {
        var copy = track
        return copy.value(at: time) { _ in }
    }

    @Test func aValueGoesToItsTargetAndRests() {
        var track = AnimationTrack(0.0)
        set(&track, 10, .linear(duration: 1), at: 5)
        #expect(value(track, at: 5) == 0)
        #expect(value(track, at: 5.5) == 5)
        #expect(track.value(at: 6) { _ in } == 10)
        #expect(track.isIdle)
    }

    @Test(arguments: [
        (Animation.bouncy, Animation.smooth), (.default, .spring(duration: 0.2, bounce: 0.4)),
        (.interactiveSpring, .spring(response: 1, dampingFraction: 0.3, blendDuration: 0.3)),
        (.interpolatingSpring(stiffness: 80, damping: 6), .interpolatingSpring(stiffness: 300, damping: 20)),
        (Animation.bouncy.speed(2), Animation.smooth.speed(2)), (.bouncy, .easeIn(duration: 0.4)),
    ])
    func aSecondAnimationTakesOverPlaceAndVelocity(first: Animation, second: Animation) {
        var track = AnimationTrack(0.0)
        set(&track, 100, first, at: 0)
        let turn = 0.13
        let before = track
        set(&track, -40, second, at: turn)
        #expect(abs(value(track, at: turn) - value(before, at: turn)) < 1e-9)
        let step = 1e-7
        let velocityBefore = (value(before, at: turn) - value(before, at: turn - step)) / step
        let velocityAfter = (value(track, at: turn + step) - value(track, at: turn)) / step
        #expect(abs(velocityBefore - velocityAfter) < 0.05)
        #expect(abs(track.velocity(at: turn) - velocityBefore) < 0.05)
        #expect(track.value(at: 60) { _ in } == -40)
        #expect(track.isIdle)
    }

    @Test func aSpringTurnedBackToItsStartStillMoves() {
        var track = AnimationTrack(0.0)
        set(&track, 100, .smooth, at: 0)
        set(&track, 0, .smooth, at: 0.1)
        let there = value(track, at: 0.1)
        #expect(there > 10)
        #expect(value(track, at: 0.11) > there)
        #expect(track.value(at: 5) { _ in } == 0)
        #expect(track.isIdle)
    }

    @Test func framesBetweenChangeNothing() {
        var sparse = AnimationTrack(0.0)
        var dense = AnimationTrack(0.0)
        let animations: [Animation] = [
            .bouncy, .spring(response: 0.9, dampingFraction: 0.5, blendDuration: 0.2), .easeOut, .snappy,
        ]
        for (index, animation) in animations.enumerated() {
            let time = Double(index) * 0.11
            for frame in 0..<10 { _ = dense.value(at: time - 0.11 + Double(frame) * 0.011) { _ in } }
            set(&sparse, Double(index * 37 % 50), animation, at: time)
            set(&dense, Double(index * 37 % 50), animation, at: time)
        }
        #expect(abs(value(sparse, at: 0.5) - value(dense, at: 0.5)) < 1e-9)
    }

    @Test func aChangeWithoutAnimationIsThereAtOnce() {
        var track = AnimationTrack(0.0)
        set(&track, 10, .linear(duration: 1), at: 0)
        set(&track, 110, nil, at: 0.5)
        #expect(track.isIdle)
        #expect(value(track, at: 0.5) == 110)
    }

    @Test func anEndlessAnimationIsEndedByTheNext() {
        var track = AnimationTrack(0.0)
        set(&track, 10, .linear(duration: 1).repeatForever(), at: 0)
        #expect(value(track, at: 1.25) == 7.5)
        set(&track, 0, .linear(duration: 1), at: 1.25)
        #expect(value(track, at: 1.25) == 7.5)
        #expect(value(track, at: 1.75) == 3.75)
        #expect(track.value(at: 2.25) { _ in } == 0)
        #expect(track.isIdle)
    }

    @Test func completionsRunOnceWhenTheirCriteriaAreMet() {
        var log: [String] = []
        let logical = AnimationCompletion(criteria: .logicallyComplete) { log.append("logical") }
        let removed = AnimationCompletion(criteria: .removed) { log.append("removed") }
        var track = AnimationTrack(0.0)
        track.set(
            100, animation: .bouncy, at: 0, in: environment, completions: [logical, removed],
            finished: { $0.animationCompleted() })
        logical.changesApplied()
        removed.changesApplied()
        #expect(log.isEmpty)
        _ = track.value(at: 0.49) { $0.animationCompleted() }
        #expect(log.isEmpty)
        _ = track.value(at: 0.5) { $0.animationCompleted() }
        #expect(log == ["logical"])
        _ = track.value(at: 30) { $0.animationCompleted() }
        _ = track.value(at: 31) { $0.animationCompleted() }
        #expect(log == ["logical", "removed"])
    }

    @Test func logicalCompletionDoesNotHeedTheAnimationThatTookOver() {
        var log: [String] = []
        let logical = AnimationCompletion(criteria: .logicallyComplete) { log.append("logical") }
        let removed = AnimationCompletion(criteria: .removed) { log.append("removed") }
        var track = AnimationTrack(0.0)
        track.set(
            100, animation: .smooth, at: 0, in: environment, completions: [logical, removed],
            finished: { $0.animationCompleted() })
        logical.changesApplied()
        removed.changesApplied()
        set(&track, 0, .spring(duration: 3), at: 0.4)
        _ = track.value(at: 0.55) { $0.animationCompleted() }
        #expect(log == ["logical"])
        _ = track.value(at: 3) { $0.animationCompleted() }
        #expect(log == ["logical"])
        _ = track.value(at: 60) { $0.animationCompleted() }
        #expect(log == ["logical", "removed"])
        #expect(track.isIdle)
    }
}
