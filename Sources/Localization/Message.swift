import Foundation

/// A text as it is written in a program: words, and values put between them. In other languages its words are looked up
/// by its key.
package struct Message: Equatable, Sendable {
    package enum Piece: Equatable, Sendable {
        case literal(String)
        case argument(MessageArgument, specifier: String)
    }

    package var pieces: [Piece]

    package init(pieces: [Piece] = []) {
        self.pieces = pieces
    }

    package init(_ text: String) {
        pieces = [.literal(text)]
    }

    /// What the text is looked up by: its words, with a specifier for each value.
    package var key: String {
        if pieces.count == 1, case .literal(let text) = pieces[0] { return text }
        var key = ""
        for piece in pieces {
            switch piece {
            case .literal(let text): key += text.contains("%") ? text.replacingOccurrences(of: "%", with: "%%") : text
            case .argument(_, let specifier): key += specifier
            }
        }
        return key
    }

    package var arguments: [MessageArgument] {
        var arguments: [MessageArgument] = []
        for case .argument(let argument, _) in pieces { arguments.append(argument) }
        return arguments
    }

    package mutating func append(literal: String) {
        guard !literal.isEmpty else { return }
        if case .literal(let text) = pieces.last {
            pieces[pieces.count - 1] = .literal(text + literal)
        } else {
            pieces.append(.literal(literal))
        }
    }

    package mutating func append(_ argument: MessageArgument, _ specifier: String = "%@") {
        pieces.append(.argument(argument, specifier: specifier))
    }

    /// The same values in the words of a format, as `%@` and `%2$@` place them.
    package func rephrased(as format: String) -> Message {
        let arguments = arguments
        var result = Message()
        var next = 0
        var literal = ""
        var rest = Substring(format)
        while let index = rest.firstIndex(of: "%") {
            literal += rest[..<index]
            rest = rest[rest.index(after: index)...]
            guard let specifier = FormatSpecifier(&rest) else {
                literal += "%"
                continue
            }
            if specifier.isPercent {
                literal += "%"
                continue
            }
            let position = specifier.position ?? next
            if specifier.position == nil { next += 1 }
            result.append(literal: literal)
            literal = ""
            if arguments.indices.contains(position) {
                result.append(arguments[position].printed(by: specifier), specifier.text)
            }
        }
        literal += rest
        result.append(literal: literal)
        return result
    }
}

extension MessageArgument {
    /// The value as a translation that asks for digits or zeros wants it.
    fileprivate func printed(by specifier: FormatSpecifier) -> MessageArgument {
        guard specifier.hasDetails else { return self }
        switch self {
        case .integer(let value): return .printed(String(format: specifier.text, value), number: Double(value))
        case .unsigned(let value): return .printed(String(format: specifier.text, value), number: Double(value))
        case .number(let value): return .printed(String(format: specifier.text, value), number: value)
        default: return self
        }
    }
}

/// `%@`, `%lld`, `%1$.2f` and the like.
struct FormatSpecifier {
    var isPercent = false
    /// From 0; nil for the next one.
    var position: Int?
    /// Whether it has flags, a width or a precision.
    var hasDetails = false
    /// Without the position.
    var text = "%"

    /// Reads what follows a percent sign, and nothing where that is no specifier.
    init?(_ rest: inout Substring) {
        if rest.first == "%" {
            isPercent = true
            rest = rest.dropFirst()
            return
        }
        var at = rest
        let digits = at.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, at.dropFirst(digits.count).first == "$" {
            position = Int(digits).map { max($0, 1) - 1 }
            at = at.dropFirst(digits.count + 1)
        }
        let details = at.prefix { "0123456789.+-# '".contains($0) }
        hasDetails = !details.isEmpty
        text += details
        at = at.dropFirst(details.count)
        let length = at.prefix { "hlqLzjt".contains($0) }
        text += length
        at = at.dropFirst(length.count)
        guard let kind = at.first, "@dDuUxXofeEgGaAcCsSp".contains(kind) else { return nil }
        text.append(kind)
        rest = at.dropFirst()
    }
}
