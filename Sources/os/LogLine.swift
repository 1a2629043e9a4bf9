import Foundation

/// A line of the log, in the columns of Apple's `log` command in its compact style: when, how much it matters, which
/// process and thread, which part of the program, what.
package enum LogLine {
    package static func text(
        _ type: OSLogType, _ subsystem: String, _ category: String, _ message: String, at time: timespec,
        process: String, id: Int32, thread: UInt
    ) -> String {
        let part = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        let number = String(thread, radix: 16)
        return "\(stamp(time)) \(type.mark) \(process)[\(id):\(number)] \(part)\(message)\n"
    }

    static func write(_ type: OSLogType, _ subsystem: String, _ category: String, _ message: String) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var line = text(
            type, subsystem, category, message, at: now, process: ProcessInfo.processInfo.processName, id: getpid(),
            thread: threadNumber)
        // In one piece, so that lines of several threads stay apart.
        line.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(2, rest.baseAddress, rest.count)
                guard count > 0 else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    private static var threadNumber: UInt { UInt(pthread_self()) }

    /// Local time to the millisecond.
    private static func stamp(_ time: timespec) -> String {
        var seconds = time.tv_sec
        var parts = tm()
        localtime_r(&seconds, &parts)
        let date = String(
            format: "%04d-%02d-%02d %02d:%02d:%02d", Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1,
            Int(parts.tm_mday), Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
        return date + String(format: ".%03d", time.tv_nsec / 1_000_000)
    }
}
