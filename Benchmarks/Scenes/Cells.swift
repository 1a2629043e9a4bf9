import SwiftUI

@Observable
final class CellModel: Identifiable {
    @ObservationIgnored let id: Int
    var text: String

    init(id: Int) {
        self.id = id
        text = "\(id)"
    }
}

struct CellView: View {
    let model: CellModel

    var body: some View {
        Text(model.text).frame(width: 12.8, height: 7.2)
    }
}

struct CellRow: Identifiable {
    let id: Int
    let cells: [CellModel]
}

struct CellsView: View {
    let rows: [CellRow]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(rows) { row in
                HStack(spacing: 0) {
                    ForEach(row.cells) { CellView(model: $0) }
                }
            }
        }
        .font(.system(size: 5))
    }
}

/// Ten thousand texts in a hundred columns, each with a model of its own; a step changes one of them. With a quarter and
/// with four times as many, to show that a step costs the same.
@MainActor
enum CellsScene {
    static func run(_ call: SceneCall) {
        measure(rows: 100, startedAt: call.start) { "cells-\($0)" }
    }

    static func runQuarter(_ call: SceneCall) {
        measure(rows: 25, startedAt: call.start) { "cells-\($0)-2500" }
    }

    static func runFourfold(_ call: SceneCall) {
        measure(rows: 400, startedAt: call.start) { "cells-\($0)-40000" }
    }

    private static func measure(rows rowCount: Int, startedAt start: Double, _ name: (String) -> String) {
        let models = (0..<rowCount * 100).map(CellModel.init)
        let rows = (0..<rowCount).map { CellRow(id: $0, cells: Array(models[$0 * 100..<$0 * 100 + 100])) }
        let window = BenchmarkWindow(CellsView(rows: rows))
        let frame = window.update()
        let updated = Stopwatch.now
        window.draw(frame)
        Report.line(name("first"), Stopwatch.now - start, "ms")
        Report.line(name("first-processor"), Stopwatch.processor, "ms")
        Report.line(name("first-update"), updated - start, "ms")
        var steps: [Double] = []
        var updates: [Double] = []
        for step in 1...220 {
            let begin = Stopwatch.now
            models[step * 83 % models.count].text = "n\(step)"
            let frame = window.update()
            updates.append(Stopwatch.now - begin)
            window.draw(frame)
            steps.append(Stopwatch.now - begin)
        }
        Report.line(name("step"), Array(steps.dropFirst(20)).median, "ms")
        Report.line(name("update"), Array(updates.dropFirst(20)).median, "ms")
        Report.line(name("nodes"), Double(window.window.tree.nodeCount), "nodes")
        Report.line(name("memory"), PeakMemory.megabytes, "MB")
    }
}
