import Foundation
import GessoCommand
import Scripting
import SwiftUI

/// One text in the middle, as a user has it: a program that was compiled before, from the start of its process. Beside
/// it the same in the benchmark's own process, where nothing has to be loaded.
@MainActor
enum HelloScene {
    private static let warmUps = 1
    private static let runs = 3

    static func run(_ call: SceneCall) {
        let window = BenchmarkWindow(Text("Hello"))
        window.draw(window.update())
        Report.line("hello-inside-first", Stopwatch.now - call.start, "ms")
        Report.line("hello-inside-memory", PeakMemory.megabytes, "MB")
        do {
            try runProgram()
        } catch let failure as CommandFailure {
            ChildProcess.warn("hello: \(failure.message)")
        } catch {
            ChildProcess.warn("hello: \(error)")
        }
    }

    private static func runProgram() throws {
        let framework = try Framework(besideExecutable: Machine.executable)
        let compiler = try ProgramCompiler(
            framework: framework, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let program = try compiler.executable(for: ProgramFile(path: Machine.root + "/Benchmarks/Programs/Hello.swift"))
        var options = RunOptions(mode: .firstFrame)
        options.size = RunOptions.Size(width: BenchmarkWindow.size.width, height: BenchmarkWindow.size.height)
        let environment = [RunOptions.variable: try options.environmentValue]
        var times: [Double] = []
        var megabytes: [Double] = []
        for run in 0..<warmUps + runs {
            let start = Stopwatch.now
            let lines = ChildProcess.lines(program, [], environment: environment, isQuiet: true)
            let words = lines.first?.split(separator: " ").compactMap { Double($0) } ?? []
            guard words.count == 2, run >= warmUps else { continue }
            times.append(words[0] - start)
            megabytes.append(words[1])
        }
        guard !times.isEmpty else { return ChildProcess.warn("hello: the program did not tell of its first frame") }
        Report.line("hello-first", times.median, "ms")
        Report.line("hello-memory", megabytes.median, "MB")
    }
}
