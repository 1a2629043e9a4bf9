import CoreGraphics
import Graph
import ViewCore

/// A view whose content is larger than its room and can be moved in it.
///
/// It takes all that is proposed along the axes in which it scrolls, and is as large as its content along the other one.
/// Several views in it lie below one another.
public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    /// Whether bars show, while the content moves, where in the content one is.
    public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView, UnaryView where Content: View {
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public nonisolated init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.part(inputs) { $0.content }
        let axes = view.part(inputs) { $0.axes }.attribute
        let shows = view.part(inputs) { $0.showsIndicators }.attribute
        return ScrollAssembly.make(inputs, axes: axes, showsIndicators: shows) { inner in
            let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inner.inside(.vertical)))
            return ImplicitContainer.make(list: list, layout: VStackLayout(), inputs: inner.inside(.vertical))
        }
    }
}

/// How large a scroll view likes to be.
package enum ScrollIdeal {
    /// As its content.
    case content
    /// It says nothing of it, and takes what it is given.
    case stretching
}

/// Puts a scroll view together.
@MainActor
package enum ScrollAssembly {
    /// `content` is made with inputs in which it lies in the scroll view.
    package static func make(
        _ inputs: _ViewInputs, axes: Attribute<Axis.Set>, showsIndicators: Attribute<Bool>,
        type: String? = "ScrollView",
        ideal: ScrollIdeal = .content,
        _ content: @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let settings = inputs.environmentValue(\.scrollSettings)
        let source = ContentSource()
        let metrics = inputs.attribute(
            ScrollMetricsRule(
                frame: inputs.frame, safeArea: inputs.safeArea, axes: axes, settings: settings, source: source))
        let model = ScrollModel(inputs, axes: axes.peeked, anchor: settings.peeked.anchor)
        let place = model.place
        let logical = inputs.animated(
            inputs.attribute(Compared { ScrollOffset(point: place.value.logical(in: metrics.value)) }))
        let shown = inputs.attribute(
            Compared { metrics.value.clamped(logical.value.point.moved(by: place.value.adjustment)) })
        let visible = inputs.barrier(
            Compared {
                let metrics = metrics.value
                let shown = shown.value
                return CGRect(
                    x: metrics.viewport.minX + shown.x, y: metrics.viewport.minY + shown.y,
                    width: metrics.viewport.width, height: metrics.viewport.height)
            }, .animation)

        let scope = ScrollScope(visible: visible, axes: axes)
        let geometry = inputs.attribute(Compared { metrics.value.geometry(at: shown.value) })
        scope.geometry = geometry
        model.connect(scope, metrics: metrics, shown: shown)
        scope.phase = inputs.attribute(ScrollPhaseRule(model: model, tree: inputs.tree))
        inputs.scrollReach?.add(scope, inputs.subgraph)

        var viewport = inputs
        viewport.frame = inputs.attribute(ViewportFrame(parent: inputs.frame, metrics: metrics))

        var inner = inputs
        inner.scroll = scope
        inner.containerSize = ScrollContainerSize.make(inputs, settings: settings)
        var spaces: [Axis?] = [nil]
        if axes.peeked.contains(.horizontal) { spaces.append(.horizontal) }
        if axes.peeked.contains(.vertical) { spaces.append(.vertical) }
        for axis in spaces {
            let name = Attribute(input: AnyHashable(ScrollViewSpaceName(axis: axis)), in: inputs.subgraph)
            inner.coordinateSpaces.append(NamedSpace(name: name, viewport))
        }
        inner.scrollReach = nil
        inner.isScrollTargetLayout = false
        inner.frame = inputs.attribute(
            ContentFrame(
                parent: inputs.frame, metrics: metrics, shown: shown,
                scale: inputs.environmentValue(\.displayScale)))
        inner.safeArea = Attribute(input: .everywhere, in: inputs.subgraph)
        inner.environment = ScrollSettings.inner(inputs)
        let outputs = content(inner)
        source.child = outputs.layout

        let drawn = viewport.drawnFrame()
        let driver = ScrollDriver(model, settings: settings, axes: axes)
        let indicators = ScrollIndicators.make(
            inputs, model: model, metrics: metrics, shown: shown, drawn: drawn, axes: axes, shows: showsIndicators,
            settings: settings)
        ScrollFollowing.make(inputs, model: model, settings: settings)

        var result = outputs
        result.layout = inputs.barrier(
            ScrollLayoutRule(axes: axes, settings: settings, child: outputs.layout, ideal: ideal), .layout)
        result.display = inputs.attribute(
            ScrollDisplay(
                content: outputs.display, indicators: indicators.display, frame: drawn, settings: settings))
        let presented = outputs.presented
        result.presented = inputs.attribute(
            Computed {
                let frame = drawn.value
                let isClipped = !settings.value.isClipDisabled
                let inside = PresentedNode(
                    clip: isClipped ? Path(frame) : nil, children: [presented?.value].compactMap { $0 })
                return PresentedNode(
                    type: type, frame: frame, touch: .rect, responder: driver,
                    children: [inside] + indicators.presented.value)
            })
        return result
    }
}

