import Foundation

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    /// The two columns that a line of the log says it in.
    var mark: String {
        switch self {
        case .info: "I "
        case .debug: "Db"
        case .error: "E "
        case .fault: "F "
        default: "Df"
        }
    }
}

/// Writes messages of one part of a program to the standard error, a line each, as the desktop's journal and a terminal
/// show them.
public struct Logger: Sendable {
    let log: OSLog

    /// Messages that name no part of the program.
    public init() { log = .default }
    /// Messages of the part `category` of the program that is named by `subsystem`, a reversed domain name by custom.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }

    public func log(_ message: OSLogMessage) { log.write(.default, message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message) }
    public func trace(_ message: OSLogMessage) { log.write(.debug, message) }
    public func debug(_ message: OSLogMessage) { log.write(.debug, message) }
    public func info(_ message: OSLogMessage) { log.write(.info, message) }
    public func notice(_ message: OSLogMessage) { log.write(.default, message) }
    public func warning(_ message: OSLogMessage) { log.write(.error, message) }
    public func error(_ message: OSLogMessage) { log.write(.error, message) }
    public func critical(_ message: OSLogMessage) { log.write(.fault, message) }
    public func fault(_ message: OSLogMessage) { log.write(.fault, message) }
}
