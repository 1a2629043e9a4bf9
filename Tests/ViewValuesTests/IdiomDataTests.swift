import CoreGraphics
import IdiomData
import Testing
import ViewValues

struct IdiomDataTests {
    @Test func everySystemColourIsKnownInEveryIdiom() {
        for idiom in Idiom.allCases {
            for color in SystemColor.allCases {
                for isDark in [false, true] {
                    for isIncreased in [false, true] {
                        let components = SystemColorTable.components(
                            color, idiom, isDark: isDark, isContrastIncreased: isIncreased)
                        #expect((0...1).contains(components.opacity))
                    }
                }
            }
        }
    }

    @Test func everyMetricOfADesktopControlIsKnownAtEverySize() {
        let barsOfAPhone: Set<MetricName> = [.navigationBarHeight, .largeTitleBarHeight, .tabBarHeight]
        for name in MetricName.allCases {
            for idiom in Idiom.allCases where idiom != .desktop || !barsOfAPhone.contains(name) {
                for size in MetricSize.allCases { #expect(MetricTable.value(name, idiom, size).isFinite) }
            }
        }
        #expect(MetricTable.value(.buttonHeight, .desktop, .regular) == 22)
        #expect(MetricTable.value(.switchWidth, .tablet) == MetricTable.value(.switchWidth, .phone))
        #expect(!MetricTable.hasValue(.tabBarHeight, .desktop))
    }

    @Test func noMetricIsWrittenDownTwice() {
        let names = MetricTable.rows.map { "\($0.name) \($0.idiom) \($0.size)" }
        #expect(Set(names).count == names.count)
    }

    @Test func theRecordedSpacingsHold() {
        #expect(SpacingTable.value(.desktop, .vertical, .text, .text) == 0)
        #expect(SpacingTable.value(.desktop, .horizontal, .text, .text) == 8)
        #expect(SpacingTable.value(.desktop, .vertical, .text, .space) == 0)
        #expect(SpacingTable.value(.desktop, .vertical, .other, .other) == 8)
        #expect(MetricTable.value(.defaultPadding, .desktop) == 16)
        #expect(MetricTable.value(.spacerMinimumLength, .desktop) == 8)
    }

    @Test func everyGuessIsOnTheList() {
        let guesses = Guesses.all
        #expect(Set(guesses).count == guesses.count)
        #expect(guesses.contains { $0.hasPrefix("checkBoxSize desktop large: ") })
        #expect(!guesses.contains { $0.hasPrefix("defaultPadding desktop") })
    }

    @Test func controlSizesHaveTheirMetrics() {
        #expect(ControlSize.allCases.map(\.metricSize) == MetricSize.allCases)
    }
}
