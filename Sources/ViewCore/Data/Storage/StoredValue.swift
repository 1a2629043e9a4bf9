import Foundation

/// A value as a store of defaults keeps it.
package enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case date(Date)
    case data(Data)

    /// What a store gave under a key. Nil for nothing, and for what no property wrapper reads, such as an array.
    init?(_ object: Any?) {
        switch object {
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        case let value as Float: self = .double(Double(value))
        case let value as String: self = .string(value)
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .string(value.isFileURL ? value.path : value.absoluteString)
        case let value as NSNumber: self = .double(value.doubleValue)
        default: return nil
        }
    }

    /// As `UserDefaults` takes it.
    var object: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .date(let value): value
        case .data(let value): value
        }
    }

    // A number may have been written as another kind of number, and by a command line it is a string.

    var bool: Bool? {
        switch self {
        case .bool(let value): value
        case .int(let value): value != 0
        case .double(let value): value != 0
        case .string(let value): (value as NSString).boolValue
        case .date, .data: nil
        }
    }

    var int: Int? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): value
        case .double(let value): Int(exactly: value.rounded(.towardZero))
        case .string(let value): Int(value)
        case .date, .data: nil
        }
    }

    var double: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .int(let value): Double(value)
        case .double(let value): value
        case .string(let value): Double(value)
        case .date, .data: nil
        }
    }

    var string: String? {
        switch self {
        case .bool(let value): value ? "1" : "0"
        case .int(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): value
        case .date, .data: nil
        }
    }

    /// A file is kept by its path, as `UserDefaults` keeps it, anything else by its whole address.
    var url: URL? {
        guard case .string(let text) = self else { return nil }
        if let url = URL(string: text), url.scheme != nil { return url }
        return URL(fileURLWithPath: (text as NSString).expandingTildeInPath)
    }
}

/// How a value of a property is kept in a store.
struct StoredCoding<Value>: @unchecked Sendable {
    let decode: (StoredValue) -> Value?
    /// Nil takes the value out of the store.
    let encode: (Value) -> StoredValue?
}

extension StoredCoding {
    static var bool: StoredCoding<Bool> { .init(decode: \.bool, encode: StoredValue.bool) }
    static var int: StoredCoding<Int> { .init(decode: \.int, encode: StoredValue.int) }
    static var double: StoredCoding<Double> { .init(decode: \.double, encode: StoredValue.double) }
    static var string: StoredCoding<String> { .init(decode: \.string, encode: StoredValue.string) }

    static var url: StoredCoding<URL> {
        .init(decode: \.url, encode: { .string($0.isFileURL ? $0.path : $0.absoluteString) })
    }

    static var date: StoredCoding<Date> {
        .init(decode: { if case .date(let date) = $0 { date } else { nil } }, encode: StoredValue.date)
    }

    static var data: StoredCoding<Data> {
        .init(decode: { if case .data(let data) = $0 { data } else { nil } }, encode: StoredValue.data)
    }

    /// By its raw value, kept as `raw` says. What is no raw value counts as nothing kept.
    static func rawValue(_ raw: StoredCoding<Value.RawValue>) -> StoredCoding<Value> where Value: RawRepresentable {
        .init(decode: { raw.decode($0).flatMap(Value.init(rawValue:)) }, encode: { raw.encode($0.rawValue) })
    }

    /// Nil is nothing kept.
    static func optional<Wrapped>(_ base: StoredCoding<Wrapped>) -> StoredCoding<Wrapped?> where Value == Wrapped? {
        .init(decode: { base.decode($0) }, encode: { $0.flatMap(base.encode) })
    }
}
