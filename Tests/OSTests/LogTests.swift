import Foundation
import Testing
import os

/// What a line of the log says, by the documentation of Logger, OSLogMessage and the `log` command.
@Suite("The log")
struct LogTests {
    @Test func numbersHaveTheFormatsOfTheInterpolation() {
        let count = 42
        let ratio = 0.5
        let message: OSLogMessage =
            "\(count) \(count, format: .hex(includePrefix: true)) \(count, format: .decimal(minDigits: 5)) \(ratio) \(ratio, format: .fixed(precision: 1))"
        #expect(message.text == "42 0x2a 00042 0.500000 0.5")
    }

    @Test func privateValuesAreHidden() {
        let name = "Ada"
        let message: OSLogMessage =
            "\(name) \(name, privacy: .public) \(name, privacy: .private) \(name, privacy: .sensitive)"
        #expect(message.text == "Ada Ada <private> <private>")
    }

    @Test func equalValuesHaveEqualMasks() {
        let (first, second, third) = ("a", "a", "b")
        let one: OSLogMessage = "\(first, privacy: .private(mask: .hash))"
        let two: OSLogMessage = "\(second, privacy: .private(mask: .hash))"
        let other: OSLogMessage = "\(third, privacy: .private(mask: .hash))"
        #expect(one.text == two.text)
        #expect(one.text != other.text)
        #expect(one.text.hasPrefix("<mask.hash: '"))
    }

    @Test func textIsAlignedInColumns() {
        let word = "ab"
        let message: OSLogMessage = "[\(word, align: .left(columns: 4))][\(word, align: .right(columns: 4))]"
        #expect(message.text == "[ab  ][  ab]")
    }

    @Test func truthsAreWrittenAsAsked() {
        let isOn = true
        let message: OSLogMessage = "\(isOn) \(isOn, format: .answer)"
        #expect(message.text == "true yes")
    }

    @Test func valuesAreReadWhenTheMessageIsWritten() {
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        func next() -> Int {
            count.value += 1
            return count.value
        }
        Logger(OSLog.disabled).info("\(next())")
        #expect(count.value == 0)
    }

    @Test func aLineSaysWhenHowMuchWhoAndWhat() {
        var parts = tm()
        parts.tm_year = 124
        parts.tm_mon = 1
        parts.tm_mday = 3
        parts.tm_hour = 4
        parts.tm_min = 5
        parts.tm_sec = 6
        parts.tm_isdst = -1
        let time = timespec(tv_sec: mktime(&parts), tv_nsec: 7_000_000)
        let line = LogLine.text(.error, "com.example", "net", "lost", at: time, process: "App", id: 12, thread: 255)
        #expect(line == "2024-02-03 04:05:06.007 E  App[12:ff] [com.example:net] lost\n")
    }

    @Test func olderFormatsTakeTheirValuesInOrder() {
        let text = LogFormat.text(
            "%d of %ld, %.1f%% of %{public}@, %{private}@ %x", [1, 2, 50.0, "all", "secret", 255])
        #expect(text == "1 of 2, 50.0% of all, <private> ff")
    }

    @Test func theLockKeepsItsStateToOneThreadAtATime() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<100 { lock.withLock { $0 += 1 } } }
            }
        }
        #expect(lock.withLock { $0 } == 800)
    }
}
