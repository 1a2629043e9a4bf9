import Foundation

/// Runs another program to its end.
enum ChildProcess {
    /// The lines that the program prints on standard output; each is printed here too, unless `isQuiet`. Says so when the
    /// program cannot be started or fails.
    static func lines(
        _ path: String, _ arguments: [String], environment: [String: String] = [:], folder: String? = nil,
        isQuiet: Bool = false
    ) -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let pipe = Pipe()
        process.standardOutput = pipe
        fflush(nil)
        do {
            try process.run()
        } catch {
            warn("\(path) could not be started: \(error.localizedDescription)")
            return []
        }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus != 0 { warn("\(path) ended with status \(process.terminationStatus)") }
        if !isQuiet {
            print(text, terminator: "")
            fflush(nil)
        }
        return text.split(separator: "\n").map(String.init)
    }

    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
    }
}
