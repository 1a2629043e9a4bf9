import Foundation
import ViewValues

/// A text as it is written in a program: words, and values put between them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// A piece of the text. Values are formatted only when the environment is known.
    enum Piece: Equatable, Sendable {
        case literal(String)
        case integer(Int)
        case number(Double)
        case text(Text)
    }

    let pieces: [Piece]

    public init(_ value: String) {
        pieces = [.literal(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces: [Piece] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) { pieces.append(.literal(string)) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._piece)
        }

        /// A value in the format of C's `printf`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            pieces.append(.literal(String(format: specifier, value._argument)))
        }

        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            pieces.append(.literal(format.format(input)))
        }

        public mutating func appendInterpolation<T>(_ value: T) {
            pieces.append(.literal(String(describing: value)))
        }
    }

    /// The text in a locale.
    func string(in environment: EnvironmentValues) -> String {
        if pieces.count == 1, case .literal(let text) = pieces[0] { return text }
        return pieces.map { piece in
            switch piece {
            case .literal(let text): text
            case .integer(let value): NumberText.text(value, environment.locale)
            case .number(let value): NumberText.text(value, environment.locale)
            case .text(let text): text.resolvedString(in: environment)
            }
        }.joined()
    }
}

/// A number that can stand in a text.
public protocol _FormatSpecifiable: Equatable {
    var _piece: LocalizedStringKey._Piece { get }
    var _argument: any CVarArg { get }
}

extension LocalizedStringKey {
    /// A value in a text, for the library.
    public struct _Piece: Sendable {
        let piece: Piece
    }
}

extension LocalizedStringKey.StringInterpolation {
    fileprivate mutating func append(_ piece: LocalizedStringKey._Piece) { pieces.append(piece.piece) }
}

extension FixedWidthInteger where Self: CVarArg {
    public var _piece: LocalizedStringKey._Piece { .init(piece: .integer(Int(clamping: self))) }
    public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    public var _piece: LocalizedStringKey._Piece { .init(piece: .number(self)) }
    public var _argument: any CVarArg { self }
}

extension Float: _FormatSpecifiable {
    public var _piece: LocalizedStringKey._Piece { .init(piece: .number(Double(self))) }
    public var _argument: any CVarArg { self }
}

extension CGFloat: _FormatSpecifiable {
    public var _piece: LocalizedStringKey._Piece { .init(piece: .number(Double(self))) }
    public var _argument: any CVarArg { Double(self) }
}

/// Numbers as they stand in a text without a format of their own.
enum NumberText {
    /// Grouped as the locale does; small numbers read the same in every locale with Western digits.
    static func text(_ value: Int, _ locale: Locale) -> String {
        if (0..<1_000).contains(value) && locale.numberingSystem.identifier == "latn" { return String(value) }
        return value.formatted(.number.locale(locale))
    }

    /// Six digits after the point, as SwiftUI's `%lf` gives them.
    static func text(_ value: Double, _ locale: Locale) -> String {
        guard value.isFinite else { return String(value) }
        return value.formatted(.number.locale(locale).precision(.fractionLength(6)))
    }
}
