import Foundation
import Testing
import Typesetting

@MainActor @Suite struct LabelSpeedTests {
    @Test func `many short labels are laid out quickly`() {
        let clock = ContinuousClock()
        let labels = (0..<10_000).map { "Label \($0)" }
        Shaper.emptyCache()
        _ = paragraph("warm").layout(width: .infinity)
        var total: CGFloat = 0
        let first = clock.measure {
            for label in labels { total += paragraph(label).layout(width: .infinity).size.width }
        }
        let again = clock.measure { for label in labels { total += paragraph(label).layout(width: 100).size.width } }
        let same = clock.measure { for _ in labels { total += paragraph("1234").layout(width: .infinity).size.width } }
        print("10,000 labels, new:", first, "again:", again, "one and the same:", same)
        #expect(total > 0)
        // Far above what was measured (30 ms), for a busy machine and a build without optimization.
        #expect(first < .seconds(2))
    }
}
