import Foundation
import GessoCommand
import Testing
import WindowTesting

/// Programs handed to the compiler in one language mode against the framework that was built beside the tests.
/// It runs from the beginning; ``outcome()`` waits for its end.
final class ProgramCheck {
    struct Outcome {
        var status: Int32
        /// What the compiler said.
        var messages: String
        /// The programs that it found an error in.
        var failed: Set<String>
    }

    let mode: String
    let programs: [String]
    private let process = Process()
    private let messages: URL

    init(mode: String, programs: [String]) throws {
        self.mode = mode
        self.programs = programs
        let command = try #require(BuiltProducts.executable("gesso"))
        // A file and not a pipe: nobody has to read while the compiler runs.
        messages = FileManager.default.temporaryDirectory.appending(path: "gesso-\(UUID()).messages")
        try Data().write(to: messages)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-swift-version", mode, "-parse-as-library", "-module-name", "Programs", "-wmo", "-Onone",
                "-warnings-as-errors", "-diagnostic-style", "llvm", "-emit-sil", "-o", "/dev/null",
            ] + (try Framework(besideExecutable: command)).moduleArguments + programs
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
    }

    func outcome() throws -> Outcome {
        process.waitUntilExit()
        let text = try String(contentsOf: messages, encoding: .utf8)
        try? FileManager.default.removeItem(at: messages)
        let errors = text.split(separator: "\n").filter { $0.contains(": error: ") }
        let failed = programs.filter { program in errors.contains { $0.hasPrefix("\(program):") } }
        return Outcome(status: process.terminationStatus, messages: text, failed: Set(failed))
    }
}
