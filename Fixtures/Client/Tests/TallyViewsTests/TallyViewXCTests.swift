import GessoTesting
import XCTest

@testable import TallyViews

/// The same from XCTest. Its tests go to the main actor themselves: here it runs none that are bound to an actor.
final class TallyViewXCTests: XCTestCase {
    func testAddingCounts() async throws {
        try await MainActor.run {
            let view = try HostedView { TallyView(tally: Tally()) }
            try view.tap("Add")
            XCTAssertEqual(try view.element("count").label, "1 of 4")
        }
    }
}
