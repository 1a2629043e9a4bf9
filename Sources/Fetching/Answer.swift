import Foundation

/// What a server answered.
struct Answer {
    let status: Int
    let header: AnswerHeader
    let body: Data
}

/// The lines of an answer's header, as far as they tell how long it can be kept.
struct AnswerHeader {
    private var values: [String: String] = [:]

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            // One that comes twice is a list (RFC 9110, 5.3).
            values[name] = values[name].map { "\($0), \(value)" } ?? value
        }
    }

    /// With the lines of a later answer that says that this one still holds (RFC 9111, 4.3.4).
    func updated(by later: AnswerHeader) -> AnswerHeader {
        var result = self
        result.values.merge(later.values) { $1 }
        return result
    }

    private var directives: [String: String] {
        var result: [String: String] = [:]
        for directive in (values["cache-control"] ?? "").split(separator: ",") {
            let parts = directive.split(separator: "=", maxSplits: 1)
            guard let name = parts.first else { continue }
            let value = parts.count > 1 ? String(parts[1]) : ""
            result[name.trimmingCharacters(in: .whitespaces).lowercased()] = value.trimmingCharacters(
                in: CharacterSet(charactersIn: " \""))
        }
        return result
    }

    /// How many seconds the answer holds without asking again; nil where it is not to be kept at all.
    var lifetime: Double? {
        let directives = directives
        if directives["no-store"] != nil { return nil }
        if directives["no-cache"] != nil { return 0 }
        guard let age = directives["max-age"].flatMap(Double.init), age.isFinite else { return 0 }
        return max(0, age - (values["age"].flatMap(Double.init) ?? 0))
    }

    /// What to say when asking whether the answer still holds.
    var conditions: [String] {
        var lines: [String] = []
        if let tag = values["etag"] { lines.append("If-None-Match: \(tag)") }
        if let date = values["last-modified"] { lines.append("If-Modified-Since: \(date)") }
        return lines
    }
}
