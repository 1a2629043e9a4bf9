import CoreGraphics
import Drawing
import Graph
import ViewValues

/// The shadow that what a view draws throws.
struct ShadowEffect: Equatable, Sendable {
    var color: PaintColor
    /// The standard deviation of the Gaussian, in points.
    var radius: CGFloat
    var offset: CGSize
}

extension ShadowEffect: LayerEffect {
    typealias Body = Never

    nonisolated var animatableData:
        AnimatablePair<
            AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>>,
            AnimatablePair<CGFloat, CGSize.AnimatableData>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(AnimatablePair(color.red, color.green), AnimatablePair(color.blue, color.opacity)),
                AnimatablePair(radius, offset.animatableData))
        }
        set {
            let parts = newValue.first
            color = PaintColor(
                red: parts.first.first, green: parts.first.second, blue: parts.second.first,
                opacity: parts.second.second)
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        if color.opacity <= 0 || (radius <= 0 && offset == .zero) { return nil }
        return Layer(content: content, shadow: Shadow(color: color, radius: max(radius, 0), offset: offset))
    }
}

/// A shadow of a colour that is looked up where it is used.
struct ShadowModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
}

extension ShadowModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let environment = inputs.environment
        let effect = inputs.attribute(
            Compared {
                let shadow = modifier.attribute.value
                return ShadowEffect(
                    color: shadow.color.paintColor(in: environment.value), radius: shadow.radius, offset: shadow.offset)
            })
        return ShadowEffect.layered(effect, body(inputs), inputs)
    }
}

extension View {
    /// A shadow behind the view: `radius` is the standard deviation of its Gaussian; x and y point right and down, all in
    /// points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ShadowModifier(
                color: color, radius: CGFloat(Diagnostics.finite(Double(radius), "shadow", else: 0)),
                offset: Diagnostics.finite(CGSize(width: x, height: y))))
    }
}
