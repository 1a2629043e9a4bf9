import Controls
import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// The bars at the top of a window: the menus of the app, if it has any, and the toolbar.
@MainActor
package final class WindowBars: RootFraming {
    /// The bar of menus. Nil for none.
    private let menus: (@MainActor () -> AnyView?)?
    private let hidesTitle: Bool
    private var bar: Attribute<WindowBarContent>?

    package init(menus: (@MainActor () -> AnyView?)? = nil, hidesTitle: Bool = false) {
        self.menus = menus
        self.hidesTitle = hidesTitle
    }

    package func prepare(_ inputs: inout _ViewInputs) {
        inputs.request(WindowBarKey.self)
        inputs.request(ContainerBackgroundKey.self)
    }

    package func complete(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = grounded(outputs, inputs)
        let bar = outputs.preference(WindowBarKey.self)
        self.bar = bar
        let tree = inputs.tree
        let (idiom, menus) = (inputs.environmentValue(\.idiom), menus)
        if bar != nil || menus != nil {
            // The room for a bar may decide what the content is: it goes by way of an action.
            let watcher = inputs.attribute(
                Computed {
                    _ = bar?.value
                    _ = menus?()
                    _ = idiom.value
                    tree.queueAction("toolbar") { [weak self, weak tree] in
                        guard let self, let tree else { return }
                        let height = settle(in: tree)
                        if height != tree.barHeight { tree.enqueue(Transaction()) { tree.setBarHeight(height) } }
                    }
                })
            Graph.makeEffect(watcher.id, .observer, isDue: true)
        } else {
            return outputs
        }
        let view = inputs.barrier(
            Computed { [hidesTitle] in
                var content = bar?.value ?? WindowBarContent()
                if hidesTitle { content.hidesTitle = true }
                return WindowBarsView(bar: content, menus: menus?())
            }, .late)
        var inner = inputs
        let safeArea = inputs.safeArea
        inner.preferenceKeys = []
        inner.frame = inputs.attribute(
            Compared {
                let bounds = safeArea.value.bounds
                let size = CGSize(width: bounds.width, height: safeArea.value.insets.top)
                return ViewFrame(origin: bounds.origin, size: size, proposal: ProposedViewSize(size))
            })
        let bars = WindowBarsView._makeView(view: _GraphValue(view), inputs: inner)
        var result = outputs
        result.display = Gathering.stacked([outputs.display, bars.display], inputs)
        // Read first, and over content that reaches below the bars.
        result.presented = Gathering.presented([bars.presented, outputs.presented], touchOrder: [1, 0], inputs)
        return result
    }

    /// The content over the background that it chose for the window.
    private func grounded(_ outputs: _ViewOutputs, _ inputs: _ViewInputs) -> _ViewOutputs {
        guard let grounds = outputs.preference(ContainerBackgroundKey.self) else { return outputs }
        var inner = inputs
        let safeArea = inputs.safeArea
        inner.preferenceKeys = []
        inner.frame = inputs.attribute(
            Compared {
                let bounds = safeArea.value.bounds
                return ViewFrame(origin: bounds.origin, size: bounds.size, proposal: ProposedViewSize(bounds.size))
            })
        let view = inputs.barrier(Computed { WindowGround(content: grounds.value[.window]) }, .late)
        let ground = WindowGround._makeView(view: _GraphValue(view), inputs: inner)
        var result = outputs
        result.display = Gathering.stacked([ground.display, outputs.display], inputs)
        return result
    }

    /// Gives the window its title, and tells how high the bars are, as the views want it now.
    private func settle(in tree: ViewGraph) -> CGFloat {
        let content = tree.evaluate { bar?.value ?? WindowBarContent() }
        let idiom = tree.environmentValues.idiom
        tree.title = content.title
        var height: CGFloat = tree.evaluate { menus?() } == nil ? 0 : MetricTable.value(.menuBarHeight, idiom)
        if content.isVisible { height += MetricTable.value(.toolbarHeight, idiom) }
        return height
    }

    /// Keeps the bars' room from the beginning, so that the window opens with it.
    package func open(in tree: ViewGraph) { tree.setBarHeight(settle(in: tree)) }
}

/// What a window is filled with where its content says so.
private struct WindowGround: View {
    let content: AnyView?

