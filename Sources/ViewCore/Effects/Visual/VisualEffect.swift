import CoreGraphics
import Drawing
import Graph
import ViewValues

/// What changes the look of a view, and nothing of its layout, so that it may go by the view's geometry.
public protocol VisualEffect: Sendable, Animatable {
    /// Draws a view under the effect.
    @MainActor
    static func _makeView(
        effect: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
}

/// No effect: what others are put on.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public static func _makeView(
        effect: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }
}

/// An effect after another one.
struct EffectAfterEffect<Base: VisualEffect, Next: UnaryModifier & Animatable & Sendable>: VisualEffect {
    var base: Base
    var next: Next

    var animatableData: AnimatablePair<Base.AnimatableData, Next.AnimatableData> {
        get { AnimatablePair(base.animatableData, next.animatableData) }
        set {
            base.animatableData = newValue.first
            next.animatableData = newValue.second
        }
    }

    static func _makeView(
        effect: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let base = effect.part(inputs) { $0.base }
        return Next._makeView(modifier: effect.part(inputs) { $0.next }, inputs: inputs) {
            Base._makeView(effect: base, inputs: $0, body: body)
        }
    }
}

extension VisualEffect {
    private func with<Next: UnaryModifier & Animatable & Sendable>(_ next: Next) -> EffectAfterEffect<Self, Next> {
        EffectAfterEffect(base: self, next: next)
    }

    private func color(
        _ kind: ColorEffect.Kind, _ amount: Double, _ name: String, _ neutral: Double
    ) -> EffectAfterEffect<Self, ColorEffect> {
        with(ColorEffect(kind: kind, amount: Diagnostics.finite(amount, name, else: neutral)))
    }

    /// Moves what is drawn, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        with(OffsetEffect(offset: Diagnostics.finite(offset)))
    }

    /// Moves what is drawn, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    /// Draws so many times as wide and high, out from a point of the frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        with(ScaleEffect(scale: Diagnostics.finite(scale: scale), anchor: anchor))
    }

    /// Draws so many times as large, out from a point of the frame.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws so many times as wide and as high, out from a point of the frame.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns what is drawn about a point of the frame.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        with(RotationEffect(angle: Diagnostics.finite(angle), anchor: anchor))
    }

    /// Maps what is drawn by a matrix, in coordinates from the top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        with(MatrixEffect(transform: Diagnostics.finite(transform)))
    }

    /// How much is seen: 0 for nothing, 1 for all.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        with(OpacityEffect(opacity: opacity.isNaN ? 1 : opacity))
    }

    /// Blurs by a Gaussian of so many points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        with(BlurEffect(radius: CGFloat(Diagnostics.finite(Double(radius), "blur", else: 0)), isOpaque: opaque))
    }

    /// Makes lighter: 0 changes nothing, 1 makes everything white.
    public func brightness(_ amount: Double) -> some VisualEffect { color(.brightness, amount, "brightness", 0) }

    /// Draws colours farther apart, from 1, which changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { color(.contrast, amount, "contrast", 1) }

    /// How much colour is left: 1 changes nothing, 0 makes everything grey.
    public func saturation(_ amount: Double) -> some VisualEffect { color(.saturation, amount, "saturation", 1) }

    /// How grey everything is: from 0, which changes nothing, to 1.
    public func grayscale(_ amount: Double) -> some VisualEffect { color(.grayscale, amount, "grayscale", 0) }

    /// Turns the hues of all colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        color(.hueRotation, angle.radians, "hueRotation", 0)
    }

    /// How colours meet those behind.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { with(BlendEffect(mode: blendMode)) }
}
