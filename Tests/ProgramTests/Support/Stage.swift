import Codecs
import Foundation
import Testing
import WindowTesting

/// Runs a program by the built command, without a display, in a folder of its own.
final class Stage {
    /// Why a run that had to succeed did not.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let program: Program
    /// Where the pictures and inspections of steps with relative paths go; lives as long as the stage.
    let folder: String

    init(_ program: Program) throws {
        self.program = program
        folder = NSTemporaryDirectory() + "gesso-stage-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// What `gesso inspect` prints of the program. `size` is the window's in points, nil for the one that it asks for.
    func inspect(size: String? = nil, scale: Int = 1, steps: String? = nil, at: Double? = nil, layout: Bool = false)
        throws -> Inspected
    {
        let arguments = try options(size: size, scale: scale, steps: steps, at: at) + (layout ? ["--layout"] : [])
        return try Inspected(json: Data(try gesso("inspect", arguments).utf8))
    }

    /// What `gesso render` draws of the program.
    func render(
        size: String? = nil, scale: Int = 1, scheme: String? = nil, steps: String? = nil, at: Double? = nil
    ) throws -> ScreenPicture {
        let path = folder + "/stage.png"
        let arguments = try options(size: size, scale: scale, steps: steps, at: at)
        _ = try gesso("render", arguments + (scheme.map { ["--scheme", $0] } ?? []) + ["-o", path])
        return try picture("stage.png")
    }

    /// A picture that a step has written.
    func picture(_ name: String) throws -> ScreenPicture {
        let bitmap = try ImageDecoder.decode([UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))))
        return ScreenPicture(width: bitmap.width, height: bitmap.height, premultiplied: bitmap.bytes)
    }

    /// An inspection that a step has written.
    func inspection(_ name: String) throws -> Inspected {
        try Inspected(json: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")))
    }

    private func options(size: String?, scale: Int, steps: String?, at: Double?) throws -> [String] {
        var arguments = ["--scale", "\(scale)"]
        if let size { arguments += ["--size", size] }
        if let at { arguments += ["--at", "\(at)"] }
        if let steps {
            let path = folder + "/stage.steps"
            try steps.write(toFile: path, atomically: true, encoding: .utf8)
            arguments += ["--steps", path]
        }
        return arguments
    }

    /// Runs the command and returns what it prints.
    private func gesso(_ mode: String, _ arguments: [String]) throws -> String {
        let command = try #require(BuiltProducts.executable("gesso"))
        let run = try RunningProgram(command, [mode, program.path] + arguments, in: folder)
        let status = run.waitForEnd()
        guard status == 0, run.errors.isEmpty else {
            throw Failure(
                description: "gesso \(mode) ended with \(status.map(String.init) ?? "nothing"): \(run.errors)")
        }
        return run.output
    }
}
