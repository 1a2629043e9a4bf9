import Foundation

/// How wide a value in a message for the log is at least, in characters, and on which side of that it stands.
public struct OSLogStringAlignment: Sendable {
    private let columns: @Sendable () -> Int
    private let isLeft: Bool

    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: { 0 }, isLeft: false) }

    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }

    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func applied(to text: String) -> String {
        let missing = columns() - text.count
        guard missing > 0 else { return text }
        let padding = String(repeating: " ", count: missing)
        return isLeft ? text + padding : padding + text
    }
}

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
    /// true or false
    case truth
    /// yes or no
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}

/// Numbers of errors, in words.
public enum OSLogInt32ExtendedFormat: Sendable {
    case ipv4Address
    case secondsSince1970
    case darwinErrno
    case darwinMode
    case darwinSignal
    case bitrate
    case bitrateIEC
    case byteCount
    case byteCountIEC

    func text(_ value: Int32) -> String {
        switch self {
        case .darwinErrno: "[\(value): \(String(cString: strerror(value)))]"
        case .darwinSignal: "[\(value): \(String(cString: strsignal(value)))]"
        case .secondsSince1970: "\(Date(timeIntervalSince1970: Double(value)))"
        case .darwinMode: "0" + String(value, radix: 8)
        case .ipv4Address:
            withUnsafeBytes(of: value) { $0.map { "\($0)" }.joined(separator: ".") }
        case .bitrate: Self.scaled(Double(value), by: 1000, "bps", ["", "k", "M", "G"])
        case .bitrateIEC: Self.scaled(Double(value), by: 1024, "bps", ["", "Ki", "Mi", "Gi"])
        case .byteCount: Self.scaled(Double(value), by: 1000, "B", ["", "k", "M", "G"])
        case .byteCountIEC: Self.scaled(Double(value), by: 1024, "B", ["", "Ki", "Mi", "Gi"])
        }
    }

    private static func scaled(_ value: Double, by step: Double, _ unit: String, _ prefixes: [String]) -> String {
        var value = value
        var index = 0
        while value.magnitude >= step && index + 1 < prefixes.count {
            value /= step
            index += 1
        }
        return (index == 0 ? "\(Int(value))" : String(format: "%.2f", value)) + " \(prefixes[index])\(unit)"
    }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var hasSign = false
    private var hasPrefix = false
    private var isUppercase = false
    private var minDigits: (@Sendable () -> Int)?

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign)
    }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, minDigits: minDigits)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase,
            minDigits: minDigits)
    }

    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, hasSign: explicitPositiveSign, hasPrefix: includePrefix, isUppercase: uppercase)
    }

    func text<Number: FixedWidthInteger>(_ number: Number) -> String {
        var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        if let least = minDigits?(), digits.count < least {
            digits = String(repeating: "0", count: least - digits.count) + digits
        }
        if hasPrefix { digits = (radix == 16 ? "0x" : "0o") + digits }
        return number < 0 ? "-" + digits : hasSign ? "+" + digits : digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    private var conversion = "f"
    private var hasSign = false
    private var isUppercase = false
    private var precision: (@Sendable () -> Int)?

    /// Six places.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }
    /// The shorter of `fixed` and `exponential`.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(hasSign: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: "a", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func exponential(explicitPositiveSign: Bool = false, uppercase: Bool = false)
        -> OSLogFloatFormatting
    {
        OSLogFloatFormatting(conversion: "e", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: "e", hasSign: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    public static func hybrid(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: "g", hasSign: explicitPositiveSign, isUppercase: uppercase)
    }

    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: "g", hasSign: explicitPositiveSign, isUppercase: uppercase, precision: precision)
    }

    func text(_ number: Double) -> String {
        let places = precision.map { ".\(min(max(0, $0()), 100))" } ?? ""
        let letter = isUppercase ? conversion.uppercased() : conversion
        return String(format: "%" + (hasSign ? "+" : "") + places + letter, number)
    }
}
