import Foundation

/// Other toolkits and renderers on the same scenes in the same run, from the folder `shared/bench/peers` beside the checkout.
@MainActor
enum Peers {
    private static let qtScenes = ["hello", "cells", "animate"]
    private static let gtkScenes = ["hello", "cells"]

    /// Runs the peers of the scenes in `names` (all when empty) and prints, after their lines, how many times as much as
    /// ours each figure is.
    static func run(besides own: [BenchmarkLine], names: [String], _ call: BenchmarkCall) {
        let folder = (Machine.root as NSString).deletingLastPathComponent + "/shared/bench/peers"
        guard FileManager.default.fileExists(atPath: folder) else {
            return ChildProcess.warn("there are no peers: \(folder) is not there")
        }
        var lines: [String] = []
        let script = Machine.root + "/Benchmarks/Peers/run-peer.sh"
        func peer(_ arguments: [String]) {
            lines += ChildProcess.lines(
                "/bin/bash", [script] + arguments,
                environment: ["PEERS": folder, "WORK": Machine.root + "/.build/peers"])
        }
        for scene in qtScenes where names.isEmpty || names.contains(scene) { peer(["qt", scene]) }
        for scene in gtkScenes where names.isEmpty || names.contains(scene) { peer(["gtk", scene]) }
        let drawing = DrawingScenes.all.map(\.name)
        if names.isEmpty || names.contains(where: drawing.contains) {
            let pictures = call.pictures.map { ["--png", URL(fileURLWithPath: $0).path] } ?? []
            peer(["skia"] + pictures)
            peer(["cairo"] + pictures)
        }
        for line in lines.compactMap(BenchmarkLine.init) {
            // Skia and Cairo draw on one thread.
            for name in [line.name, "\(line.name)-1thread"] {
                guard let ours = own.first(where: { $0.name == name }), ours.value > 0 else { continue }
                print("ratio \(line.renderer)/gesso \(name) \(String(format: "%.2f", line.value / ours.value))")
            }
        }
    }
}
