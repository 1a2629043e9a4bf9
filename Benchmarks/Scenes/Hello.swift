import SwiftUI

/// One text in the middle.
@MainActor
enum HelloScene {
    static func run(startedAt start: Double) {
        let window = BenchmarkWindow(Text("Hello"))
        window.draw(window.update())
        Report.line("hello-first", Stopwatch.now - start, "ms")
        Report.line("hello-memory", PeakMemory.megabytes, "MB")
    }
}
