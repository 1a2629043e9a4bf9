import Foundation

/// The forms that languages have for counted things, by Unicode's rules (CLDR, cardinal numbers).
package enum PluralCategory: String, Hashable, Sendable {
    case zero
    case one
    case two
    case few
    case many
    case other

    package init(_ count: Double, in locale: Locale) {
        let language = locale.language.languageCode?.identifier ?? "en"
        let n = abs(count)
        let isWhole = n == n.rounded() && n < 1e15
        let i = n < 1e15 ? Int(n) : 0
        self = Self.category(language, n, isWhole: isWhole, i)
    }

    private static func category(_ language: String, _ n: Double, isWhole: Bool, _ i: Int) -> PluralCategory {
        switch language {
        case "ja", "zh", "yue", "ko", "th", "vi", "id", "ms", "lo", "my", "km": return .other
        case "fr", "pt", "hy", "kab": return i == 0 || i == 1 ? .one : .other
        case "hi", "bn", "fa", "gu", "kn", "mr", "zu", "am": return i == 0 || n == 1 ? .one : .other
        case "ru", "uk", "be":
            guard isWhole else { return .other }
            return slavic(i)
        case "sr", "hr", "bs":
            guard isWhole else { return .other }
            let form = slavic(i)
            return form == .many ? .other : form
        case "pl":
            guard isWhole else { return .other }
            if i == 1 { return .one }
            return (2...4).contains(i % 10) && !(12...14).contains(i % 100) ? .few : .many
        case "cs", "sk":
            guard isWhole else { return .many }
            return i == 1 ? .one : (2...4).contains(i) ? .few : .other
        case "lt":
            guard isWhole else { return .many }
            if (11...19).contains(i % 100) { return .other }
            return i % 10 == 1 ? .one : (2...9).contains(i % 10) ? .few : .other
        case "sl":
            guard isWhole else { return .few }
            switch i % 100 {
            case 1: return .one
            case 2: return .two
            case 3, 4: return .few
            default: return .other
            }
        case "ro", "mo":
            if isWhole && i == 1 { return .one }
            return !isWhole || i == 0 || (1...19).contains(i % 100) ? .few : .other
        case "ar":
            switch i {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains(i % 100) ? .few : (11...99).contains(i % 100) ? .many : .other
            }
        case "he", "iw":
            return isWhole && i == 1 ? .one : isWhole && i == 2 ? .two : .other
        default:
            return n == 1 ? .one : .other
        }
    }

    private static func slavic(_ i: Int) -> PluralCategory {
        if i % 10 == 1 && i % 100 != 11 { return .one }
        if (2...4).contains(i % 10) && !(12...14).contains(i % 100) { return .few }
        return .many
    }
}
