import Foundation

/// A file of steps, read and checked: what `--steps` drives a program with.
///
///     # a comment
///     tap "Add \"one\""
///     wait 0.25
///     expect "Progress" value "50%"
///
/// One step a line; words are separated by blanks; text in double quotes with `\"` and `\\`; `#` outside of quotes begins
/// a comment.
package struct StepScript: Equatable, Sendable {
    /// A step and where it stands.
    package struct Line: Equatable, Sendable {
        /// Counted from 1.
        package var number: Int
        package var step: Step

        package init(number: Int, step: Step) {
            self.number = number
            self.step = step
        }
    }

    /// A line that is no step.
    package struct LineError: Error, Equatable, CustomStringConvertible {
        package let file: String
        /// Counted from 1.
        package let line: Int
        /// What is wrong and what to do.
        package let message: String

        package var description: String { "\(file):\(line): \(message)" }
    }

    /// A file that cannot be read at all.
    package struct FileError: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// The file's name for messages.
    package var file: String
    package var lines: [Line]

    /// A script of one step, which needs no file.
    package init(_ step: Step) {
        file = ""
        lines = [Line(number: 1, step: step)]
    }

    /// Reads `text`; `file` is its name for messages. Throws the first ``LineError``.
    package init(_ text: String, file: String) throws {
        self.file = file
        lines = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            do {
                let words = try StepWord.split(line)
                if !words.isEmpty { lines.append(Line(number: number, step: try StepParser.parse(words))) }
            } catch let error as StepParser.Failure {
                throw LineError(file: file, line: number, message: error.message)
            }
        }
    }

    /// Reads the file at `path`, which messages call `name`. Throws a ``FileError`` or the first ``LineError``.
    package init(contentsOfFile path: String, name: String? = nil) throws {
        let name = name ?? path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FileError(description: "\(name) cannot be read; give a file of steps")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw FileError(description: "\(name) is not a text in UTF-8; give a file of steps")
        }
        try self.init(text, file: name)
    }

    /// A finite decimal number, as it is written in steps and in the command's options: `12`, `-0.5`, `1e3`. Nil for
    /// anything else, hexadecimal numbers and infinity among it.
    package static func number(_ text: some StringProtocol) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            let number = Double(text), number.isFinite
        else { return nil }
        return number
    }

    /// A size written as `800x600`, both numbers above 0. Nil for anything else.
    package static func size(_ text: some StringProtocol) -> RunOptions.Size? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]), width > 0, height > 0
        else {
            return nil
        }
        return RunOptions.Size(width: width, height: height)
    }
}