    var body: some View {
        ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The bars from the top down.
private struct WindowBarsView: View {
    let bar: WindowBarContent
    let menus: AnyView?
    @Environment(\.idiom) private var idiom

    var body: some View {
        VStack(spacing: 0) {
            if let menus { menus.frame(height: MetricTable.value(.menuBarHeight, idiom)) }
            if bar.isVisible {
                Toolbar(bar: bar).frame(height: MetricTable.value(.toolbarHeight, idiom))
            }
        }
    }
}

/// A window's toolbar: what leads, the title, the middle, the rest.
private struct Toolbar: View {
    let bar: WindowBarContent
    @Environment(\.idiom) private var idiom

    private func items(_ zones: ToolbarItemPlacement.Zone...) -> [ToolbarEntry] {
        bar.items.filter { zones.contains($0.placement.zone) }
    }

    var body: some View {
        let padding = MetricTable.value(.toolbarPadding, idiom)
        ToolbarLayout(spacing: padding) {
            HStack(spacing: MetricTable.value(.toolbarSpacing, idiom)) {
                row(items(.leading))
                if !bar.hidesTitle { title }
            }
            row(items(.center))
            row(items(.destructive, .trailing, .cancellation, .confirmation))
        }
        .padding(.horizontal, padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { ToolbarGround(bar: bar) }
    }

    /// Opens a menu where a view has put one there: the one furthest in.
    private var title: some View {
        let menus = items(.titleMenu).suffix(1)
        return ToolbarTitle(title: bar.title, subtitle: bar.subtitle)
            .accessibilityHidden(!menus.isEmpty)
            .padding(.trailing, menus.isEmpty ? 0 : TitleMenu<EmptyView>.arrowWidth)
            .overlay {
                HStack(spacing: 0) {
                    ForEach(menus) { ToolbarEntryView(entry: $0).accessibilityLabel(bar.title ?? "") }
                }
            }
    }

    private func row(_ entries: [ToolbarEntry]) -> some View {
        HStack(spacing: MetricTable.value(.toolbarSpacing, idiom)) {
            ForEach(entries) { ToolbarEntryView(entry: $0) }
        }
    }
}

private struct ToolbarTitle: View {
    let title: String?
    let subtitle: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let title { Text(verbatim: title).font(.system(size: subtitle == nil ? 15 : 13, weight: .bold)) }
            if let subtitle {
                Text(verbatim: subtitle).font(.system(size: 11)).foregroundStyle(Color.secondary)
            }
        }
        .lineLimit(1)
        .padding(.horizontal, 4)
    }
}

private struct ToolbarGround: View {
    let bar: WindowBarContent

    var body: some View {
        ZStack {
            if bar.showsBackground != false {
                if let background = bar.background {
                    Rectangle().fill(background)
                } else {
                    FaceView(ToolbarFace())
                }
            }
        }
        .accessibilityHidden(true)
    }
}

/// The ground of a toolbar, with a line under it.
private struct ToolbarFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.fill(Path(frame), drawing.isDark ? drawing.white(0.05) : drawing.white(0.55))
        let line = CGRect(
            x: frame.minX, y: frame.maxY - drawing.pixel, width: frame.width, height: drawing.pixel)
        drawing.fill(Path(line), drawing.ink(0.16, 0.2))
    }
}

/// Three parts of a bar: one at each end, and one in the middle as far as the others leave it there.
struct ToolbarLayout: Layout {
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize(width: spacing * 2, height: 0)
        for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            size.width += own.width
            size.height = max(size.height, own.height)
        }
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let (leading, center, trailing) = (subviews[0], subviews[1], subviews[2])
        let middle = center.sizeThatFits(.unspecified)
        let end = trailing.sizeThatFits(.unspecified)
        let start = leading.sizeThatFits(.unspecified)
        // The title gives way first.
        let others = middle.width + end.width + spacing * 2
        let startWidth = min(start.width, max(0, bounds.width - others))
        leading.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: startWidth, height: bounds.height))
        let room = bounds.width - startWidth - spacing
        let endWidth = middle.width > 0 ? min(end.width, room) : room
        let isSpread = trailing.sizeThatFits(ProposedViewSize(width: room, height: bounds.height)).width
        let width = middle.width > 0 ? endWidth : min(room, isSpread)
        trailing.place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: width, height: bounds.height))
        let least = bounds.minX + startWidth + spacing
        let most = bounds.maxX - width - spacing - middle.width
        center.place(
            at: CGPoint(x: max(least, min(bounds.midX - middle.width / 2, most)), y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: middle.width, height: bounds.height))
    }
}
