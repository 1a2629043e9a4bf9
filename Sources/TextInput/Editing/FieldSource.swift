import ViewCore

/// What a field edits, as text.
class FieldSource: GraphComparable {
    /// Whether the value takes on each change at once; else when editing ends.
    var isLive: Bool { true }
    /// The text of the value.
    func read() -> String { preconditionFailure("overridden") }
    /// Takes on a text. Whether it was understood: if not, the value stays as it is.
    func write(_ text: String) -> Bool { preconditionFailure("overridden") }
    /// Whether another source edits the same in the same way.
    func isSame(as other: FieldSource) -> Bool { self === other }
}

/// A text.
final class TextSource: FieldSource {
    private let text: Binding<String>

    init(_ text: Binding<String>) {
        self.text = text
    }

    override func read() -> String { text.wrappedValue }

    override func write(_ text: String) -> Bool {
        self.text.wrappedValue = text
        return true
    }

    override func isSame(as other: FieldSource) -> Bool {
        (other as? TextSource).map { text.isSame(as: $0.text) } ?? false
    }
}

/// A value that a format turns into text and back.
final class FormatSource<F: ParseableFormatStyle>: FieldSource where F.FormatOutput == String {
    private let value: Binding<F.FormatInput>
    private let format: F

    init(_ value: Binding<F.FormatInput>, _ format: F) {
        self.value = value
        self.format = format
    }

    override var isLive: Bool { false }

    override func read() -> String { format.format(value.wrappedValue) }

    override func write(_ text: String) -> Bool {
        guard let parsed = parsed(text) else { return false }
        value.wrappedValue = parsed
        return true
    }

    /// What a text means. Nil where the format cannot read it.
    func parsed(_ text: String) -> F.FormatInput? { try? format.parseStrategy.parse(text) }

    override func isSame(as other: FieldSource) -> Bool {
        guard let other = other as? FormatSource<F> else { return false }
        return format == other.format && value.isSame(as: other.value)
    }
}

/// A value that a format turns into text and back, and that goes no further than its bounds when it is typed.
final class BoundedFormatSource<F: ParseableFormatStyle>: FieldSource
where F.FormatOutput == String, F.FormatInput: Comparable {
    private let source: FormatSource<F>
    private let value: Binding<F.FormatInput>
    private let bounds: ClosedRange<F.FormatInput>

    init(_ source: FormatSource<F>, _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>) {
        self.source = source
        self.value = value
        self.bounds = bounds
    }

    override var isLive: Bool { false }

    override func read() -> String { source.read() }

    override func write(_ text: String) -> Bool {
        guard let typed = source.parsed(text) else { return false }
        value.wrappedValue = max(bounds.lowerBound, min(bounds.upperBound, typed))
        return true
    }

    override func isSame(as other: FieldSource) -> Bool {
        guard let other = other as? BoundedFormatSource<F> else { return false }
        return bounds == other.bounds && source.isSame(as: other.source)
    }
}

/// A value that may be absent: no text stands for nil, and so does what the format cannot read.
final class OptionalFormatSource<F: ParseableFormatStyle>: FieldSource where F.FormatOutput == String {
    private let value: Binding<F.FormatInput?>
    private let format: F

    init(_ value: Binding<F.FormatInput?>, _ format: F) {
        self.value = value
        self.format = format
    }

    override var isLive: Bool { false }

    override func read() -> String { value.wrappedValue.map { format.format($0) } ?? "" }

    override func write(_ text: String) -> Bool {
        let parsed = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
        value.wrappedValue = parsed
        return parsed != nil || text.isEmpty
    }

    override func isSame(as other: FieldSource) -> Bool {
        guard let other = other as? OptionalFormatSource<F> else { return false }
        return format == other.format && value.isSame(as: other.value)
    }
}

/// A value that a formatter of Foundation turns into text and back.
final class FormatterSource<Value>: FieldSource {
    private let value: Binding<Value>
    private let formatter: Formatter

    init(_ value: Binding<Value>, _ formatter: Formatter) {
        self.value = value
        self.formatter = formatter
    }

    override var isLive: Bool { false }

    override func read() -> String { formatter.string(for: value.wrappedValue) ?? "" }

    override func write(_ text: String) -> Bool {
        guard let parsed = parsed(text) else { return false }
        value.wrappedValue = parsed
        return true
    }

    private func parsed(_ text: String) -> Value? {
        let object: Any? =
            switch formatter {
            case let formatter as NumberFormatter: formatter.number(from: text)
            case let formatter as DateFormatter: formatter.date(from: text)
            default: nil
            }
        if let value = object as? Value { return value }
        guard let number = object as? NSNumber else { return nil }
        return Self.value(of: number)
    }

    /// A number as the type that the binding has.
    private static func value(of number: NSNumber) -> Value? {
        func convert(_ type: Any.Type) -> Any? {
            switch type {
            case is Int.Type: number.intValue
            case is Double.Type: number.doubleValue
            case is Float.Type: number.floatValue
            case is CGFloat.Type: CGFloat(number.doubleValue)
            case is Decimal.Type: number.decimalValue
            case is Int64.Type: number.int64Value
            case is Int32.Type: number.int32Value
            case is UInt.Type: number.uintValue
            case is Int?.Type: number.intValue
            case is Double?.Type: number.doubleValue
            case is Float?.Type: number.floatValue
            case is Decimal?.Type: number.decimalValue
            default: nil
            }
        }
        return convert(Value.self) as? Value
    }

    override func isSame(as other: FieldSource) -> Bool {
        guard let other = other as? FormatterSource<Value> else { return false }
        return formatter === other.formatter && value.isSame(as: other.value)
    }
}
