import Foundation
import TextInput
import Testing
import ViewTesting

/// What a field selects for its program, and the values that are written in it.
@MainActor
@Suite("Selections and formats of fields")
struct FieldValueTests {
    @MainActor
    private final class Log {
        var text = ""
        var selection: TextSelection?
        var select: (TextSelection?) -> Void = { _ in }
        var amount = 0.0
        var date = Date(timeIntervalSince1970: 0)

        /// What is selected, as the numbers of its characters.
        var selected: Range<Int>? {
            guard case .selection(let range)? = selection?.indices else { return nil }
            let start = text.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
        }
    }

    private struct Field: View {
        let log: Log
        var isEditor = false
        @State private var text = "one two"
        @State private var selection: TextSelection?

        var body: some View {
            log.text = text
            log.selection = selection
            log.select = { selection = $0 }
            return Group {
                if isEditor {
                    TextEditor(text: $text, selection: $selection).frame(width: 200, height: 100)
                } else {
                    TextField("Name", text: $text, selection: $selection).frame(width: 200)
                }
            }
        }
    }

    private func type(_ text: String, in window: TestWindow) {
        window.window.insert(text)
        window.update()
    }

    @Test(arguments: [false, true]) func theBindingFollowsWhatIsSelected(_ isEditor: Bool) {
        let log = Log()
        let window = TestWindow { Field(log: log, isEditor: isEditor) }
        window.key("tab")
        window.key("home")
        window.key("right")
        #expect(log.selected == 1..<1 && log.selection?.isInsertion == true)
        window.key("right", .shift)
        window.key("right", .shift)
        #expect(log.selected == 1..<3 && log.selection?.isInsertion == false)
        window.key("a", .command)
        #expect(log.selected == 0..<7)
    }

    @Test(arguments: [false, true]) func whatTheBindingSaysIsSelected(_ isEditor: Bool) {
        let log = Log()
        let window = TestWindow { Field(log: log, isEditor: isEditor) }
        window.key("tab")
        let text = log.text
        log.select(TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 3)))
        window.update()
        type("three", in: window)
        #expect(log.text == "three two")
        log.select(TextSelection(insertionPoint: log.text.endIndex))
        window.update()
        type("!", in: window)
        #expect(log.text == "three two!")
    }

    private struct Amount<Format: ParseableFormatStyle>: View
    where Format.FormatInput == Double, Format.FormatOutput == String {
        let log: Log
        let format: Format
        @State private var amount: Double

        init(_ log: Log, _ amount: Double, _ format: Format) {
            self.log = log
            self.format = format
            _amount = State(initialValue: amount)
        }

        var body: some View {
            log.amount = amount
            return TextField("Amount", value: $amount, format: format)
        }
    }

    private func edit(_ view: some View, shows shown: String, type text: String, then after: String) throws {
        let window = TestWindow { view }
        #expect(try window.node(label: "Amount").value == shown)
        window.key("tab")
        type(text, in: window)
        window.key("return")
        #expect(try window.node(label: "Amount").value == after)
    }

    /// The strings of Foundation's own format styles.
    @Test func anAmountOfMoneyIsReadAndWritten() throws {
        let log = Log()
        let format = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: Locale(identifier: "en_US"))
        try edit(Amount(log, 12, format), shows: "$12.00", type: "$1,234.5", then: "$1,234.50")
        #expect(log.amount == 1234.5)
    }

    @Test func aShareIsReadAndWritten() throws {
        let log = Log()
        let format = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
        try edit(Amount(log, 0.5, format), shows: "50%", type: "25%", then: "25%")
        #expect(log.amount == 0.25)
    }

    @Test func aFormatterReadsAndWrites() throws {
        struct Formatted: View {
            let log: Log
            @State private var amount = 3.0

            private static var formatter: NumberFormatter {
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                formatter.numberStyle = .decimal
                formatter.minimumFractionDigits = 2
                return formatter
            }

            var body: some View {
                log.amount = amount
                return TextField("Amount", value: $amount, formatter: Self.formatter)
            }
        }
        let log = Log()
        try edit(Formatted(log: log), shows: "3.00", type: "4.5", then: "4.50")
        #expect(log.amount == 4.5)
    }

    @Test func aDateIsReadAndWritten() throws {
        struct Day: View {
            let log: Log
            @State private var date = Date(timeIntervalSince1970: 86_400)

            var body: some View {
                log.date = date
                let format = Date.ISO8601FormatStyle(timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
                return TextField("Amount", value: $date, format: format.year().month().day())
            }
        }
        let log = Log()
        try edit(Day(log: log), shows: "1970-01-02", type: "1970-01-11", then: "1970-01-11")
        #expect(log.date == Date(timeIntervalSince1970: 10 * 86_400))
    }
}
