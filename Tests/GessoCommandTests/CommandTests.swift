import Foundation
import GessoCommand
import Scripting
import Testing
import WindowTesting

/// The built command, run as its users run it.
@Suite("The command")
struct CommandTests {
    private let folder = try! TemporaryFolder()

    private struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs the command that was built beside these tests, in ``folder``.
    private func gesso(_ arguments: String...) throws -> Outcome {
        let command = try #require(BuiltProducts.executable("gesso"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        // Files and not pipes: nobody has to read while the command runs.
        let (output, errors) = (try folder.write("", to: "output"), try folder.write("", to: "errors"))
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: try String(contentsOfFile: output, encoding: .utf8),
            errors: try String(contentsOfFile: errors, encoding: .utf8))
    }

    private let program = """
        import SwiftUI
        import Foundation

        @main
        struct Program {
            static func main() {
                print(ProcessInfo.processInfo.environment["GESSO_RUN"] ?? "")
                print(CommandLine.arguments.dropFirst().joined(separator: "|"))
                exit(7)
            }
        }
        """

    @Test("compiles a program, hands it its options and arguments, and ends as it ends")
    func runsProgram() throws {
        _ = try folder.write(program, to: "Program.swift")
        for _ in 0..<2 {
            let outcome = try gesso("inspect", "Program.swift", "--size", "20x30", "--layout", "--", "a b", "--size")
            #expect(outcome.status == 7)
            #expect(outcome.errors == "")
            let lines = outcome.output.split(separator: "\n")
            try #require(lines.count == 2)
            let options = try RunOptions(environmentValue: String(lines[0]))
            #expect(options.mode == .inspect && options.layout && options.size == .init(width: 20, height: 30))
            #expect(lines[1] == "a b|--size")
        }
    }

    @Test("shows the compiler's errors at the path that was given")
    func compilerErrors() throws {
        let text = "import SwiftUI\n@main struct A {\n    static func main() { let x: Int = \"\" }\n}"
        try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
        let absolute = try folder.write(text, to: "sub/A.swift")
        _ = try folder.write(text, to: "A.swift")
        for path in ["A.swift", "sub/A.swift", absolute] {
            let outcome = try gesso("run", path)
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("\(path):3:39: error: "))
            #expect(outcome.output == "")
            #expect(!outcome.errors.contains("gesso: "))
        }
    }

    @Test("has one line for a call that is wrong, and status 2")
    func wrongCalls() throws {
        _ = try folder.write(program, to: "Program.swift")
        try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)
        let calls = [
            try gesso("run", "None.swift"), try gesso("run", "--fast", "Program.swift"), try gesso("run", "empty"),
            try gesso("run", "Program.swift", "--steps", "none"),
            try gesso("render", "Program.swift", "-o", "none/a.png"), try gesso(), try gesso("fly"), try gesso("run"),
            try gesso("render", "Program.swift"), try gesso("run", "Program.swift", "--size", "30"),
        ]
        for outcome in calls {
            #expect(outcome.status == 2)
            #expect(outcome.output == "")
            #expect(outcome.errors.hasPrefix("gesso: "))
            #expect(outcome.errors.split(separator: "\n").count == 1)
        }
    }

    @Test("has one line for a bad step or a program without @main, and status 1")
    func failingPrograms() throws {
        _ = try folder.write(program, to: "Program.swift")
        _ = try folder.write("print(1)", to: "Script.swift")
        _ = try folder.write("wait 1\nwait long\n", to: "bad.steps")
        let step = try gesso("run", "Program.swift", "--steps", "bad.steps")
        #expect(step.status == 1)
        #expect(
            step.errors == "gesso: bad.steps:2: long is not a time in seconds, from 0 to 86400; write wait SECONDS\n")
        let script = try gesso("run", "Script.swift")
        #expect(script.status == 1)
        #expect(script.errors == "gesso: Script.swift: no type here is marked @main; put @main before the App\n")
    }

    /// A program whose view does something when it appears.
    private func app(onAppear: String) -> String {
        """
        import SwiftUI

        @main
        struct Program: App {
            init() { print("init") }
            var body: some Scene {
                WindowGroup { Text("Hello").onAppear { \(onAppear) } }
            }
        }
        """
    }

    @Test("fails when the program ends before it has made what it was started for")
    func nothingMade() throws {
        _ = try folder.write(app(onAppear: "exit(0)"), to: "Exit.swift")
        _ = try folder.write(
            "import SwiftUI\n@main struct A {\n    static func main() { print(\"done\") }\n}", to: "NoApp.swift")
        // A picture that was there before is none of this program's.
        _ = try folder.write("old", to: "q.png")
        for name in ["Exit.swift", "NoApp.swift"] {
            let outcome = try gesso("render", name, "-o", "q.png")
            #expect(outcome.status == 1)
            #expect(outcome.errors == "gesso: the program ended before a picture was made\n")
            #expect(outcome.output == (name == "NoApp.swift" ? "done\n" : "init\n"))
        }
        let inspection = try gesso("inspect", "Exit.swift")
        #expect(inspection.status == 1)
        #expect(inspection.errors.hasSuffix("gesso: the program ended before its tree was told\n"))
        #expect(inspection.output == "")
    }

    @Test("tells the tree alone on standard output, and prints what the program prints beside it")
    func printingProgram() throws {
        _ = try folder.write(app(onAppear: "print(\"appeared\")"), to: "Prints.swift")
        let inspection = try gesso("inspect", "Prints.swift")
        #expect(inspection.status == 0)
        #expect(inspection.errors == "init\nappeared\n")
        #expect(inspection.output.hasPrefix("{\n") && inspection.output.hasSuffix("}\n"))
        #expect((try? JSONSerialization.jsonObject(with: Data(inspection.output.utf8))) != nil)
        let picture = try gesso("render", "Prints.swift", "-o", "new.png")
        #expect(picture.status == 0)
        #expect(picture.output == "init\nappeared\n" && picture.errors == "")
    }

    @Test("ends with 128 and the signal that ended the program")
    func signals() throws {
        _ = try folder.write(app(onAppear: "kill(getpid(), SIGKILL)"), to: "Killed.swift")
        let killed = try gesso("render", "Killed.swift", "-o", "q.png")
        #expect(killed.status == 137)
        #expect(killed.errors == "gesso: the program was ended by signal 9: Killed\n")
    }

    @Test("gives the program a stack of 512 megabytes, or as much as the system allows")
    func stack() throws {
        let text = """
            import SwiftUI
            @main struct A {
                static func main() {
                    var limit = rlimit()
                    getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
                    print(limit.rlim_cur >= min(limit.rlim_max, 512 << 20))
                }
            }
            """
        _ = try folder.write(text, to: "Stack.swift")
        #expect(try gesso("run", "Stack.swift").output == "true\n")
        #expect(try gesso("render", "Stack.swift", "-o", "q.png").output == "true\n")
    }

    @Test("answers what it is asked about itself on standard output")
    func help() throws {
        for arguments in [["--help"], ["render", "--help"], ["help"]] {
            let outcome = try arguments.count == 1 ? gesso(arguments[0]) : gesso(arguments[0], arguments[1])
            #expect(outcome.status == 0)
            #expect(outcome.output == Invocation.usage)
            #expect(outcome.errors == "")
        }
        let version = try gesso("--version")
        #expect(version.status == 0)
        #expect(version.output == "gesso \(Invocation.currentVersion)\n")
    }
}
