import Testing
import ViewValues

@Suite("Categories of the size of text")
struct ContentSizeCategoryTests {
    /// Documented: the two enumerations go through the same steps, and the accessibility sizes are the last five.
    @Test func theyAreTheSizesByOtherNames() {
        var values = EnvironmentValues()
        #expect(values.sizeCategory == .large)
        values.dynamicTypeSize = .xxxLarge
        #expect(values.sizeCategory == .extraExtraExtraLarge)
        values.sizeCategory = .accessibilityExtraLarge
        #expect(values.dynamicTypeSize == .accessibility3)
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
        #expect(ContentSizeCategory.small < .medium && ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    }
}
