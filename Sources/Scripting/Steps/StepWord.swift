/// A word of a line of steps: bare, or a text that stood in quotes.
struct StepWord: Equatable {
    var text: String
    var isQuoted: Bool

    /// The word as it was written, for messages.
    var written: String {
        isQuoted ? "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" : text
    }

    /// The words of `line`, its comment left out.
    static func split(_ line: Substring) throws -> [StepWord] {
        var words: [StepWord] = []
        var index = line.startIndex
        while index < line.endIndex {
            let character = line[index]
            if character.isWhitespace {
                index = line.index(after: index)
            } else if character == "#" {
                break
            } else if character == "\"" {
                words.append(try quoted(line, &index))
                if index < line.endIndex, !line[index].isWhitespace, line[index] != "#" {
                    throw StepParser.Failure(
                        "a closing quotation mark is followed by \(line[index]); put a blank between")
                }
            } else {
                let end = line[index...].firstIndex { $0.isWhitespace || $0 == "#" } ?? line.endIndex
                words.append(StepWord(text: String(line[index..<end]), isQuoted: false))
                index = end
            }
        }
        return words
    }

    /// The text in quotes that begins at `index`, which then stands after its closing mark.
    private static func quoted(_ line: Substring, _ index: inout Substring.Index) throws -> StepWord {
        var text = ""
        index = line.index(after: index)
        while index < line.endIndex {
            var character = line[index]
            index = line.index(after: index)
            if character == "\"" { return StepWord(text: text, isQuoted: true) }
            if character == "\\" {
                guard index < line.endIndex, line[index] == "\"" || line[index] == "\\" else {
                    throw StepParser.Failure(
                        "a lone \\ stands in a text; write \\\\ for it, or \\\" for a quotation mark")
                }
                character = line[index]
                index = line.index(after: index)
            }
            text.append(character)
        }
        throw StepParser.Failure("a text is not closed; end it with a quotation mark")
    }
}
