import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A form made of a path in a rectangle. As a view it fills its room and is painted with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The form in `rect`, in points. May be called on any thread.
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// The size the shape takes of a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// How a shape's style is meant.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

/// Whether something mirrors itself where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    }

    @MainActor
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
    }

    @MainActor
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.make(
            shape: view.attribute, style: Attribute(input: ForegroundStyle(), in: inputs.subgraph),
            mode: Attribute(input: .fill(FillStyle()), in: inputs.subgraph), name: typeName(Self.self), inputs: inputs)
    }

    @MainActor
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .one(ListElement(subgraph: inputs.base.subgraph) { _makeView(view: view, inputs: $0.merging(inputs)) })
    }
}

/// The name of a view's type without what it is made of: `Circle`, not `Circle<…>`.
func typeName(_ type: Any.Type) -> String {
    let named = (type as? any NamedByBase.Type)?.baseType ?? type
    let name = "\(named)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
}

/// A type around another one that a user knows by the name of that.
protocol NamedByBase {
    static var baseType: Any.Type { get }
}

/// A shape that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: UnaryView, ShapeView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ShapeDrawing.make(
            shape: view.part(inputs) { $0.shape }.attribute, style: view.part(inputs) { $0.style }.attribute,
            mode: view.part(inputs) { ShapeMode.fill($0.fillStyle) }.attribute, name: typeName(Content.self),
            inputs: inputs)
    }
}

/// Whether a shape is filled or its outline drawn.
enum ShapeMode: Equatable, Animatable {
    case fill(FillStyle)
    case stroke(StrokeStyle, isAntialiased: Bool)

    var isFill: Bool { if case .fill = self { true } else { false } }

    var animatableData: StrokeStyle.AnimatableData {
        get { if case .stroke(let style, _) = self { style.animatableData } else { .zero } }
        set {
            if case .stroke(var style, let isAntialiased) = self {
                style.animatableData = newValue
                self = .stroke(style, isAntialiased: isAntialiased)
            }
        }
    }
}

/// Puts a shape with a style into the tree.
@MainActor
enum ShapeDrawing {
    static func make<S: Shape, Style: ShapeStyle>(
        shape: Attribute<S>, style: Attribute<Style>, mode: Attribute<ShapeMode>, name: String, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let shape = inputs.animated(shape)
        let resolved = inputs.animated(
            inputs.attribute(ResolvedStyleRule(style: style, environment: inputs.environment)))
        let frame = inputs.drawnFrame()
        let layout = inputs.barrier(ShapeLayout(shape: shape), .layout)
        let outline = ShapeOutline(shape: inputs.following(shape, in: frame), frame: frame, inputs)
        let display = inputs.attribute(ShapeDisplay(outline: outline, style: resolved, mode: mode))
        let presented = inputs.attribute(ShapePresented(name: name, outline: outline, display: display))
        return _ViewOutputs(layout: layout, display: display, presented: presented)
    }

    /// A style that is a view by itself.
    static func makeFilling<Style: ShapeStyle>(
        _ style: _GraphValue<Style>, _ name: String, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        make(
            shape: Attribute(input: Rectangle(), in: inputs.subgraph), style: style.attribute,
            mode: Attribute(input: .fill(FillStyle()), in: inputs.subgraph), name: name, inputs: inputs)
    }
}

/// Looks a style up in the environment, again only when it or something it asked for has changed.
struct ResolvedStyleRule<Style: ShapeStyle>: Rule {
    let style: Attribute<Style>
    let environment: Attribute<EnvironmentValues>

    mutating func update(_ output: inout Output<_ResolvedStyle>) {
        output.setIfDifferent(style.value._resolvedStyle(in: environment.value))
    }
}

private struct ShapeLayout<S: Shape>: Rule {
    let shape: Attribute<S>
    private let engine = ShapeEngine<S>()

    init(shape: Attribute<S>) {
        self.shape = shape
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        engine.shape = shape.value
        output.publish(engine)
    }
}

private final class ShapeEngine<S: Shape>: LayoutEngine {
    var shape: S?

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape?.sizeThatFits(proposal) ?? .zero }
}

private struct ShapeDisplay<S: Shape>: Rule {
    let outline: ShapeOutline<S>
    let style: Attribute<_ResolvedStyle>
    let mode: Attribute<ShapeMode>
    private var version: UInt64 = 0

    init(outline: ShapeOutline<S>, style: Attribute<_ResolvedStyle>, mode: Attribute<ShapeMode>) {
        self.outline = outline
        self.style = style
        self.mode = mode
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let path = outline.path
        let style = style.value
        version += 1
        if path.isEmpty || style.isInvisible {
            output.set(DisplayChunk(id: Graph.currentID, version: version, items: []))
            return
        }
        let paint = style.paint(in: outline.frame.value)
        let item: DisplayItem =
            switch mode.value {
            case .fill(let fill): .fill(path, fill, paint)
            case .stroke(let stroke, true): .stroke(path, stroke, paint)
            case .stroke(let stroke, false):
                .fill(path.strokedPath(stroke), FillStyle(antialiased: false), paint)
            }
        let items = style.layered([item], outline: mode.value.isFill ? path : nil)
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}

extension _ResolvedStyle {
    package var isInvisible: Bool { stops.allSatisfy { $0.color.opacity <= 0 } }
}

private struct ShapePresented<S: Shape>: Rule {
    let name: String
    let outline: ShapeOutline<S>
    let display: Attribute<DisplayChunk>

    mutating func update(_ output: inout Output<PresentedNode>) {
        // What paints nothing cannot be touched.
        let isVisible = !display.value.items.isEmpty
        output.set(
            PresentedNode(
                type: name, role: .shape, frame: outline.frame.value, isDrawn: true,
                touch: isVisible ? .path(outline.path) : .nothing))
    }
}

/// Where a shape's path lies: in the frame that is drawn, mirrored where text runs from right to left if the shape says so.
@MainActor
struct ShapeOutline<S: Shape> {
    let shape: Attribute<S>
    let frame: Attribute<CGRect>
    private let direction: Attribute<LayoutDirection>

    init(shape: Attribute<S>, frame: Attribute<CGRect>, _ inputs: _ViewInputs) {
        self.shape = shape
        self.frame = frame
        direction = inputs.layoutDirection
    }

    /// Read inside a rule.
    var path: Path {
        let frame = frame.value
        // Asked here and not when the nodes are made: the shape's value may come from what is laid out first.
        let shape = shape.value
        let path = shape.path(in: CGRect(origin: .zero, size: frame.size))
        if shape.layoutDirectionBehavior == .mirrors, direction.value == .rightToLeft {
            return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
        }
        return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
