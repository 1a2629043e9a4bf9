import Foundation

/// What a program that Gesso starts is to do: written by the command, read by the program's `App.main()`.
///
/// The command hands it over as JSON in the environment variable ``variable``. A program started without the variable
/// runs as `gesso run` would run it.
package struct RunOptions: Codable, Equatable, Sendable {
    /// The environment variable that holds the options.
    package static let variable = "GESSO_RUN"

    /// What the program is to do.
    package enum Mode: String, Codable, Sendable {
        /// A window, or with no display a picture of the first frame.
        case run
        /// A picture in the file ``RunOptions/output``.
        case render
        /// The accessibility tree as JSON on standard output.
        case inspect
        /// The first frame, drawn in memory, and a line that tells when it was finished. For the benchmarks: the command has
        /// no word for it.
        case firstFrame
    }

    /// A colour scheme by its name in the options of the command.
    package enum Scheme: String, Codable, Sendable, CaseIterable {
        case light, dark
    }

    /// A size in points.
    package struct Size: Codable, Equatable, Sendable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }

        package init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            width = try container.decode(Double.self)
            height = try container.decode(Double.self)
        }

        package func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(width)
            try container.encode(height)
        }
    }

    package var mode: Mode
    /// The absolute path of the picture: PNG, PDF or SVG by its extension. In ``Mode/run`` it is where the picture goes
    /// when there is no display. Nil where the mode writes none.
    package var output: String?
    /// The window's size in points. Nil for the size that the program asks for.
    package var size: Size?
    /// Pixels a point. Nil for the mode's own: the display's in a window, else 1.
    package var scale: Double?
    /// Nil for the desktop's, else light.
    package var scheme: Scheme?
    /// Seconds on the host's clock from the start, or from the end of the steps, to the picture. Nil for none.
    package var at: Double?
    /// The absolute path of the file of steps.
    package var steps: String?
    /// Whether `inspect` tells of every drawn view and not only of the accessibility tree.
    package var layout: Bool
    /// The name of the preview to show, of a file that has only previews. Nil for the first.
    package var preview: String?
    /// The caller's working directory, against which relative paths in the steps are meant.
    package var workingDirectory: String

    package init(
        mode: Mode, output: String? = nil, size: Size? = nil, scale: Double? = nil, scheme: Scheme? = nil,
        at: Double? = nil, steps: String? = nil, layout: Bool = false,
        workingDirectory: String = FileManager.default.currentDirectoryPath
    ) {
        self.mode = mode
        self.output = output
        self.size = size
        self.scale = scale
        self.scheme = scheme
        self.at = at
        self.steps = steps
        self.layout = layout
        self.workingDirectory = workingDirectory
    }

    /// The options as the value of ``variable``.
    package var environmentValue: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }

    /// Reads the options back. Throws a `DecodingError` when `environmentValue` is not what the command writes.
    package init(environmentValue: String) throws {
        self = try JSONDecoder().decode(RunOptions.self, from: Data(environmentValue.utf8))
    }

    /// The options in the environment of this process; nil when it was not started by the command.
    package static func ofThisProcess() throws -> RunOptions? {
        try ProcessInfo.processInfo.environment[variable].map(RunOptions.init(environmentValue:))
    }

    /// The script in the file ``steps``; nil when there is none. Messages name the file as its caller sees it, relative to
    /// ``workingDirectory`` where it lies in that. Throws a ``StepScript/FileError`` or a ``StepScript/LineError``.
    package func stepScript() throws -> StepScript? {
        guard let steps else { return nil }
        let folder = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
        let name = steps.hasPrefix(folder) ? String(steps.dropFirst(folder.count)) : steps
        return try StepScript(contentsOfFile: steps, name: name)
    }
}
