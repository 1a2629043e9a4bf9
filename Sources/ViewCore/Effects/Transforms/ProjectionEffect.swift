import CoreGraphics
import Drawing
import ViewValues

/// Maps what a view draws by a matrix.
struct MatrixEffect: Equatable, Sendable {
    var transform: CGAffineTransform
}

extension MatrixEffect: TransformEffect {
    typealias Body = Never

    /// The six numbers of the matrix.
    nonisolated var animatableData:
        AnimatablePair<CGPoint.AnimatableData, AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>>
    {
        get {
            AnimatablePair(
                AnimatablePair(transform.a, transform.b),
                AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
        }
        set {
            transform = CGAffineTransform(
                a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
                d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
        }
    }

    nonisolated func transform(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Shows what a view draws as a plane in space is seen.
struct ProjectionEffect: Equatable, Sendable {
    var transform: ProjectionTransform
}

extension ProjectionEffect: TransformEffect {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    nonisolated func transform(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    /// Maps what the view draws, in coordinates from its top left corner; its place in the layout stays.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(MatrixEffect(transform: Diagnostics.finite(transform)))
    }

    /// Shows what the view draws as a plane in space is seen, in coordinates from its top left corner; its place in the
    /// layout stays.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: Diagnostics.finite(transform)))
    }
}
