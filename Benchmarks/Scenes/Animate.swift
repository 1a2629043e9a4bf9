import SwiftUI

@Observable
final class AnimateModel {
    var isMoved = false
}

struct AnimateView: View {
    let model: AnimateModel

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<1_000) { index in
                Rectangle()
                    .fill(Color(red: 70 / 255, green: 130 / 255, blue: 180 / 255))
                    .frame(width: 20, height: 20)
                    .offset(x: model.isMoved ? 10 : 0)
                    .opacity(model.isMoved ? 1 : 0.2)
                    .offset(x: CGFloat(index % 40) * 32, y: CGFloat(index / 40) * 28)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A thousand squares under one animation of one second; a step is a frame of a sixtieth of a second.
@MainActor
enum AnimateScene {
    static func run(_ call: SceneCall) {
        let model = AnimateModel()
        let window = BenchmarkWindow(AnimateView(model: model))
        window.draw(window.update())
        Report.line("animate-first", Stopwatch.now - call.start, "ms")
        var steps: [Double] = []
        var updates: [Double] = []
        var computing = 0.0
        var bodies = 0
        window.window.tree.onBody = { _ in bodies += 1 }
        for step in 0..<220 {
            if step % 60 == 0 {
                withAnimation(.linear(duration: 1)) { model.isMoved.toggle() }
                window.draw(window.update())
                bodies = 0
            }
            let begin = Stopwatch.now
            let computed = Stopwatch.processor
            let frame = window.update(by: 1.0 / 60)
            updates.append(Stopwatch.now - begin)
            computing += Stopwatch.processor - computed
            window.draw(frame)
            steps.append(Stopwatch.now - begin)
        }
        Report.line("animate-step", Array(steps.dropFirst(20)).median, "ms")
        Report.line("animate-update", Array(updates.dropFirst(20)).median, "ms")
        Report.line("animate-update-processor", computing / 220, "ms")
        Report.line("animate-bodies", Double(bodies), "bodies")
        Report.line("animate-memory", PeakMemory.megabytes, "MB")
    }
}
