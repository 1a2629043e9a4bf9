import Foundation

/// A value that can stand in a text, in a format of C's `printf`.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension _FormatSpecifiable {
    package var messageArgument: MessageArgument {
        switch self {
        case let value as any UnsignedInteger: .unsigned(UInt(clamping: Int64(clamping: value)))
        case let value as any BinaryInteger: .integer(Int(clamping: Int64(clamping: value)))
        case let value as any BinaryFloatingPoint: .number(Double(value))
        default: .string("\(self)")
        }
    }
}

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    public var _arg: Float { self }
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%lf" }
}

extension String {
    /// A text whose words are looked up, with the values in it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        package var message: Message

        public init(_ value: String) {
            message = Message(value)
        }

        public init(stringLiteral value: String) {
            message = Message(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            message = stringInterpolation.message
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            package var message = Message()

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { message.append(literal: literal) }

            public mutating func appendInterpolation(_ string: String) { message.append(.string(string)) }

            public mutating func appendInterpolation(_ string: Substring) { message.append(.string(String(string))) }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                message.append(value.messageArgument, value._specifier)
            }

            /// A value in a format of C's `printf`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                message.append(
                    .printed(String(format: specifier, value._arg), number: value.messageArgument.count), specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                message.append(.formatted(FormattedValue(value, format)))
            }

            public mutating func appendInterpolation<T>(_ value: T) { message.append(.string("\(value)")) }
        }
    }

    /// The text in a language that the bundle, nil for the program's, has a translation for.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let message = StringTables.localized(keyAndValue.message, table: table, bundle: bundle, locale: locale)
        self = message.string(in: locale)
    }

    /// The text of a key, or a default where the bundle has none.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        let message = StringTables.localized(
            defaultValue.message, key: "\(key)", table: table, bundle: bundle, locale: locale)
        self = message.string(in: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.message(in: resource.locale).string(in: resource.locale)
    }
}

extension Message {
    /// The text without styles; what only rooms above can show is left out.
    package func string(in locale: Locale) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .argument(let argument, _): argument.string(in: locale)
            }
        }.joined()
    }
}

extension MessageArgument {
    package func string(in locale: Locale, calendar: Calendar? = nil, timeZone: TimeZone? = nil) -> String {
        switch self {
        case .string(let text): text
        case .printed(let text, _): text
        case .integer(let value): NumberText.text(value, locale)
        case .unsigned(let value): NumberText.text(value, locale)
        case .number(let value): NumberText.text(value, locale)
        case .formatted(let value): value.string(locale, calendar: calendar, timeZone: timeZone)
        case .embedded: ""
        }
    }
}

/// Numbers as they stand in a text without a format of their own.
package enum NumberText {
    /// Grouped as the locale does; small numbers read the same in every locale with Western digits.
    package static func text<Value: BinaryInteger>(_ value: Value, _ locale: Locale) -> String {
        if value >= 0 && value < 1_000 && locale.numberingSystem.identifier == "latn" { return String(value) }
        return Int(clamping: value).formatted(.number.locale(locale))
    }

    /// Six digits after the point, as SwiftUI's `%lf` gives them.
    package static func text(_ value: Double, _ locale: Locale) -> String {
        guard value.isFinite else { return String(value) }
        return value.formatted(.number.locale(locale).precision(.fractionLength(6)))
    }
}
