import CoreGraphics
import Drawing
import ViewValues

/// Turns what a view draws.
struct RotationEffect: Equatable, Sendable {
    var angle: Angle
    var anchor: UnitPoint
}

extension RotationEffect: TransformEffect {
    typealias Body = Never

    nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    nonisolated func transform(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
            .moved(to: CGPoint(x: anchor.x * size.width, y: anchor.y * size.height))
    }
}

extension View {
    /// Turns what the view draws, clockwise on the screen, about a point of its frame; its place in the layout stays.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let angle = Diagnostics.finite(angle)
        return modifier(RotationEffect(angle: angle, anchor: anchor))
    }
}
