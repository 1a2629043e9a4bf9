import Foundation

extension Message {
    /// The message with its phrases `^[\(count) day](inflect: true)` in agreement with their numbers. In languages other
    /// than English the words stay as they are.
    package func inflected(in locale: Locale) -> Message {
        let isMarked = pieces.contains { if case .literal(let text) = $0 { text.contains("^[") } else { false } }
        if !isMarked { return self }
        var result = Message()
        var phrase: [Piece]?
        let isEnglish = locale.language.languageCode?.identifier == "en"
        func end(_ phrase: [Piece]) {
            for piece in isEnglish ? Self.agreeing(phrase) : phrase {
                switch piece {
                case .literal(let text): result.append(literal: text)
                case .argument(let argument, let specifier): result.append(argument, specifier)
                }
            }
        }
        for piece in pieces {
            guard case .literal(let text) = piece else {
                if phrase != nil {
                    phrase!.append(piece)
                } else if case .argument(let argument, let specifier) = piece {
                    result.append(argument, specifier)
                }
                continue
            }
            var rest = Substring(text)
            while !rest.isEmpty {
                if let parts = phrase {
                    guard let close = rest.range(of: "]("), let stop = rest[close.upperBound...].firstIndex(of: ")")
                    else {
                        phrase!.append(.literal(String(rest)))
                        break
                    }
                    let words = rest[..<close.lowerBound]
                    end(words.isEmpty ? parts : parts + [.literal(String(words))])
                    phrase = nil
                    rest = rest[rest.index(after: stop)...]
                } else if let open = rest.range(of: "^[") {
                    result.append(literal: String(rest[..<open.lowerBound]))
                    phrase = []
                    rest = rest[open.upperBound...]
                } else {
                    result.append(literal: String(rest))
                    break
                }
            }
        }
        if let phrase { for piece in [.literal("^[")] + phrase { result.pieces.append(piece) } }
        return result
    }

    /// The words after a phrase's number, for that number.
    private static func agreeing(_ phrase: [Piece]) -> [Piece] {
        var count: Double?
        return phrase.map { piece in
            switch piece {
            case .argument(let argument, _):
                if count == nil { count = argument.count }
                return piece
            case .literal(let text):
                if let count { return .literal(Inflection.inflected(text, count: count)) }
                // The number may be written out in the words.
                let digits = text.prefix { $0.isNumber || $0 == "," || $0 == "." }
                guard let written = Double(digits.filter(\.isNumber)) else { return piece }
                count = written
                return .literal(digits + Inflection.inflected(String(text.dropFirst(digits.count)), count: written))
            }
        }
    }
}
