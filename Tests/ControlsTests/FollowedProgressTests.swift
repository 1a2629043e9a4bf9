import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
@Suite struct FollowedProgressTests {
    @Test func followsATaskThatReportsToFoundation() throws {
        let progress = Progress(totalUnitCount: 4)
        let window = TestWindow { ProgressView(progress) }
        #expect(try window.node("ProgressView").value == "0%")
        progress.completedUnitCount = 3
        window.update(after: 0.1)
        #expect(try window.node("ProgressView").value == "75%")
        progress.completedUnitCount = 4
        window.update(after: 0.1)
        #expect(try window.node("ProgressView").value == "100%")
        window.update(after: 0.1)
        #expect(!window.window.tree.wantsNextFrame)
    }

    @Test func countsDownBetweenTwoDates() throws {
        let start = Date()
        let window = TestWindow { ProgressView(timerInterval: start...start.addingTimeInterval(100)) }
        window.update(after: 50)
        let value = try #require(try window.node("ProgressView").value?.dropLast())
        #expect((48...50).contains(Int(value) ?? 0))
        window.update(after: 60)
        #expect(try window.node("ProgressView").value == "0%")
        #expect(window.nodes.contains { $0.label == "0:00" })
    }

    @Test func timesAreWrittenWithAsManyPartsAsTheyNeed() {
        let window = TestWindow {
            ProgressView(
                timerInterval: Date(timeIntervalSinceNow: -100)...Date(timeIntervalSinceNow: -1), countsDown: false)
        }
        #expect(window.nodes.contains { $0.label == "1:39" })
    }
}
