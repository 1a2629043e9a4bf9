import Foundation

/// A message for the log, written as a string literal.
///
/// Values in it are read only when the message is written. Those marked private are hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(literal: value)
    }

    package var text: String {
        var text = ""
        for piece in interpolation.pieces { text += piece() }
        return text
    }
}

/// The words and values of a message for the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var pieces: [() -> String] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    init(literal: String) { pieces = [{ literal }] }

    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append { literal } }
    }

    private mutating func append(
        _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment = .none, _ text: @escaping () -> String
    ) {
        pieces.append { align.applied(to: privacy.applied(to: text())) }
    }
}

extension OSLogInterpolation {
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align, argumentString)
    }

    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { value().description }
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { _typeName(value(), qualified: false) }
    }

    /// Objects that Foundation describes.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { argumentObject()?.description ?? "(null)" }
    }

    /// What went wrong, in the words of the error.
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { "\(error())" }
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { format.text(boolean()) }
    }

    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(number()) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(Double(number())) }
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(number()) }
    }

    /// Foundation's number of points here, a type of its own and no `Double`.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy, align) { format.text(Double(number())) }
    }

    /// A number of an error, in words.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { format.text(number()) }
    }

    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) {
        append(privacy) { "0x" + String(UInt(bitPattern: pointer()), radix: 16) }
    }
}
