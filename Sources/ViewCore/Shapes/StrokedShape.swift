import CoreGraphics
import Drawing
import ViewValues

/// The outline of a shape as a shape of its own.
public struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle

    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public nonisolated static var role: ShapeRole { .stroke }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// Of the style, the width, the miter limit and the phase of the dashes are numbers to move.
    public nonisolated var animatableData:
        AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get {
            AnimatablePair(
                shape.animatableData,
                AnimatablePair(style.lineWidth, AnimatablePair(style.miterLimit, style.dashPhase)))
        }
        set {
            shape.animatableData = newValue.first
            style.lineWidth = newValue.second.first
            style.miterLimit = newValue.second.second.first
            style.dashPhase = newValue.second.second.second
        }
    }
}

extension _StrokedShape: NamedByBase {
    static var baseType: Any.Type { (S.self as? any NamedByBase.Type)?.baseType ?? S.self }
}

extension Shape {
    /// The outline as a shape, to be painted with any style; half of the line lies outside.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The outline as a shape, so many points wide; half of the line lies outside.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
