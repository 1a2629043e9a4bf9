import Foundation
import SwiftUI

/// Runs each scene in a process of its own, so that its start and its memory are its own.
///
///     gesso bench [NAME...] [--peers] [--png DIR]
@main
@MainActor
enum Benchmarks {
    private static let startVariable = "GESSO_BENCHMARK_START"

    /// What can be asked for, in the order in which it is run.
    private static let scenes: [(name: String, run: @MainActor (SceneCall) -> Void)] =
        [
            ("hello", HelloScene.run), ("cells", CellsScene.run), ("cells-2500", CellsScene.runQuarter),
            ("cells-40000", CellsScene.runFourfold), ("rows", RowsScene.run), ("animate", AnimateScene.run),
            ("stack-depth", StackDepth.run),
        ]
        + DrawingScenes.all.map { name, make in (name, { @MainActor in DrawingScenes.run(name, make, $0) }) }

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let start = ProcessInfo.processInfo.environment[startVariable].flatMap(Double.init),
            let name = arguments.first
        {
            let pictures = arguments.count > 1 ? arguments[1] : nil
            scenes.first { $0.name == name }?.run(SceneCall(start: start, pictures: pictures))
            // At once: taking the tree down again is not part of any scene.
            fflush(nil)
            _exit(0)
        }
        let call = BenchmarkCall.parse(arguments, known: scenes.map(\.name))
        print("# \(Machine.description)")
        var results: [String] = []
        for scene in scenes where call.names.isEmpty || call.names.contains(scene.name) {
            results += launch(scene.name, call)
        }
        if call.withPeers { Peers.run(besides: results.compactMap(BenchmarkLine.init), names: call.names, call) }
        print("# \(Machine.load)")
    }

    /// Scenes whose first frame counts are started so many times, and the medians printed: a process has one first frame.
    private static let starts = 5

    /// Runs one scene in processes of its own, prints the median of each figure and returns the lines.
    private static func launch(_ name: String, _ call: BenchmarkCall) -> [String] {
        let isDrawing = DrawingScenes.all.contains { $0.name == name }
        var names: [String] = []
        var values: [String: [Double]] = [:]
        var units: [String: String] = [:]
        for _ in 0..<(isDrawing ? 1 : starts) {
            let lines = ChildProcess.lines(
                Machine.executable, [name] + (call.pictures.map { [$0] } ?? []),
                environment: [startVariable: "\(Stopwatch.now)"], isQuiet: true)
            for line in lines.compactMap(BenchmarkLine.init) {
                if values[line.name] == nil { names.append(line.name) }
                values[line.name, default: []].append(line.value)
                units[line.name] = line.unit
            }
        }
        return names.map { name in
            Report.line(name, values[name, default: []].median, units[name] ?? "")
        }
    }
}

/// What a scene is told by the process that started it.
struct SceneCall {
    /// When that was, on the clock of `Stopwatch.now`.
    let start: Double
    /// The folder for pictures of what was drawn; nil for none.
    let pictures: String?
}
