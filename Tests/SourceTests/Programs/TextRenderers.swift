import SwiftUI

struct EmphasisAttribute: TextAttribute {}

struct LevelAttribute: TextAttribute {
    var level: Int
}

extension Text.Layout {
    var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> {
        self.flatMap { line in line }
    }

    var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> {
        flattenedRuns.flatMap { $0 }
    }
}

struct RisingTextRenderer: TextRenderer, Animatable {
    var elapsedTime: TimeInterval
    var totalDuration: TimeInterval = 0.9

    var animatableData: Double {
        get { elapsedTime }
        set { elapsedTime = newValue }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for run in layout.flattenedRuns {
            if run[EmphasisAttribute.self] != nil {
                let delay = totalDuration / Double(max(run.count, 1))
                for (index, slice) in run.enumerated() {
                    var copy = context
                    let time = max(0, min(elapsedTime - Double(index) * delay, 0.4))
                    draw(slice, at: time, in: &copy)
                }
            } else {
                var copy = context
                copy.opacity = UnitCurve.easeIn.value(at: elapsedTime / 0.2)
                copy.draw(run)
            }
        }
    }

    private func draw(_ slice: Text.Layout.RunSlice, at time: TimeInterval, in context: inout GraphicsContext) {
        let progress = time / 0.4
        context.addFilter(.blur(radius: slice.typographicBounds.rect.height / 16 * (1 - progress)))
        context.opacity = progress
        context.translateBy(x: 0, y: -slice.typographicBounds.descent * (1 - progress))
        context.draw(slice, options: .disablesSubpixelQuantization)
    }
}

struct UnderlineRenderer: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line where run[LevelAttribute.self]?.level == 2 {
                let rect = run.typographicBounds.rect
                context.fill(Path(CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: 2)), with: .color(.red))
            }
            context.draw(line)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 2)
    }
}

struct RisingTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let duration = 0.9
        let renderer = RisingTextRenderer(elapsedTime: phase.isIdentity ? duration : 0, totalDuration: duration)
        content.transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = .linear(duration: duration) }
        } body: { view in
            view.textRenderer(renderer)
        }
    }
}

struct TextRenderersView: View {
    @State private var isVisible = true

    var body: some View {
        VStack {
            Toggle("Visible", isOn: $isVisible.animation())
            if isVisible {
                let effects = Text("Visual Effects").customAttribute(EmphasisAttribute()).foregroundStyle(.pink).bold()
                Text("Build \(effects) with SwiftUI").font(.title).transition(RisingTransition())
            }
            Text("plain \(Text("second").customAttribute(LevelAttribute(level: 2)))").textRenderer(UnderlineRenderer())
        }
    }
}
