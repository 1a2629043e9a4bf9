import Foundation
import Synchronization

/// A program that runs beside the test, its output in files that can be read while it runs. It ends with the value that
/// stands for it.
package final class RunningProgram: @unchecked Sendable {
    private let process = Process()
    private let outputPath: String
    private let errorsPath: String
    /// The number of lines that were waited for.
    private let linesRead = Mutex(0)

    /// Starts the program at `path`. `environment` is added to this process's; an empty value takes a variable away.
    /// `folder` is the working directory, nil for this process's.
    package init(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], in folder: String? = nil
    ) throws {
        let files = NSTemporaryDirectory() + "gesso-program-\(UUID().uuidString)"
        outputPath = files + ".output"
        errorsPath = files + ".errors"
        for file in [outputPath, errorsPath] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter {
            !$0.value.isEmpty
        }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: outputPath)
        process.standardError = FileHandle(forWritingAtPath: errorsPath)
        try process.run()
    }

    deinit {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        for file in [outputPath, errorsPath] { try? FileManager.default.removeItem(atPath: file) }
    }

    /// All that came on standard output so far.
    package var output: String { String(decoding: contents(outputPath), as: UTF8.self) }
    /// All that came on standard error so far.
    package var errors: String { String(decoding: contents(errorsPath), as: UTF8.self) }
    package var processIdentifier: Int32 { process.processIdentifier }

    private func contents(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }

    /// The next whole line of output for which `isWanted` holds, after those that were returned before. Nil when none came
    /// within 10 seconds, or before the program ended.
    package func waitForLine(where isWanted: (String) -> Bool) -> String? {
        let deadline = Date(timeIntervalSinceNow: 10)
        while true {
            let hasEnded = !process.isRunning
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            let start = linesRead.withLock { $0 }
            if let index = lines.indices.dropFirst(start).first(where: { isWanted(lines[$0]) }) {
                linesRead.withLock { $0 = index + 1 }
                return lines[index]
            }
            if hasEnded || Date() > deadline { return nil }
            Thread.sleep(forTimeInterval: 0.01)
        }
    }

    /// Waits for `line` to come out, as ``waitForLine(where:)`` does.
    package func waitForLine(_ line: String) -> String? {
        waitForLine { $0 == line }
    }

    /// Waits for the program's end and returns its exit status; nil when it did not end within 30 seconds.
    package func waitForEnd() -> Int32? {
        let deadline = Date(timeIntervalSinceNow: 30)
        while process.isRunning {
            if Date() > deadline { return nil }
            Thread.sleep(forTimeInterval: 0.005)
        }
        return process.terminationStatus
    }
}
