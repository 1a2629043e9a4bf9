import Foundation
import Scripting

/// Reads the command's arguments. Whether files are there is not its concern.
package struct InvocationParser {
    /// The side of a picture that Cairo can still draw, in pixels.
    private static let longestSide = 32767.0
    /// 2^28 pixels take a gigabyte, which is where a slip of the finger is likelier than a wish.
    private static let mostPixels = 268_435_456.0
    /// A day, in seconds.
    private static let longestTime = 86400.0
    /// Pixels a point. What is smaller than the least shows nothing, and most often is a slip.
    private static let scales = 0.1...16.0

    private let workingDirectory: String
    private var rest: ArraySlice<String>

    private init(arguments: [String], workingDirectory: String) {
        self.workingDirectory = workingDirectory
        rest = arguments[...]
    }

    /// What `arguments` (the command's own name left out) ask for, relative paths being meant against
    /// `workingDirectory`. Throws a ``CommandFailure`` of status 2 that says what to change.
    package static func parse(_ arguments: [String], workingDirectory: String) throws -> Invocation {
        var parser = InvocationParser(arguments: arguments, workingDirectory: workingDirectory)
        return try parser.invocation()
    }

    private mutating func invocation() throws -> Invocation {
        guard let name = rest.popFirst() else {
            throw CommandFailure.wrongCall(
                "what to do is missing; give run, render, inspect, bench or test (gesso --help says more)")
        }
        switch name {
        case "run" where asksForHelp, "render" where asksForHelp, "inspect" where asksForHelp: return .help
        case "run": return .program(try programCall(.run))
        case "render": return .program(try programCall(.render))
        case "inspect": return .program(try programCall(.inspect))
        case "bench": return .bench(Array(rest))
        case "help", "--help", "-h": return .help
        case "version", "--version": return .version
        case "test":
            throw CommandFailure.wrongCall("the tests are run by the script at the checkout's root: ./gesso test")
        default:
            throw CommandFailure.wrongCall(
                "there is no command \"\(name)\"; give run, render, inspect, bench or test")
        }
    }

    /// Whether `--help` is among the command's own arguments, whatever else is wrong with them.
    private var asksForHelp: Bool {
        rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    private mutating func programCall(_ mode: RunOptions.Mode) throws -> ProgramCall {
        var options = RunOptions(mode: mode, workingDirectory: workingDirectory)
        var program: String?
        var arguments: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                arguments = Array(rest)
                break
            }
            if argument.hasPrefix("-"), argument.count > 1 {
                try readOption(argument, into: &options)
            } else if let program {
                throw CommandFailure.wrongCall(
                    "one program at a time: \"\(program)\" and \"\(argument)\" were given; "
                        + "the program's own arguments come after --")
            } else if argument.isEmpty {
                throw CommandFailure.wrongCall("the program's path is empty; give a .swift file")
            } else {
                program = argument
            }
        }
        guard let program else {
            throw CommandFailure.wrongCall(
                "the program is missing; give a .swift file: gesso \(mode.rawValue) PROGRAM")
        }
        if mode == .render, options.output == nil {
            throw CommandFailure.wrongCall(
                "where the picture goes is missing; give -o with a file that ends in .png, .pdf or .svg")
        }
        try checkPixels(options)
        return ProgramCall(path: program, options: options, arguments: arguments)
    }

    private mutating func readOption(_ argument: String, into options: inout RunOptions) throws {
        var name = argument
        var attached: String?
        if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
            name = String(argument[..<equals])
            attached = String(argument[argument.index(after: equals)...])
        }
        switch name {
        case "--size":
            options.size = try size(value(of: name, attached, "WxH, as in --size 800x600"))
        case "--scale":
            options.scale = try number(
                value(of: name, attached, "a number, as in --scale 2"), of: name, in: Self.scales)
        case "--at":
            options.at = try number(
                value(of: name, attached, "seconds, as in --at 0.25"), of: name, in: 0...Self.longestTime)
        case "--preview":
            options.preview = try value(of: name, attached, "the name of a preview")
        case "--scheme":
            let text = try value(of: name, attached, "light or dark")
            guard let scheme = RunOptions.Scheme(rawValue: text) else {
                throw CommandFailure.wrongCall("--scheme is \"\(text)\"; give light or dark")
            }
            options.scheme = scheme
        case "--steps":
            options.steps = try value(of: name, attached, "a file of steps").absolutePath(in: workingDirectory)
        case "-o", "--output":
            guard options.mode != .inspect else { throw unknown(name, options.mode) }
            let path = try value(of: name, attached, "a file that ends in .png, .pdf or .svg")
            guard ["png", "pdf", "svg"].contains((path as NSString).pathExtension.lowercased()) else {
                throw CommandFailure.wrongCall("\(name) is \"\(path)\"; give a file that ends in .png, .pdf or .svg")
            }
            options.output = path.absolutePath(in: workingDirectory)
        case "--layout":
            guard options.mode == .inspect else { throw unknown(name, options.mode) }
            guard attached == nil else { throw CommandFailure.wrongCall("--layout takes no value") }
            options.layout = true
        default:
            throw unknown(name, options.mode)
        }
    }

    private func unknown(_ name: String, _ mode: RunOptions.Mode) -> CommandFailure {
        let own =
            switch mode {
            case .run, .render: "-o, "
            case .inspect: "--layout, "
            case .firstFrame: ""
            }
        return .wrongCall(
            "gesso \(mode.rawValue) has no option \"\(name)\"; "
                + "it has \(own)--size, --scale, --scheme, --at, --steps and --preview")
    }

    private mutating func value(of name: String, _ attached: String?, _ wanted: String) throws -> String {
        if let value = attached ?? rest.popFirst(), !value.isEmpty, value != "--" { return value }
        throw CommandFailure.wrongCall("\(name) needs a value; give \(wanted)")
    }

    private func size(_ text: String) throws -> RunOptions.Size {
        guard let size = StepScript.size(text), size.width <= Self.longestSide, size.height <= Self.longestSide else {
            throw CommandFailure.wrongCall(
                "--size is \"\(text)\"; give the width and the height in points, above 0 and at most 32767, "
                    + "as in --size 800x600")
        }
        return size
    }

    private func number(_ text: String, of name: String, in range: ClosedRange<Double>) throws -> Double {
        if let number = StepScript.number(text), range.contains(number) { return number }
        func written(_ bound: Double) -> String { bound == bound.rounded() ? "\(Int(bound))" : "\(bound)" }
        throw CommandFailure.wrongCall(
            "\(name) is \"\(text)\"; give a number from \(written(range.lowerBound)) to \(written(range.upperBound))")
    }

    /// A picture whose size is given and that no memory would hold is refused before anything is compiled.
    private func checkPixels(_ options: RunOptions) throws {
        guard let size = options.size else { return }
        let scale = options.scale ?? 1
        let (width, height) = (size.width * scale, size.height * scale)
        guard width <= Self.longestSide, height <= Self.longestSide, width * height <= Self.mostPixels else {
            throw CommandFailure.wrongCall(
                "--size times --scale is \(Int(width)) x \(Int(height)) pixels; "
                    + "at most 32767 a side and 268435456 in all can be drawn")
        }
    }
}