extension SafeArea {
    /// Nothing is near an edge of a window in what can be scrolled.
    static let everywhere = SafeArea(
        bounds: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), insets: EdgeInsets())
}

/// The layout of the content, known only after it has been made.
@MainActor
final class ContentSource {
    var child: Attribute<LayoutEngine>?
}

/// Where the content is moved to, as a value that animations can move.
struct ScrollOffset: Animatable, Equatable {
    var point: CGPoint

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(point.x, point.y) }
        set { point = CGPoint(x: newValue.first, y: newValue.second) }
    }
}

extension CGPoint {
    func moved(by size: CGSize) -> CGPoint { CGPoint(x: x + size.width, y: y + size.height) }
}

/// The content's frame: as layout has it, moved by what has been scrolled, which is rounded to pixels.
private struct ContentFrame: Rule {
    let parent: Attribute<ViewFrame>
    let metrics: Attribute<ScrollMetrics>
    let shown: Attribute<CGPoint>
    let scale: Attribute<CGFloat>

    mutating func update(_ output: inout Output<ViewFrame>) {
        let metrics = metrics.value
        let shown = shown.value
        let scale = max(scale.value, 0.01)
        let before = parent.value.translation
        let direction = parent.value.direction
        output.setIfDifferent(
            ViewFrame(
                origin: metrics.contentOrigin, size: metrics.contentSize, proposal: metrics.contentProposal,
                translation: CGSize(
                    width: before.width - (shown.x * scale).rounded() / scale,
                    height: before.height - (shown.y * scale).rounded() / scale), direction: direction))
    }
}

/// The part of the window in which the content is seen.
private struct ViewportFrame: Rule {
    let parent: Attribute<ViewFrame>
    let metrics: Attribute<ScrollMetrics>

    mutating func update(_ output: inout Output<ViewFrame>) {
        var frame = parent.value
        let viewport = metrics.value.viewport
        frame.origin = viewport.origin
        frame.size = viewport.size
        output.setIfDifferent(frame)
    }
}

private struct ScrollDisplay: Rule {
    let content: Attribute<DisplayChunk>?
    let indicators: Attribute<DisplayChunk>
    let frame: Attribute<CGRect>
    let settings: Attribute<ScrollSettings>
    private var version: UInt64 = 0

    init(
        content: Attribute<DisplayChunk>?, indicators: Attribute<DisplayChunk>, frame: Attribute<CGRect>,
        settings: Attribute<ScrollSettings>
    ) {
        self.content = content
        self.indicators = indicators
        self.frame = frame
        self.settings = settings
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        var items: [DisplayItem] = []
        let frame = frame.value
        if let chunk = content?.value, !chunk.items.isEmpty {
            if settings.value.isClipDisabled {
                items.append(.chunk(chunk))
            } else if frame.width > 0 && frame.height > 0 {
                items.append(.layer(Layer(content: chunk, clip: Clip(path: Path(frame)))))
            }
        }
        let bars = indicators.value
        if !bars.items.isEmpty { items.append(.chunk(bars)) }
        version += 1
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
