import CoreGraphics
import Drawing
import ViewValues

/// Makes what a view draws larger or smaller.
struct ScaleEffect: Equatable, Sendable {
    var scale: CGSize
    var anchor: UnitPoint
}

extension ScaleEffect: TransformEffect {
    typealias Body = Never

    nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    nonisolated func transform(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .moved(to: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
    }
}

extension View {
    /// Draws the view so many times as wide and high, out from a point of its frame; its place in the layout stays.
    /// Negative factors mirror.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: Diagnostics.finite(scale: scale), anchor: anchor))
    }

    /// Draws the view so many times as large, out from a point of its frame; its place in the layout stays.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view so many times as wide and as high, out from a point of its frame; its place in the layout stays.
    public nonisolated func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
