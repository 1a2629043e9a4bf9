import CoreGraphics
import Drawing
import ViewValues

/// A shape in a rectangle made smaller from all sides; circles, rounded rectangles and capsules keep their form.
public struct _Inset<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    public func path(in rect: CGRect) -> Path {
        let amount = amount
        let width = max(0, rect.width - 2 * amount)
        let height = max(0, rect.height - 2 * amount)
        let inner = CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        if let rounded = base as? RoundedRectangle {
            let corner = CGSize(
                width: max(0, rounded.cornerSize.width - amount), height: max(0, rounded.cornerSize.height - amount))
            return RoundedRectangle(cornerSize: corner, style: rounded.style).path(in: inner)
        }
        if var uneven = base as? UnevenRoundedRectangle {
            uneven.cornerRadii = uneven.cornerRadii.reduced(by: amount)
            return uneven.path(in: inner)
        }
        return base.path(in: inner)
    }

    public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base: base, amount: self.amount + amount) }

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            var base = base
            base.animatableData = newValue.first
            self = _Inset(base: base, amount: newValue.second)
        }
    }
}

extension RectangleCornerRadii {
    fileprivate func reduced(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - amount), bottomLeading: max(0, bottomLeading - amount),
            bottomTrailing: max(0, bottomTrailing - amount), topTrailing: max(0, topTrailing - amount))
    }
}

extension _Inset: NamedByBase {
    static var baseType: Any.Type { (Base.self as? any NamedByBase.Type)?.baseType ?? Base.self }
}

extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Circle: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Ellipse: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Capsule: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension View {
    /// A line of `width` points along the inside of the view's edges.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }

    /// A style behind the view, which reaches beyond the safe area on the given edges.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// A shape of a style behind the view, within its frame.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// A shape of the background style behind the view, within its frame.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// The background style behind the view, which reaches beyond the safe area on the given edges.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// A style over the view, which reaches beyond the safe area on the given edges.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// A shape of a style over the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
}
