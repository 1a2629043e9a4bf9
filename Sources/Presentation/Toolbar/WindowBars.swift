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
        let outer = inputs.environment
        inputs.environment = inputs.attribute(
            Computed {
                var values = outer.value
                values.hasWindowBar = true
                return values
            })
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
    @State private var overflow = ToolbarOverflow()
    @Environment(\.idiom) private var idiom

    private func items(_ zones: ToolbarItemPlacement.Zone...) -> [ToolbarEntry] {
        var found: [ToolbarEntry] = []
        for zone in zones {
            for entry in bar.items where entry.placement.zone == zone && bar.isShown(entry) { found.append(entry) }
        }
        return found
    }

    var body: some View {
        let padding = MetricTable.value(.toolbarPadding, idiom)
        let spacing = MetricTable.value(.toolbarSpacing, idiom)
        let center = items(.center)
        let trailing = items(.destructive, .trailing, .cancellation, .confirmation)
        ToolbarLayout(spacing: padding, itemSpacing: spacing, overflow: overflow) {
            HStack(spacing: spacing) {
                row(items(.sidebar, .back, .leading))
                if !bar.hidesTitle { title }
            }
            .layoutValue(key: ToolbarPart.self, value: .leading)
            ForEach(center) { entry in
                ToolbarEntryView(entry: entry)
                    .modifier(ShownAsPlaced())
                    .layoutValue(key: ToolbarPart.self, value: .center(entry.id))
            }
            ForEach(trailing) { entry in
                ToolbarEntryView(entry: entry)
                    .modifier(ShownAsPlaced())
                    .layoutValue(key: ToolbarPart.self, value: .trailing(entry.id))
            }
            ToolbarOverflowButton(entries: center + trailing, overflow: overflow)
                .modifier(ShownAsPlaced())
                .layoutValue(key: ToolbarPart.self, value: .overflow)
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
