/// Reads the words of one line as a step.
struct StepParser {
    /// What is wrong with the line and what to do.
    struct Failure: Error {
        let message: String

        init(_ message: String) {
            self.message = message
        }
    }

    /// How each step is written, for messages and in the order of the design.
    static let forms: [(name: String, form: String)] = [
        ("tap", "tap \"Label\" or tap X,Y"),
        ("rightclick", "rightclick \"Label\" or rightclick X,Y"),
        ("press", "press \"Label\" SECONDS or press X,Y SECONDS"),
        ("drag", "drag \"Label\" X,Y SECONDS (each a \"Label\" or X,Y)"),
        ("magnify", "magnify \"Label\" SCALE SECONDS or magnify X,Y SCALE SECONDS"),
        ("rotate", "rotate \"Label\" DEGREES SECONDS or rotate X,Y DEGREES SECONDS"),
        ("hover", "hover \"Label\" or hover X,Y"),
        ("scroll", "scroll \"Label\" DX,DY or scroll X,Y DX,DY"),
        ("set", "set \"Label\" VALUE"),
        ("type", "type \"text\""),
        ("key", "key [cmd+shift+]NAME"),
        ("wait", "wait SECONDS"),
        ("resize", "resize WxH"),
        ("scheme", "scheme dark|light"),
        ("snap", "snap FILE.png"),
        ("inspect", "inspect FILE.json"),
        ("expect", "expect \"Label\" KEY VALUE"),
    ]

    /// A day: longer waits are slips, and steps are to end.
    private static let longestTime = 86400.0
    /// Points. Far outside of any window, and still exact in a Float.
    private static let farthest = 1_000_000.0

    private let form: String
    private let arguments: [StepWord]

    static func parse(_ words: [StepWord]) throws -> Step {
        let first = words[0]
        guard !first.isQuoted, let form = forms.first(where: { $0.name == first.text }) else {
            throw Failure(
                "there is no step \(first.written); the steps are \(forms.map(\.name).joined(separator: ", "))")
        }
        return try StepParser(form: form.form, arguments: Array(words.dropFirst())).step(form.name)
    }

    private func step(_ name: String) throws -> Step {
        switch name {
        case "tap":
            try expectCount(1)
            return .tap(try aim(0))
        case "rightclick":
            try expectCount(1)
            return .rightClick(try aim(0))
        case "press":
            try expectCount(2)
            return .press(try aim(0), seconds: try seconds(1))
        case "drag":
            try expectCount(3)
            return .drag(from: try aim(0), to: try aim(1), seconds: try seconds(2))
        case "magnify":
            try expectCount(3)
            let scale = try number(1, "how many times as large, as in 1.5") { $0 > 0 && $0 <= 1_000 }
            return .pinch(at: try aim(0), scale: scale, degrees: 0, seconds: try seconds(2))
        case "rotate":
            try expectCount(3)
            let degrees = try number(1, "an angle in degrees, clockwise") { abs($0) <= 36_000 }
            return .pinch(at: try aim(0), scale: 1, degrees: degrees, seconds: try seconds(2))
        case "hover":
            try expectCount(1)
            return .hover(try aim(0))
        case "scroll":
            try expectCount(2)
            return .scroll(at: try aim(0), by: try point(1))
        case "set":
            try expectCount(2)
            return .set(label: try text(0, "a label"), value: StepValue(text: arguments[1].text))
        case "type":
            try expectCount(1)
            return .type(try text(0, "the text"))
        case "key":
            try expectCount(1)
            guard let stroke = KeyStroke(arguments[0].text) else {
                let names = KeyStroke.NamedKey.allCases.map(\.rawValue).joined(separator: ", ")
                throw wrong(0, "a key: a character, or one of \(names); before it cmd+, shift+, opt+ or ctrl+")
            }
            return .key(stroke)
        case "wait":
            try expectCount(1)
            return .wait(seconds: try seconds(0))
        case "resize":
            try expectCount(1)
            guard let size = StepScript.size(arguments[0].text), size.width <= 32767, size.height <= 32767 else {
                throw wrong(0, "a size in points, as in 800x600")
            }
            return .resize(size)
        case "scheme":
            try expectCount(1)
            guard let scheme = RunOptions.Scheme(rawValue: arguments[0].text) else { throw wrong(0, "light or dark") }
            return .scheme(scheme)
        case "snap":
            return .snap(path: try path(["png", "pdf", "svg"]))
        case "inspect":
            return .inspect(path: try path(["json"]))
        default:
            try expectCount(3)
            guard let key = InspectNode.Key(rawValue: arguments[1].text) else {
                throw wrong(1, "one of the keys \(InspectNode.Key.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return .expect(label: try text(0, "a label"), key: key, value: arguments[2].text)
        }
    }

    private func wrong(_ index: Int, _ wanted: String) -> Failure {
        Failure("\(arguments[index].written) is not \(wanted); write \(form)")
    }

    private func expectCount(_ count: Int) throws {
        if arguments.count < count { throw Failure("something is missing; write \(form)") }
        if arguments.count > count {
            throw Failure(
                "\(arguments[count].written) is one too many (a text with blanks goes in quotes); write \(form)")
        }
    }

    private func text(_ index: Int, _ meaning: String) throws -> String {
        guard arguments[index].isQuoted else { throw wrong(index, "\(meaning) in quotes") }
        return arguments[index].text
    }

    private func seconds(_ index: Int) throws -> Double {
        guard let seconds = StepScript.number(arguments[index].text), (0...Self.longestTime).contains(seconds) else {
            throw wrong(index, "a time in seconds, from 0 to \(Int(Self.longestTime))")
        }
        return seconds
    }

    private func number(_ index: Int, _ meaning: String, _ isPossible: (Double) -> Bool) throws -> Double {
        guard let number = StepScript.number(arguments[index].text), isPossible(number) else {
            throw wrong(index, meaning)
        }
        return number
    }

    private func aim(_ index: Int) throws -> Step.Aim {
        arguments[index].isQuoted ? .label(arguments[index].text) : .point(try point(index))
    }

    private func point(_ index: Int) throws -> StepPoint {
        let parts = arguments[index].text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let x = StepScript.number(parts[0]), let y = StepScript.number(parts[1]),
            abs(x) <= Self.farthest, abs(y) <= Self.farthest
        else { throw wrong(index, "two numbers with a comma and no blank between, as in 10,20") }
        return StepPoint(x: x, y: y)
    }

    private func path(_ extensions: [String]) throws -> String {
        try expectCount(1)
        let path = arguments[0].text
        guard extensions.contains(where: { path.lowercased().hasSuffix(".\($0)") }) else {
            throw wrong(0, "a file that ends in .\(extensions.joined(separator: " or ."))")
        }
        return path
    }
}
