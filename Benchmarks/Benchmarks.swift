import Foundation
import SwiftUI

/// Runs each scene in a process of its own, so that its start and its memory are its own.
@main
@MainActor
enum Benchmarks {
    private static let startVariable = "GESSO_BENCHMARK_START"

    private static let scenes: [(name: String, run: @MainActor (Double) -> Void)] = [
        ("hello", HelloScene.run), ("cells", CellsScene.run), ("animate", AnimateScene.run),
    ]

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let start = ProcessInfo.processInfo.environment[startVariable].flatMap(Double.init) {
            scenes.first { $0.name == arguments.first }?.run(start)
            // At once: taking the tree down again is not part of any scene.
            fflush(nil)
            _exit(0)
        }
        let unknown = arguments.filter { name in !scenes.contains { $0.name == name } }
        if let name = unknown.first {
            FileHandle.standardError.write(
                Data(
                    "gesso: there is no benchmark \"\(name)\"; there are \(scenes.map(\.name).joined(separator: ", "))\n"
                        .utf8))
            exit(2)
        }
        for scene in scenes where arguments.isEmpty || arguments.contains(scene.name) { launch(scene.name) }
    }

    private static func launch(_ name: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [name]
        var environment = ProcessInfo.processInfo.environment
        environment[startVariable] = "\(Stopwatch.now)"
        process.environment = environment
        do {
            try process.run()
            process.waitUntilExit()
        } catch {
            FileHandle.standardError.write(Data("gesso: benchmark \(name) could not be started: \(error)\n".utf8))
            exit(1)
        }
    }
}
