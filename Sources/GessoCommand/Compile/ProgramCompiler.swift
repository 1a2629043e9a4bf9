import Foundation

/// Compiles a program against the built framework, once for each state of its files, framework and compiler.
package struct ProgramCompiler {
    /// Swift 5 as in most programs there are; unoptimized, since the work is in the framework and waiting is not.
    private static let arguments = ["-swift-version", "5", "-parse-as-library", "-Onone"]

    /// The program around a file that has only previews.
    private static let previewProgram = """
        import SwiftUI

        @main
        enum _ShownPreview {
            @MainActor static func main() { _showPreview(in: #dsohandle) }
        }

        """

    /// Programs for other platforms have no import of it. Not for all: it takes 20 milliseconds to load.
    private static let networking = ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]

    private let framework: Framework
    /// The absolute path of `swiftc`.
    private let compiler: String

    /// A compiler found on `searchPath`, a list of folders as in PATH. Throws a ``CommandFailure`` when there is none.
    package init(framework: Framework, searchPath: String) throws {
        self.framework = framework
        let candidates = searchPath.split(separator: ":").map { "\($0)/swiftc" }
        guard let compiler = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw CommandFailure.failed(
                "swiftc is not on PATH; install Swift 6.2 or later, or start ./gesso at the root")
        }
        self.compiler = compiler
    }

    /// Where compiled programs are kept.
    private var cache: ProgramCache { ProgramCache(folder: framework.root + "/.build/gesso-programs") }

    /// The path of the executable made from `file`. What the compiler says goes to standard error.
    package func executable(for file: ProgramFile) throws -> String {
        let name = file.moduleName(taken: framework.moduleNames)
        var arguments = Self.arguments + ["-module-name", name] + framework.compilerArguments
        if file.usesNetworking { arguments += Self.networking }
        if file.usesNetworkPublishers { arguments.append(framework.networkPublishers) }
        let parts = [
            arguments.joined(separator: "\u{0}"), FileIdentity.of(compiler) ?? "", framework.identity,
            FileManager.default.currentDirectoryPath, file.path, file.files.joined(separator: "\u{0}"),
        ]
        let key = Data(parts.joined(separator: "\n").utf8) + Data([0]) + file.source
        if let program = cache.program(named: name, for: key) { return program }
        return try cache.make(named: name, for: key) { output in
            // A path that begins with a dash would be an option.
            var inputs = file.files.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
            // One compiler for all files: several would each read the framework.
            if inputs.count > 1 { inputs.insert("-wmo", at: 0) }
            if file.showsPreviews {
                let program = output + "-preview.swift"
                try? Data(Self.previewProgram.utf8).write(to: URL(fileURLWithPath: program))
                inputs.append(program)
            }
            guard try run(arguments + inputs + ["-o", output]) == 0 else { throw CommandFailure.doesNotCompile }
        }
    }

    /// Runs the compiler to its end and returns its exit status. Standard output belongs to the program to come, so the
    /// compiler has standard error for both.
    private func run(_ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.standardError
        do {
            try process.run()
        } catch {
            throw CommandFailure.failed("\(compiler) cannot be started: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return process.terminationStatus
    }
}
