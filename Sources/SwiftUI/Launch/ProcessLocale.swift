import Foundation

/// The user's language and region, as the environment variables of a process tell them: `Locale.current` does not look.
package enum ProcessLocale {
    /// By `LC_ALL`, else `LC_MESSAGES`, else `LANG`; "C" and what is not understood mean en_US.
    package static func locale(in environment: [String: String]) -> Locale {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return Locale(identifier: identifier(of: value ?? "") ?? "en_US")
    }

    /// `de_AT.UTF-8@euro` is `de_AT`. Nil for what names no language.
    private static func identifier(of value: String) -> String? {
        let name = value.prefix { $0 != "." && $0 != "@" }
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        let isLanguage = parts.first.map { (2...3).contains($0.count) && $0.allSatisfy(isLetter) } ?? false
        guard isLanguage, parts.count <= 2, parts.dropFirst().allSatisfy({ $0.allSatisfy(isLetterOrDigit) }) else {
            return nil
        }
        return String(name)
    }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Whether the locale's language is written from right to left.
    package static func isRightToLeft(_ locale: Locale) -> Bool {
        locale.language.characterDirection == .rightToLeft
    }
}
