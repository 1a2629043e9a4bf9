import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A modifier that draws the view below as one layer, changed.
@MainActor
protocol LayerEffect: UnaryModifier, Animatable {
    /// The layer for a view drawn in `frame`, or nil to draw the content as it is.
    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer?
    /// What the effect does to touching and to the frames below.
    func present(_ content: PresentedNode, frame: CGRect) -> PresentedNode
}

extension LayerEffect {
    func present(_ content: PresentedNode, frame: CGRect) -> PresentedNode { content }

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        layered(modifier.attribute, body(inputs), inputs)
    }

    /// The outputs of a view under the effect.
    static func layered(_ effect: Attribute<Self>, _ content: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = content
        let effect = inputs.animated(effect)
        guard let content = outputs.display else { return outputs }
        let frame = inputs.drawnFrame()
        outputs.display = inputs.attribute(LayerDisplay(effect: effect, content: content, frame: frame))
        if let presented = outputs.presented {
            outputs.presented = inputs.attribute(Computed { effect.value.present(presented.value, frame: frame.value) })
        }
        return outputs
    }
}

private struct LayerDisplay<E: LayerEffect>: Rule {
    let effect: Attribute<E>
    let content: Attribute<DisplayChunk>
    let frame: Attribute<CGRect>
    private var version: UInt64 = 0

    init(effect: Attribute<E>, content: Attribute<DisplayChunk>, frame: Attribute<CGRect>) {
        self.effect = effect
        self.content = content
        self.frame = frame
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let chunk = content.value
        let layer = effect.value.layer(chunk, frame: frame.value)
        version += 1
        let items: [DisplayItem] =
            if let layer { layer.opacity <= 0 ? [] : [.layer(layer)] } else {
                chunk.items.isEmpty ? [] : [.chunk(chunk)]
            }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}

/// How much of the view is seen, from 0 to 1.
struct OpacityEffect: Equatable, Sendable {
    var opacity: Double
}

extension OpacityEffect: LayerEffect {
    typealias Body = Never

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        let opacity = min(max(opacity, 0), 1)
        return opacity == 1 ? nil : Layer(content: content, opacity: opacity)
    }

    /// What cannot be seen at all can neither be touched nor spoken of.
    func present(_ content: PresentedNode, frame: CGRect) -> PresentedNode {
        opacity > 0 ? content : PresentedNode.group([])
    }
}

/// Keeps of the view what lies inside a shape in its frame.
struct ClipEffect<S: Shape>: Sendable {
    var shape: S
    let style: FillStyle
}

extension ClipEffect {
    @MainActor
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard inputs.containerScope != nil, S.self is any ContainerFollowing.Type else {
            return layered(modifier.attribute, body(inputs), inputs)
        }
        let shape = inputs.following(modifier.part(inputs) { $0.shape }.attribute, in: inputs.drawnFrame())
        let style = modifier.part(inputs) { $0.style }.attribute
        let effect = inputs.attribute(Computed { ClipEffect(shape: shape.value, style: style.value) })
        return layered(effect, body(inputs), inputs)
    }
}

extension ClipEffect: LayerEffect {
    typealias Body = Never

    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    private func path(in frame: CGRect) -> Path {
        shape.path(in: CGRect(origin: .zero, size: frame.size)).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        Layer(content: content, clip: Clip(path: path(in: frame), style: style))
    }

    func present(_ content: PresentedNode, frame: CGRect) -> PresentedNode {
        content.clipped(to: path(in: frame))
    }
}

extension View {
    /// How much of the view is seen: 0 for nothing, 1 for all.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity.isNaN ? 1 : opacity))
    }

    /// Keeps of the view what lies inside `shape`, laid out in the view's frame.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Rounds the corners of the view, and cuts off what lies outside of them. In points.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Keeps of the view what lies inside its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }
}
