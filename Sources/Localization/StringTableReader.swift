import Foundation

/// Reads the files of translations. What is missing or broken gives no entries.
struct StringTableReader {
    let language: String

    /// `"key" = "value";`, in UTF-8 or UTF-16.
    func strings(_ path: String) -> [String: StringTables.Entry] {
        guard let pairs = propertyList(path) as? [String: Any] else { return [:] }
        return pairs.compactMapValues { ($0 as? String).map { .format($0) } }
    }

    /// A property list of formats whose parts depend on numbers.
    func plurals(_ path: String) -> [String: StringTables.Entry] {
        guard let all = propertyList(path) as? [String: Any] else { return [:] }
        var entries: [String: StringTables.Entry] = [:]
        for (key, value) in all {
            guard let value = value as? [String: Any], let format = value["NSStringLocalizedFormatKey"] as? String
            else {
                continue
            }
            var parts: [String: StringTables.Entry] = [:]
            for (name, forms) in value {
                guard let forms = forms as? [String: Any] else { continue }
                let position = position(of: name, in: format)
                parts[name] = .plural(argument: position, forms: Self.forms(forms.compactMapValues { $0 as? String }))
            }
            entries[key] = .composed(format.replacingPositions, parts: parts)
        }
        return entries
    }

    /// Which value a part of a format is about: as `%2$#@name@` says, else the parts in their order.
    private func position(of name: String, in format: String) -> Int {
        var position = 0
        var rest = Substring(format)
        while let start = rest.range(of: "%") {
            rest = rest[start.upperBound...]
            let digits = rest.prefix { $0.isNumber }
            let isNamed = rest.dropFirst(digits.count).hasPrefix(digits.isEmpty ? "#@" : "$#@")
            guard isNamed else {
                if rest.first == "%" { rest = rest.dropFirst() } else { position += 1 }
                continue
            }
            let after = rest.dropFirst(digits.count + (digits.isEmpty ? 2 : 3))
            if after.prefix(while: { $0 != "@" }) == name { return Int(digits).map { $0 - 1 } ?? position }
            position += 1
        }
        return 0
    }

    /// A string catalogue: JSON with all languages in one file.
    func catalogue(_ path: String) -> [String: StringTables.Entry] {
        guard let data = FileManager.default.contents(atPath: path),
            let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else { return [:] }
        let source = root["sourceLanguage"] as? String ?? "en"
        let wanted = language.isEmpty ? source : language
        var entries: [String: StringTables.Entry] = [:]
        for (key, value) in strings {
            guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any],
                let own = localizations.first(where: { $0.key.lowercased() == wanted.lowercased() })?.value
                    as? [String: Any]
            else { continue }
            if let entry = entry(own) { entries[key] = entry }
        }
        return entries
    }

    private func entry(_ localization: [String: Any]) -> StringTables.Entry? {
        if let variations = localization["variations"] as? [String: Any],
            let plural = variations["plural"] as? [String: Any]
        {
            return .plural(argument: 0, forms: Self.forms(plural.compactMapValues(Self.value)))
        }
        guard let format = Self.value(localization) else { return nil }
        guard let substitutions = localization["substitutions"] as? [String: Any] else { return .format(format) }
        var parts: [String: StringTables.Entry] = [:]
        for (name, value) in substitutions {
            guard let value = value as? [String: Any],
                let plural = (value["variations"] as? [String: Any])?["plural"] as? [String: Any]
            else { continue }
            let number = value["argNum"] as? Int ?? 1
            let specifier = "%\(number)$\(value["formatSpecifier"] as? String ?? "lld")"
            let forms = Self.forms(plural.compactMapValues(Self.value))
                .mapValues { $0.replacingOccurrences(of: "%arg", with: specifier) }
            parts[name] = .plural(argument: number - 1, forms: forms)
        }
        return .composed(format, parts: parts)
    }

    private static func value(_ any: Any) -> String? {
        ((any as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private static func forms(_ values: [String: String]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (name, value) in values {
            if let category = PluralCategory(rawValue: name) { forms[category] = value }
        }
        return forms
    }

    private func propertyList(_ path: String) -> Any? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) { return list }
        guard let text = String(data: data, encoding: .utf16) else { return nil }
        return try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    }
}

extension String {
    /// `%1$#@name@` as `%#@name@`: the part knows its value.
    fileprivate var replacingPositions: String {
        replacingOccurrences(of: "%[0-9]+\\$#@", with: "%#@", options: .regularExpression)
    }
}
