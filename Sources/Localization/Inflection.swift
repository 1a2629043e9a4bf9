import Foundation

/// Makes a counted phrase agree with its number, in English: `3 day` is `3 days`.
package enum Inflection {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "half": "halves", "leaf": "leaves", "loaf": "loaves",
        "knife": "knives", "life": "lives", "wife": "wives", "shelf": "shelves", "wolf": "wolves", "thief": "thieves",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "is": "are", "has": "have",
        "was": "were", "quiz": "quizzes", "this": "these", "that": "those",
    ]
    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "information", "news", "equipment", "rice", "money",
    ]
    /// What follows them does not count the thing: the noun stands before.
    private static let linking: Set<String> = [
        "of", "in", "for", "per", "from", "with", "at", "on", "to", "by", "left", "remaining", "ago", "away",
        "selected",
        "found", "available", "and", "or", "until",
    ]

    /// The words of a phrase, which stand after its number, for a count.
    package static func inflected(_ words: String, count: Double) -> String {
        if abs(count) == 1 { return words }
        var parts = words.components(separatedBy: " ")
        let indices = parts.indices.filter { !parts[$0].isEmpty }
        guard !indices.isEmpty else { return words }
        let stop = indices.dropFirst().first { linking.contains(parts[$0].lowercased()) }
        let noun = stop.flatMap { stop in indices.last { $0 < stop } } ?? indices.last!
        parts[noun] = plural(parts[noun])
        return parts.joined(separator: " ")
    }

    static func plural(_ word: String) -> String {
        // What follows the letters is kept.
        let letters = word.prefix { $0.isLetter }
        guard !letters.isEmpty else { return word }
        let rest = word.dropFirst(letters.count)
        return plural(letters: String(letters)) + rest
    }

    private static func plural(letters word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) { return word }
        if let known = irregular[lower] {
            return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        if lower.hasSuffix("man"), lower != "human", lower != "german", lower != "roman" {
            return word.dropLast(2) + "en"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
