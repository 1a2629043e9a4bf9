import Foundation

/// A part of a program that writes to the log.
public final class OSLog: Sendable {
    /// A name of what messages are about that the system knows.
    public struct Category: Sendable {
        public let rawValue: String

        public init(string: String) { rawValue = string }

        public static let dynamicStackTracing = Category(string: "DynamicStackTracing")
        public static let dynamicTracing = Category(string: "DynamicTracing")
        public static let pointsOfInterest = Category(string: "PointsOfInterest")
    }

    let subsystem: String
    let category: String
    private let isOn: Bool

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isOn = true
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isOn: Bool) {
        subsystem = ""
        category = ""
        self.isOn = isOn
    }

    /// Messages that name no part of the program.
    public static let `default` = OSLog(isOn: true)
    /// Takes messages and writes none of them.
    public static let disabled = OSLog(isOn: false)

    public func isEnabled(type: OSLogType) -> Bool { isOn }

    func write(_ type: OSLogType, _ message: OSLogMessage) {
        guard isOn else { return }
        LogLine.write(type, subsystem, category, message.text)
    }
}
