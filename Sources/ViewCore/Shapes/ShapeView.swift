import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A view that paints a shape, and to which more paint of the same shape can be added, each over what was there.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Content { get }
}

/// A filled shape over other paint of it.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background
}

extension FillShapeView: View, PrimitiveView, UnaryView, ShapeView where Background: View {
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.make(
            shape: view.part(inputs) { $0.shape }.attribute, style: view.part(inputs) { $0.style }.attribute,
            mode: view.part(inputs) { ShapeMode.fill($0.fillStyle) }.attribute, name: typeName(Content.self),
            inputs: inputs
        ).over(view.part(inputs) { $0.background }, inputs)
    }
}

/// A shape's outline over other paint of it; half of the line lies outside.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
}

extension StrokeShapeView: View, PrimitiveView, UnaryView, ShapeView where Background: View {
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let mode = view.part(inputs) { ShapeMode.stroke($0.strokeStyle, isAntialiased: $0.isAntialiased) }
        return ShapeDrawing.make(
            shape: view.part(inputs) { $0.shape }.attribute, style: view.part(inputs) { $0.style }.attribute,
            mode: inputs.animated(mode.attribute), name: typeName(Content.self), inputs: inputs
        ).over(view.part(inputs) { $0.background }, inputs)
    }
}

/// A shape's outline, drawn inside of it, over other paint of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
}

extension StrokeBorderShapeView: View, PrimitiveView, UnaryView, ShapeView where Background: View {
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let mode = view.part(inputs) { ShapeMode.stroke($0.strokeStyle, isAntialiased: $0.isAntialiased) }
        return ShapeDrawing.make(
            shape: view.part(inputs) { $0.shape.inset(by: $0.strokeStyle.lineWidth / 2) }.attribute,
            style: view.part(inputs) { $0.style }.attribute, mode: inputs.animated(mode.attribute),
            name: typeName(Content.self), inputs: inputs
        ).over(view.part(inputs) { $0.background }, inputs)
    }
}

extension _ViewOutputs {
    /// The same with another view behind it, if there is one.
    fileprivate func over<Background: View>(
        _ background: _GraphValue<Background>, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        if Background.self == EmptyView.self { return self }
        return SecondaryView.make(
            primary: self, second: background, alignment: Attribute(input: .center, in: inputs.subgraph),
            isBehind: true, inputs: inputs)
    }
}

extension ShapeView {
    /// The shape filled with a style, over what it is painted with already.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// The shape's outline, over what it is painted with already; half of the line lies outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The shape's outline, in points wide, over what it is painted with already; half of the line lies outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// The shape's outline, drawn inside of it, over what it is painted with already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// The shape's outline, in points wide, drawn inside of it, over what it is painted with already.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension Shape {
    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The shape filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// The shape's outline drawn with a style; half of the line lies outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The shape's outline drawn with a style; half of the line, in points, lies outside.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// The outline drawn inside the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline, in points wide, drawn inside the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
