import CoreGraphics
import Foundation
import Testing
import ViewCore
import ViewTesting

/// When a timeline makes its content, and for which date. The dates are as the schedules' documentation tells them.
@MainActor
@Suite("Timeline view")
struct TimelineViewTests {
    private let start = Date(timeIntervalSinceReferenceDate: 600_000_030)

    struct Seconds: View {
        let from: Date

        var body: some View {
            TimelineView(.periodic(from: from, by: 1)) { context in
                Text("\(Int(context.date.timeIntervalSince(from)))")
            }
        }
    }

    @Test func aPeriodicTimelineIsUpdatedAtItsDatesOnly() {
        let from = Date()
        let tree = TestTree(Seconds(from: from))
        #expect(tree.texts == ["0"])
        #expect(!tree.graph.wantsNextFrame)
        tree.jump(0.5)
        #expect(tree.texts == ["0"])
        tree.jump(0.6)
        #expect(tree.texts == ["1"])
        tree.jump(7)
        #expect(tree.texts == ["8"])
        #expect(tree.takeBodies() == ["Seconds": 1])
        #expect(tree.graph.nextDeadline != nil)
    }

    @Test func everyMinuteBeginsWithTheMinute() {
        let dates = Array(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2))
        let seconds = dates.map { $0.timeIntervalSinceReferenceDate }
        #expect(seconds == [600_000_000, 600_000_060])
    }

    @Test func periodicDatesBeginWithTheLastThatIsNotLater() {
        let schedule = PeriodicTimelineSchedule(from: start.addingTimeInterval(-25), by: 10)
        let dates = Array(schedule.entries(from: start, mode: .normal).prefix(2))
        #expect(dates.map { $0.timeIntervalSince(start) } == [-5, 5])
    }

    struct Moving: View {
        @State var isPaused = false
        let handle: (Binding<Bool>) -> Void

        var body: some View {
            handle($isPaused)
            return TimelineView(.animation(paused: isPaused)) { context in
                Text(verbatim: "\(Int((context.date.timeIntervalSinceReferenceDate * 60).rounded()))")
            }
        }
    }

    @Test func anAnimationIsUpdatedInEveryFrameUnlessPaused() throws {
        var binding: Binding<Bool>?
        let tree = TestTree(Moving { binding = $0 })
        #expect(tree.graph.wantsNextFrame)
        let first = try #require(Int(tree.texts[0]))
        tree.advance(0.5)
        let later = try #require(Int(tree.texts[0]))
        #expect(later - first == 30)
        #expect(tree.takeBodies() == ["Moving": 1])
        binding?.wrappedValue = true
        tree.tick()
        #expect(!tree.graph.wantsNextFrame)
        tree.advance(0.5)
        #expect(tree.texts == ["\(later)"])
    }

    @Test func anExplicitScheduleEndsWithItsLastDate() {
        let from = Date()
        let dates = [from, from.addingTimeInterval(2)]
        let tree = TestTree(
            TimelineView(.explicit(dates)) { Text("\(Int($0.date.timeIntervalSince(from)))") })
        #expect(tree.texts == ["0"])
        tree.jump(3)
        #expect(tree.texts == ["2"])
        tree.jump(30)
        #expect(tree.texts == ["2"])
        #expect(tree.graph.nextDeadline == nil)
    }
}
