import Foundation
import Scripting

/// The `gesso` command: reads its arguments, compiles the program, and becomes it or waits for it.
package struct GessoCommand {
    /// The absolute path of the command's own executable, symbolic links resolved; the framework lies beside it.
    private let executable: String
    private let environment: [String: String]
    private let workingDirectory: String

    package init(executable: String, environment: [String: String], workingDirectory: String) {
        self.executable = executable
        self.environment = environment
        self.workingDirectory = workingDirectory
    }

    /// The command of this process, run to its end. Returns only when no program took the process over; the result is
    /// the exit status.
    package static func main() -> Int32 {
        let command = GessoCommand(
            executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path,
            environment: ProcessInfo.processInfo.environment,
            workingDirectory: FileManager.default.currentDirectoryPath)
        do {
            let execution = try command.prepare(Array(CommandLine.arguments.dropFirst()))
            return try execution.start()
        } catch let failure as CommandFailure {
            if !failure.message.isEmpty { FileHandle.standardError.write(Data("gesso: \(failure.message)\n".utf8)) }
            return failure.status
        } catch {
            FileHandle.standardError.write(Data("gesso: \(error)\n".utf8))
            return 1
        }
    }

    /// Does all that comes before the process is handed over: checks the call, compiles the program.
    package func prepare(_ arguments: [String]) throws -> Execution {
        switch try InvocationParser.parse(arguments, workingDirectory: workingDirectory) {
        case .help:
            return .print(Invocation.usage)
        case .version:
            return .print("gesso \(Invocation.currentVersion)\n")
        case .bench(let arguments):
            let benchmarks = (executable as NSString).deletingLastPathComponent + "/GessoBenchmarks"
            return .replace(Execution.Program(path: benchmarks, arguments: arguments, environment: environment))
        case .program(let call):
            return execution(of: try prepare(call), for: call.options)
        }
    }

    /// A window's program needs nobody beside it; of a picture or a tree it is seen that it was made.
    private func execution(of program: Execution.Program, for options: RunOptions) -> Execution {
        switch options.mode {
        case .render: options.output.map { .watch(program, .picture(path: $0)) } ?? .replace(program)
        case .inspect: .watch(program, .output)
        case .run, .firstFrame: .replace(program)
        }
    }

    private func prepare(_ call: ProgramCall) throws -> Execution.Program {
        let file = try ProgramFile(path: call.path)
        try checkFiles(of: call.options)
        let framework = try Framework(besideExecutable: executable)
        let compiler = try ProgramCompiler(framework: framework, searchPath: environment["PATH"] ?? "")
        let program = try compiler.executable(for: file)
        let beside = file.isFolder ? file.path + "/main.swift" : file.path
        ProgramResources(besideProgram: beside).link(besideExecutable: program)
        var options = call.options
        if options.mode == .run, options.output == nil {
            options.output = pictureWithoutDisplay(of: file, root: framework.root)
        }
        var environment = environment
        environment[RunOptions.variable] = try options.environmentValue
        return Execution.Program(path: program, arguments: call.arguments, environment: environment)
    }

    /// Where `run` puts its picture when there is no display: not in the caller's folder, which would be littered, but in
    /// `.gesso` at the root, or for want of that among the temporary files.
    private func pictureWithoutDisplay(of file: ProgramFile, root: String) -> String {
        var folder = root + "/.gesso"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            folder = NSTemporaryDirectory()
        }
        return "\((folder as NSString).appendingPathComponent(file.name)).png"
    }

    /// What can be known to fail is said before the caller waits for the compiler.
    private func checkFiles(of options: RunOptions) throws {
        do {
            _ = try options.stepScript()
        } catch let error as StepScript.FileError {
            throw CommandFailure.wrongCall("--steps: \(error)")
        } catch {
            throw CommandFailure.failed("\(error)")
        }
        if let output = options.output {
            var isDirectory: ObjCBool = false
            let folder = (output as NSString).deletingLastPathComponent
            guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue
            else {
                throw CommandFailure.wrongCall("-o: there is no folder \(folder) to write to; make it first")
            }
            if FileManager.default.fileExists(atPath: output, isDirectory: &isDirectory), isDirectory.boolValue {
                throw CommandFailure.wrongCall("-o: \(output) is a folder; give a file")
            }
        }
    }
}
