import Foundation
import Localization
import ViewValues

/// A text as it is written in a program: words that are looked up in the language of the environment, and values put
/// between them. Markdown in the words is understood, in the values it is not.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let message: Message

    public init(_ value: String) {
        message = Message(value)
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        message = stringInterpolation.message
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var message = Message()

        public init(literalCapacity: Int, interpolationCount: Int) {
            message.pieces.reserveCapacity(2 * interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) { message.append(literal: literal) }

        public mutating func appendInterpolation(_ string: String) { message.append(.string(string)) }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            guard let formatter else { return message.append(.string("\(subject)")) }
            message.append(.formatted(FormattedValue(subject, formatter: formatter)))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            guard let formatter else { return message.append(.string("\(subject)")) }
            message.append(.formatted(FormattedValue(subject, formatter: formatter)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            message.append(.formatted(FormattedValue(input, format)))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(Text(input, format: format))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            message.append(value.messageArgument, value._specifier)
        }

        /// A value in a format of C's `printf`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            message.append(
                .printed(String(format: specifier, value._arg), number: value.messageArgument.count), specifier)
        }

        public mutating func appendInterpolation(_ text: Text) { append(text) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(Text(attributedString))
        }

        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            )
        }

        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { message.append(.string(String(describing: value))) }

        private mutating func append(_ text: Text) { message.append(.embedded(EmbeddedValue(text))) }
    }
}
