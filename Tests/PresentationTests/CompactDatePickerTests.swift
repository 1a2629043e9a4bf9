import Foundation
import Presentation
import Testing
import ViewTesting

@MainActor
@Suite("Compact date pickers")
struct CompactDatePickerTests {
    @MainActor
    private final class Log {
        var date = Date(timeIntervalSince1970: 0)
    }

    private struct Departure: View {
        let log: Log
        @State private var date = Date(timeIntervalSince1970: 1_781_186_400)

        var body: some View {
            log.date = date
            return DatePicker("Departure", selection: $date, displayedComponents: .date)
                .datePickerStyle(.compact)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test("show the date in a field that opens a calendar of days to choose")
    func opens() throws {
        let log = Log()
        let window = TestWindow { Departure(log: log) }
        let picker = try window.node("DatePicker")
        #expect(picker.value == "6/11/2026")
        #expect(throws: NoSuchElement.self) { try window.node(label: "25") }
        // The field is at the end of the line.
        window.pointer(.began, picker.frame.maxX - 10, picker.frame.midY)
        window.pointer(.ended, picker.frame.maxX - 10, picker.frame.midY)
        window.tap(try window.node(label: "25"))
        // The time of day stays.
        #expect(log.date == Date(timeIntervalSince1970: 1_781_186_400 + 14 * 86_400))
    }
}
