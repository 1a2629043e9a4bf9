import GessoTesting
import Testing

@testable import TallyViews

@MainActor
@Suite struct TallyViewTests {
    @Test func countsUpToTheGoal() throws {
        let tally = Tally()
        let view = try HostedView(width: 240) { TallyView(tally: tally) }
        for _ in 1...4 { try view.tap("Add") }
        #expect(tally.count == 4)
        #expect(try view.element("count").label == "4 of 4")
        #expect(try view.element("Add").isEnabled == false)
        #expect(throws: TestingError.self) { try view.tap("Add") }
        try view.tap("Reset")
        #expect(try view.element("count").label == "0 of 4")
    }

    @Test func theProgressBarIsSpokenOf() throws {
        let tally = Tally()
        let view = try HostedView(width: 240) { TallyView(tally: tally) }
        tally.count = 1
        #expect(view.elements(.progress).map(\.value) == ["25%"])
    }

    @Test func looksAsItDid() throws {
        let tally = Tally()
        tally.count = 2
        let view = try HostedView(width: 240, height: 110) { TallyView(tally: tally) }
        try view.expectPicture("half", tolerance: PictureTolerance(channel: 8, pixels: 0.01))
    }
}
