import Foundation

/// Writes a message to the log.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message) }

public func os_log(_ type: OSLogType, _ message: OSLogMessage) { OSLog.default.write(type, message) }

public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(type, message) }

/// Writes a message to the log whose values stand in it as `%d`, `%.2f`, `%@`, `%{private}@` and the like, and follow it.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any...
) {
    log.write(type, OSLogMessage(stringLiteral: LogFormat.text(message.description, args)))
}

public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: Any...
) {
    log.write(type, OSLogMessage(stringLiteral: LogFormat.text(message.description, args)))
}

/// A message with its values put in.
package enum LogFormat {
    package static func text(_ format: String, _ values: [Any]) -> String {
        var text = ""
        var values = values[...]
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var isPrivate = false
            if rest.first == "{", let close = rest.firstIndex(of: "}") {
                let words = rest[rest.index(after: rest.startIndex)..<close].split { $0 == "," || $0 == " " }
                isPrivate = words.contains("private") || words.contains("sensitive")
                rest = rest[rest.index(after: close)...]
            }
            let flags = rest.prefix { "0123456789.+-# '".contains($0) }
            rest = rest.dropFirst(flags.count)
            rest = rest.drop { "hlqzjtL".contains($0) }
            guard let conversion = rest.popFirst() else { break }
            guard let value = values.popFirst() else {
                text += "<decode: missing data>"
                continue
            }
            text += isPrivate ? "<private>" : self.text(value, String(flags), conversion)
        }
        return text + rest
    }

    private static func text(_ value: Any, _ flags: String, _ conversion: Character) -> String {
        switch (value, conversion) {
        case (let number as any BinaryInteger, "d"), (let number as any BinaryInteger, "i"):
            String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
        case (let number as any BinaryInteger, "u"), (let number as any BinaryInteger, "x"),
            (let number as any BinaryInteger, "X"), (let number as any BinaryInteger, "o"):
            String(format: "%\(flags)ll\(conversion)", UInt64(truncatingIfNeeded: number))
        case (let number as any BinaryFloatingPoint, "f"), (let number as any BinaryFloatingPoint, "e"),
            (let number as any BinaryFloatingPoint, "g"), (let number as any BinaryFloatingPoint, "F"),
            (let number as any BinaryFloatingPoint, "E"), (let number as any BinaryFloatingPoint, "G"),
            (let number as any BinaryFloatingPoint, "a"), (let number as any BinaryFloatingPoint, "A"):
            String(format: "%\(flags)\(conversion)", Double(number))
        default: "\(value)"
        }
    }
}
