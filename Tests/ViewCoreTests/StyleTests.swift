import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// What the styles of shapes and texts come to.
@MainActor
@Suite("Styles")
struct StyleTests {
    private func opacity<V: View>(_ view: V) -> [Float] {
        let tree = TestTree(view)
        return colors(tree.graph.displayChunk()).map(\.opacity)
    }

    private func colors(_ chunk: DisplayChunk) -> [PaintColor] {
        chunk.items.flatMap { item -> [PaintColor] in
            switch item {
            case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): [color]
            case .chunk(let chunk): colors(chunk)
            case .layer(let layer): colors(layer.content)
            default: []
            }
        }
    }

    private func box<S: ShapeStyle>(_ style: S) -> some View { Rectangle().fill(style).frame(width: 10, height: 10) }

    @Test("levels of the default foreground are the system's label colours")
    func systemLevels() {
        // NSColor's labelColor and those after it, light.
        #expect(opacity(box(.primary)) == [0.85])
        #expect(opacity(box(.secondary)) == [0.5])
        #expect(opacity(box(.tertiary)) == [0.26])
        #expect(opacity(box(.quaternary)) == [0.1])
    }

    @Test("levels of a style are those that were given, else the last one made weaker")
    func givenLevels() {
        #expect(opacity(box(.primary).foregroundStyle(.red)) == [1])
        #expect(opacity(box(.secondary).foregroundStyle(.red)) == [0.5])
        let second = TestTree(box(.secondary).foregroundStyle(.red, .white))
        #expect(colors(second.graph.displayChunk()) == [PaintColor(red: 1, green: 1, blue: 1)])
        #expect(opacity(box(.tertiary).foregroundStyle(.red, .white)) == [0.5])
    }

    @Test("a level set as the foreground style is a level of the style around, without end")
    func nested() {
        let inner = Rectangle().frame(width: 10, height: 10)
        #expect(opacity(inner.foregroundStyle(.secondary)) == [0.5])
        #expect(opacity(inner.foregroundStyle(.secondary).foregroundStyle(.red)) == [0.5])
        #expect(opacity(inner.foregroundStyle(.foreground).foregroundStyle(.white)) == [1])
        #expect(opacity(inner.foregroundStyle(.secondary).foregroundColor(nil)) == [0.5])
    }

    @Test("a style of one's own is asked for the environment")
    func custom() {
        struct Adaptive: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.isEnabled ? Color.white : Color.black
            }
        }
        #expect(colors(TestTree(box(Adaptive())).graph.displayChunk()) == [PaintColor(red: 1, green: 1, blue: 1)])
        let disabled = TestTree(box(Adaptive()).disabled(true))
        #expect(colors(disabled.graph.displayChunk()) == [PaintColor(red: 0, green: 0, blue: 0)])
    }

    @Test("opacities multiply, and a gradient takes them in each stop")
    func opacities() {
        #expect(opacity(box(.white.opacity(0.5).opacity(0.5))) == [0.25])
        #expect(opacity(box(AnyShapeStyle(.white).opacity(0.5))) == [0.5])
        #expect(
            TestTree(box(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom).opacity(0.5)))
                .fills.contains("rgba(1 1 1 0.5)"))
    }

    @Test("paint is added over paint of the same shape")
    func chained() {
        let tree = TestTree(
            Circle().fill(.white).stroke(.black, lineWidth: 2).strokeBorder(.white.opacity(0.5)).frame(
                width: 20, height: 20))
        #expect(colors(tree.graph.displayChunk()).map(\.red) == [1, 0, 1])
        #expect(tree.drawn.map(\.type) == ["Circle", "Circle", "Circle"])
    }

    @Test("a shadow of a style is a layer's, an inner one is cut to the shape")
    func shadows() {
        #expect(TestTree(box(.white.shadow(.drop(radius: 4, y: 2)))).fills.contains("shadow"))
        let inner = TestTree(box(.white.shadow(.inner(color: .black, radius: 4)))).fills
        #expect(inner.contains("clip") && inner.contains("even-odd"))
    }
}
