import Foundation

/// A text whose words are looked up where and when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Where the translations are.
    public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    private let place: Place

    /// Where the translations are, in a form that can be compared.
    private enum Place: Equatable, Sendable {
        case main
        case path(String)
    }

    public var bundle: BundleDescription {
        switch place {
        case .main: .main
        case .path(let path): .atURL(URL(fileURLWithPath: path))
        }
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.message.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        place = Self.place(bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        place = Self.place(bundle)
    }

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private static func place(_ bundle: BundleDescription) -> Place {
        switch bundle {
        case .main: .main
        case .forClass(let type): .path(Bundle(for: type).bundlePath)
        case .atURL(let url): .path(url.path)
        }
    }

    /// The text in a locale's words.
    package func message(in locale: Locale) -> Message {
        let bundle: Bundle? =
            switch place {
            case .main: nil
            case .path(let path): Bundle(path: path)
            }
        return StringTables.localized(defaultValue.message, key: key, table: table, bundle: bundle, locale: locale)
    }
}

/// A type that says what it is called in a text that is looked up.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
