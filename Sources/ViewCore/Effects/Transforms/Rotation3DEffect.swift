import CoreGraphics
import Drawing
import ViewValues

/// Turns what a view draws out of the plane.
struct Rotation3DEffect: Equatable, Sendable {
    struct Direction: Equatable, Sendable {
        var x: CGFloat
        var y: CGFloat
        var z: CGFloat
    }

    var angle: Angle
    /// The axis.
    var axis: Direction
    var anchor: UnitPoint
    /// In points, toward the eye.
    var anchorZ: CGFloat
    var perspective: CGFloat
}

extension Rotation3DEffect: TransformEffect {
    typealias Body = Never

    nonisolated var animatableData:
        AnimatablePair<
            Angle.AnimatableData,
            AnimatablePair<
                AnimatablePair<CGPoint.AnimatableData, CGFloat>,
                AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
            >
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(AnimatablePair(axis.x, axis.y), axis.z),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let axisData = newValue.second.first
            axis = Direction(x: axisData.first.first, y: axisData.first.second, z: axisData.second)
            let rest = newValue.second.second
            anchor.animatableData = rest.first
            anchorZ = rest.second.first
            perspective = rest.second.second
        }
    }

    /// The eye lies before the anchor, at the distance of the view's longer side for a perspective of 1 (a guess).
    nonisolated func transform(size: CGSize) -> ProjectionTransform {
        let longer = max(size.width, size.height)
        guard longer > 0 else { return ProjectionTransform() }
        var space = CATransform3DIdentity
        space.m34 = -perspective / longer
        space = CATransform3DRotate(space, CGFloat(angle.radians), axis.x, axis.y, axis.z)
        space = CATransform3DTranslate(space, -anchor.x * size.width, -anchor.y * size.height, -anchorZ)
        let back = CATransform3DMakeTranslation(anchor.x * size.width, anchor.y * size.height, anchorZ)
        return ProjectionTransform(CATransform3DConcat(space, back))
    }
}

extension View {
    /// Turns what the view draws about an axis in space through a point of its frame, `anchorZ` points before it. A
    /// `perspective` of 0 keeps parallel lines parallel. Its place in the layout stays.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let axis = Rotation3DEffect.Direction(x: axis.x, y: axis.y, z: axis.z)
        return modifier(
            Rotation3DEffect(
                angle: Diagnostics.finite(angle), axis: axis, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}
