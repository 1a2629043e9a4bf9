import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

private struct Mark: TextAttribute {
    var name = ""
}

/// What a renderer was given, by the test's own look at it.
private final class Seen {
    var layouts: [[[String]]] = []
    var sliceWidths: [CGFloat] = []
    var marks: [String?] = []
    var lineBounds: [CGRect] = []
    var runBounds: [CGRect] = []
    var directions: [LayoutDirection] = []
    var draws = 0
}

private struct Looking: TextRenderer {
    let seen: Seen

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        seen.draws += 1
        seen.sliceWidths = layout.flatMap { $0 }.flatMap { $0 }.map(\.typographicBounds.width)
        seen.marks = layout.flatMap { $0 }.map { $0[Mark.self]?.name }
        seen.lineBounds = layout.map(\.typographicBounds.rect)
        seen.runBounds = layout.flatMap { $0 }.map(\.typographicBounds.rect)
        seen.directions = layout.flatMap { $0 }.map(\.layoutDirection)
        for line in layout { context.draw(line) }
    }
}

private struct Sliced: TextRenderer {
    var amount = 0.0
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for slice in run {
                    var copy = context
                    copy.opacity = 1 - amount
                    copy.draw(slice)
                }
            }
        }
    }
}

private struct Higher: TextRenderer {
    var extra: CGFloat
    var animatableData: CGFloat {
        get { extra }
        set { extra = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + extra)
    }
}

/// As WWDC24's "Create custom visual effects with SwiftUI" and the documentation of TextRenderer tell of it.
@MainActor
@Suite("Text renderers") struct TextRendererTests {
    private func glyphs(_ window: TestWindow) -> [(glyph: UInt32, place: CGPoint)] {
        var found: [(UInt32, CGPoint)] = []
        func walk(_ chunk: DisplayChunk, _ transform: CGAffineTransform) {
            for item in chunk.items {
                switch item {
                case .glyphs(let run, let origin, _):
                    for (glyph, position) in zip(run.glyphs, run.positions) {
                        let place = CGPoint(x: origin.x + position.x, y: origin.y + position.y).applying(transform)
                        found.append((glyph, place))
                    }
                case .chunk(let inner): walk(inner, transform)
                case .layer(let layer): walk(layer.content, layer.transform.concatenating(transform))
                default: break
                }
            }
        }
        walk(window.window.tree.displayChunk(), .identity)
        return found
    }

    @Test func `a renderer that draws all lines changes nothing`() {
        let text = Text(verbatim: "Two words and more").font(.system(size: 17))
        let plain = TestWindow { text.frame(width: 80) }
        let rendered = TestWindow { text.textRenderer(Looking(seen: Seen())).frame(width: 80) }
        let (a, b) = (glyphs(plain), glyphs(rendered))
        #expect(!a.isEmpty && a.map(\.glyph) == b.map(\.glyph))
        for (a, b) in zip(a, b) { #expect(abs(a.place.x - b.place.x) < 0.001 && abs(a.place.y - b.place.y) < 0.001) }
    }

    @Test func `slices drawn one by one lie where the whole does`() {
        let text = Text(verbatim: "office مرحبا नमस्ते").font(.system(size: 20))
        let (a, b) = (glyphs(TestWindow { text }), glyphs(TestWindow { text.textRenderer(Sliced()) }))
        #expect(a.count > 12 && a.map(\.glyph) == b.map(\.glyph))
        for (a, b) in zip(a, b) { #expect(abs(a.place.x - b.place.x) < 0.001 && abs(a.place.y - b.place.y) < 0.001) }
    }

    @Test func `slices are as wide as their run, and runs as their line`() {
        let seen = Seen()
        let text = Text(verbatim: "wide ") + Text(verbatim: "bold").bold()
        let window = TestWindow { text.textRenderer(Looking(seen: seen)) }
        _ = window.window.tree.displayChunk()
        #expect(seen.runBounds.count == 2)
        #expect(abs(seen.sliceWidths.reduce(0, +) - seen.lineBounds[0].width) < 0.01)
        #expect(abs(seen.runBounds[0].maxX - seen.runBounds[1].minX) < 0.01)
        #expect(seen.sliceWidths.count == 9)
    }

    @Test func `runs tell of custom attributes, and what has none gives nil`() {
        let seen = Seen()
        let text = Text("a \(Text(verbatim: "marked").customAttribute(Mark(name: "m"))) b")
        let window = TestWindow { text.textRenderer(Looking(seen: seen)) }
        _ = window.window.tree.displayChunk()
        #expect(seen.marks == [nil, "m", nil])
    }

    @Test func `runs tell their direction`() {
        let seen = Seen()
        let window = TestWindow { Text(verbatim: "ab שלום").textRenderer(Looking(seen: seen)) }
        _ = window.window.tree.displayChunk()
        #expect(seen.directions == [.leftToRight, .rightToLeft])
    }

    @Test func `a picture in a text is a run with one slice`() {
        let seen = Seen()
        let window = TestWindow {
            (Text(verbatim: "a") + Text(Image(systemName: "star"))).textRenderer(Looking(seen: seen))
        }
        _ = window.window.tree.displayChunk()
        #expect(seen.runBounds.count == 2 && seen.sliceWidths.count == 2)
        #expect(seen.runBounds[1].width > 5)
    }

    @Test func `a renderer reaches all texts of its view and can have room of its own`() throws {
        let plain = TestWindow { Text(verbatim: "a") }
        let height = try plain.node(label: "a").frame.height
        let window = TestWindow {
            VStack(spacing: 0) {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            .textRenderer(Higher(extra: 5))
        }
        #expect(try window.node(label: "a").frame.height == height + 5)
    }

    @Test func `a renderer moves with an animation, its text's body and place left alone`() throws {
        struct Screen: View {
            let seen: Seen
            @State private var isGone = false
            var body: some View {
                let _ = seen.draws += 1
                Text(verbatim: "fading").textRenderer(Sliced(amount: isGone ? 1 : 0))
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isGone = true } }
            }
        }
        let seen = Seen()
        let window = TestWindow { Screen(seen: seen) }
        func opacities() -> [Double] {
            var found: [Double] = []
            func walk(_ chunk: DisplayChunk) {
                for item in chunk.items {
                    switch item {
                    case .chunk(let inner): walk(inner)
                    case .layer(let layer):
                        if layer.opacity < 1 { found.append(layer.opacity) }
                        walk(layer.content)
                    default: break
                    }
                }
            }
            walk(window.window.tree.displayChunk())
            return found
        }
        #expect(opacities().isEmpty)
        let node = try window.node(label: "fading")
        window.tap(node)
        window.update()
        window.update(after: 0.5)
        #expect(opacities().count == 6 && opacities().allSatisfy { abs($0 - 0.5) < 0.02 })
        #expect(seen.draws == 2)
        #expect(try window.node(label: "fading").frame == node.frame)
    }

    @Test func `a size of the renderer's own moves too`() throws {
        struct Screen: View {
            @State private var isHigh = false
            var body: some View {
                Text(verbatim: "high").textRenderer(Higher(extra: isHigh ? 40 : 0))
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isHigh = true } }
            }
        }
        let window = TestWindow { Screen() }
        let node = try window.node(label: "high")
        window.tap(node)
        window.update()
        window.update(after: 0.5)
        #expect(abs(try window.node(label: "high").frame.height - node.frame.height - 20) < 1)
    }
}
