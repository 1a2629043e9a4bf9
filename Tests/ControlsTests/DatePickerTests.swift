import Controls
import CoreGraphics
import Testing
import ViewTesting

/// The order of the parts is that of Unicode's locale data.
@MainActor
@Suite struct DatePickerTests {
    /// A picker in a fixed calendar, language and time zone.
    struct Picker: View {
        var locale = "en_GB"
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var isGraphical = false
        var range: ClosedRange<Date>?
        /// 2023-11-14 22:13:20 in UTC.
        @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

        var body: some View {
            Group {
                if let range {
                    picker(DatePicker("Visit", selection: $date, in: range, displayedComponents: components))
                } else {
                    picker(DatePicker("Visit", selection: $date, displayedComponents: components))
                }
            }
            .environment(\.locale, Locale(identifier: locale))
            .environment(\.calendar, Calendar(identifier: .gregorian))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
        }

        @ViewBuilder private func picker(_ picker: DatePicker<Text>) -> some View {
            if isGraphical { picker.datePickerStyle(.graphical) } else { picker }
        }
    }

    private func value(_ window: TestWindow) throws -> String {
        try #require(try window.node("DatePicker").value).replacing("\u{202F}", with: " ")
    }

    @Test func writesTheDateInTheOrderOfTheLanguage() throws {
        #expect(try value(TestWindow { Picker() }) == "14/11/2023, 22:13")
        #expect(try value(TestWindow { Picker(locale: "en_US") }) == "11/14/2023, 10:13 PM")
        #expect(try value(TestWindow { Picker(locale: "de_DE", components: .date) }) == "14.11.2023")
        #expect(try value(TestWindow { Picker(components: .hourAndMinute) }) == "22:13")
    }

    @Test func setsThePartThatHasTheKeyboardByArrowsAndDigits() throws {
        let window = TestWindow { Picker() }
        window.key("tab")
        window.key("up")
        #expect(try value(window) == "15/11/2023, 22:13")
        window.key("right")
        window.key("down")
        #expect(try value(window) == "15/10/2023, 22:13")
        // Two digits are a month; the year is next.
        for digit in ["0", "2", "2", "0", "2", "4"] { window.key(digit) }
        #expect(try value(window) == "15/02/2024, 22:13")
        for digit in ["0", "7", "4", "5"] { window.key(digit) }
        #expect(try value(window) == "15/02/2024, 07:45")
    }

    @Test func aPartBeginsAgainPastItsLastValueAndTheOthersStay() throws {
        let window = TestWindow { Picker() }
        window.key("tab")
        window.key("right")
        window.key("up")
        window.key("up")
        #expect(try value(window) == "14/01/2023, 22:13")
    }

    @Test func aDayThatAMonthDoesNotHaveIsItsLast() throws {
        let window = TestWindow { Picker() }
        _ = try window.node("DatePicker").setValue?("2024-01-31")
        window.update()
        window.key("tab")
        window.key("right")
        window.key("up")
        #expect(try value(window) == "29/02/2024, 22:13")
    }

    @Test func halvesOfTheDayAreSetByTheirLetters() throws {
        let window = TestWindow { Picker(locale: "en_US", components: .hourAndMinute) }
        window.key("tab")
        window.key("9")
        window.key("right")
        window.key("right")
        window.key("a")
        #expect(try value(window) == "9:13 AM")
    }

    @Test func isSetByText() throws {
        let window = TestWindow { Picker() }
        let set = try #require(try window.node("DatePicker").setValue)
        #expect(set("2020-02-29 06:30"))
        window.update()
        #expect(try value(window) == "29/02/2020, 06:30")
        #expect(!set("2021-02-29") && !set("noon") && !set("25:00"))
    }

    @Test func staysWithinItsLimits() throws {
        let start = Date(timeIntervalSince1970: 1_699_999_000)
        let window = TestWindow { Picker(range: start...Date(timeIntervalSince1970: 1_700_050_000)) }
        _ = try window.node("DatePicker").setValue?("2020-01-01")
        window.update()
        #expect(try value(window) == "14/11/2023, 21:56")
    }

    @Test func theStepperMovesThePartThatWasChosen() throws {
        let window = TestWindow { Picker(components: .date) }
        let frame = try window.node("DatePicker").frame
        window.pointer(.began, frame.maxX - 6, frame.midY - 6)
        window.pointer(.ended, frame.maxX - 6, frame.midY - 6)
        #expect(try value(window) == "15/11/2023")
        window.key("down")
        #expect(try value(window) == "14/11/2023")
    }

    @Test func aCalendarHasTheDaysOfTheMonth() throws {
        let window = TestWindow { Picker(components: .date, isGraphical: true) }
        let days = window.nodes.filter { $0.role == .button && Int($0.label ?? "") != nil }
        #expect(days.compactMap { Int($0.label ?? "") } == Array(1...30))
        window.tap(try window.node(label: "3"))
        #expect(try value(window) == "03/11/2023")
        window.tap(try window.node(label: "Next month"))
        _ = try window.node(label: "Dec 2023")
        window.tap(try window.node(label: "31"))
        #expect(try value(window) == "31/12/2023")
    }

    /// A date in English is read from the left, also in a window that runs from right to left.
    @Test func aDateIsReadAsItsLanguageIs() throws {
        func drawing(_ direction: LayoutDirection) -> [CGFloat] {
            let window = TestWindow(width: 300, height: 60) {
                DatePicker("D", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                    .labelsHidden()
                    .datePickerStyle(.field)
                    .environment(\.locale, Locale(identifier: "en_US"))
                    .environment(\.timeZone, .gmt)
                    .environment(\.layoutDirection, direction)
            }
            // The year has the widest segment: it lies last.
            let texts = drawn(window.window.presented()).filter { $0.type == "Text" }
            return texts.map { ($0.frame.minX - (texts.first?.frame.minX ?? 0)).rounded() }
        }
        #expect(drawing(.rightToLeft) == drawing(.leftToRight))
        #expect(drawing(.leftToRight).count > 3)
    }

    private func drawn(_ node: PresentedNode) -> [PresentedNode] {
        (node.isDrawn ? [node] : []) + node.children.flatMap { drawn($0) }
    }
}
