import CoreGraphics
import Drawing
import ViewValues

/// How what a view draws meets what is behind it.
struct BlendEffect: Equatable, Sendable {
    let mode: BlendMode
}

extension BlendEffect: LayerEffect {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        mode == .normal ? nil : Layer(content: content, blendMode: mode, isGroup: true)
    }
}

/// Composites what a view draws apart, before it meets what is behind.
struct GroupEffect: Equatable, Sendable {}

extension GroupEffect: LayerEffect {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? { Layer(content: content, isGroup: true) }
}

extension View {
    /// How the view's colours meet those behind it, within the group that is composited around.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }

    /// Composites the view apart, so that effects around it see it as one.
    public nonisolated func compositingGroup() -> some View { modifier(GroupEffect()) }

    /// Draws the view into a picture of its own. Blending is always that of encoded colours: another mode is reported.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        if colorMode != .nonLinear {
            Diagnostics.report("drawingGroup(colorMode: .\(colorMode)) blends encoded colours, as .nonLinear does")
        }
        return modifier(GroupEffect())
    }
}
