import SwiftUI

private struct RowView: View {
    let number: Int

    var body: some View {
        HStack {
            Text("Row \(number)")
            Spacer()
            Text("\(number * 7 % 1_000)")
        }
        .padding(.horizontal, 8)
        .frame(height: 24)
    }
}

/// A hundred thousand rows in a lazy stack, of which only those in sight are made; a step scrolls by some points.
@MainActor
enum RowsScene {
    private static let count = 100_000

    static func run(_ call: SceneCall) {
        let window = BenchmarkWindow(
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { RowView(number: $0) } }
            })
        let frame = window.update()
        let updated = Stopwatch.now
        window.draw(frame)
        Report.line("rows-first", Stopwatch.now - call.start, "ms")
        Report.line("rows-first-processor", Stopwatch.processor, "ms")
        Report.line("rows-first-update", updated - call.start, "ms")
        var steps: [Double] = []
        var updates: [Double] = []
        for _ in 1...220 {
            let begin = Stopwatch.now
            _ = window.window.scroll(
                at: CGPoint(x: 640, y: 360), by: CGSize(width: 0, height: -17), isPrecise: true)
            let frame = window.update(by: 1.0 / 60)
            updates.append(Stopwatch.now - begin)
            window.draw(frame)
            steps.append(Stopwatch.now - begin)
        }
        Report.line("rows-step", Array(steps.dropFirst(20)).median, "ms")
        Report.line("rows-update", Array(updates.dropFirst(20)).median, "ms")
        Report.line("rows-nodes", Double(window.window.tree.nodeCount), "nodes")
        Report.line("rows-memory", PeakMemory.megabytes, "MB")
    }
}
