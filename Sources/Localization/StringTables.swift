import Foundation
import Synchronization

/// The translations in bundles: `.strings`, `.stringsdict` and `.xcstrings` files, read once.
///
/// Foundation's own look-up here knows nothing of the user's language and ends the process over a `.stringsdict`.
package enum StringTables {
    /// What a key is in one language: a format, or one for each plural category of one of the values.
    package enum Entry: Equatable, Sendable {
        case format(String)
        case plural(argument: Int, forms: [PluralCategory: String])
        /// A format whose parts `%#@name@` are such choices.
        case composed(String, parts: [String: Entry])
    }

    private struct Place: Hashable {
        let bundle: String
        let table: String
        let language: String
    }

    /// Most programs have none: every text asks.
    private static let mainLanguages = languages(of: .main)

    private static let known = Mutex<[Place: [String: Entry]]>([:])
    private static let languages = Mutex<[String: [String]]>([:])

    /// The message in a locale's words; as it is where there are none.
    package static func localized(
        _ message: Message, key: String? = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale
    ) -> Message {
        let languages = bundle.map(languages) ?? mainLanguages
        if languages.isEmpty { return message }
        let bundle = bundle ?? .main
        let key = key ?? message.key
        for language in candidates(for: locale, among: languages) {
            if let entry = entries(bundle, table ?? "Localizable", language)[key] {
                return message.rephrased(as: entry, in: Locale(identifier: language))
            }
        }
        return message
    }

    /// Languages that a bundle has translations in; those of string catalogues are told by "".
    private static func languages(of bundle: Bundle) -> [String] {
        let path = bundle.bundlePath
        return languages.withLock { known in
            if let found = known[path] { return found }
            var found: Set<String> = []
            for folder in folders(of: bundle) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                for name in names {
                    if name.hasSuffix(".lproj") { found.insert(String(name.dropLast(6))) }
                    if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") { found.insert("") }
                }
            }
            known[path] = found.sorted()
            return found.sorted()
        }
    }

    private static func folders(of bundle: Bundle) -> [String] {
        [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    }

    /// Languages in the order in which they are tried: the locale's own, its language's, then that of the program.
    static func candidates(for locale: Locale, among languages: [String]) -> [String] {
        func normalized(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
        let wanted = normalized(locale.identifier)
        var names = [wanted]
        var parts = wanted.split(separator: "-")
        while parts.count > 1 {
            parts.removeLast()
            names.append(parts.joined(separator: "-"))
        }
        var found: [String] = []
        for name in names {
            if let language = languages.first(where: { normalized($0) == name }) { found.append(language) }
        }
        if languages.contains("") {
            // A catalogue tells its languages itself.
            for name in names where !found.contains(where: { normalized($0) == name }) { found.append(name) }
        }
        for fallback in ["Base", "en", ""] where languages.contains(fallback) && !found.contains(fallback) {
            found.append(fallback)
        }
        return found
    }

    private static func entries(_ bundle: Bundle, _ table: String, _ language: String) -> [String: Entry] {
        let place = Place(bundle: bundle.bundlePath, table: table, language: language)
        return known.withLock { known in
            if let found = known[place] { return found }
            var entries: [String: Entry] = [:]
            for folder in folders(of: bundle) {
                let own = language.isEmpty ? folder : "\(folder)/\(language).lproj"
                let reader = StringTableReader(language: language)
                entries.merge(reader.catalogue("\(folder)/\(table).xcstrings")) { first, _ in first }
                entries.merge(reader.strings("\(own)/\(table).strings")) { first, _ in first }
                entries.merge(reader.plurals("\(own)/\(table).stringsdict")) { _, new in new }
            }
            known[place] = entries
            return entries
        }
    }
}

extension Message {
    func rephrased(as entry: StringTables.Entry, in locale: Locale) -> Message {
        switch entry {
        case .format(let format): return rephrased(as: format)
        case .plural(let argument, let forms): return rephrased(as: form(of: forms, argument, locale))
        case .composed(let format, let parts):
            var format = format
            for (name, part) in parts {
                guard case .plural(let argument, let forms) = part else { continue }
                format = format.replacingOccurrences(of: "%#@\(name)@", with: form(of: forms, argument, locale))
            }
            return rephrased(as: format)
        }
    }

    private func form(of forms: [PluralCategory: String], _ argument: Int, _ locale: Locale) -> String {
        let arguments = arguments
        let count = arguments.indices.contains(argument) ? arguments[argument].count ?? 0 : 0
        if count == 0, let zero = forms[.zero] { return zero }
        let category = PluralCategory(count, in: locale)
        return forms[category] ?? forms[.other] ?? forms.values.sorted().first ?? ""
    }
}
