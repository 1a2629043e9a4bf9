import Graph
import ViewCore

/// Puts items into the bar of the window or the sheet around.
struct ToolbarModifier<Content> {
    let content: Content
}

extension ToolbarModifier: ViewModifier, UnaryModifier where Content: ToolbarContent {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.wants(WindowBarKey.self) else { return outputs }
        let styled = inputs.attribute(Computed { ToolbarItemsView(content: modifier.attribute.value.content) })
        let list = ToolbarItemsView<Content>.list(_GraphValue(styled), _ViewListInputs(inputs))
        let below = outputs.preference(WindowBarKey.self)
        let bar = inputs.attribute(
            Compared {
                var bar = below?.value ?? WindowBarContent()
                for element in list.current {
                    bar.items.append(
                        ToolbarEntry(element: element, placement: element.traits.value(ToolbarPlacementTrait.self)))
                }
                return bar
            })
        outputs.setPreference(WindowBarKey.self, bar)
        return outputs
    }
}

/// The content of a toolbar as a view, so that it takes modifiers.
private struct ToolbarItemsView<Content> {
    let content: Content
}

extension ToolbarItemsView: View, PrimitiveView, MultiView where Content: ToolbarContent {
    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        Content._makeToolbar(content: view.part(inputs.base) { $0.content }, inputs: inputs)
    }

    /// In the styles of a toolbar.
    @MainActor
    static func list(_ view: _GraphValue<Self>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
        let styled = inputs.base.attribute(
            Computed {
                view.attribute.value.buttonStyle(ToolbarButtonStyle()).toggleStyle(ToolbarToggleStyle())
                    .labelStyle(ToolbarItemLabelStyle())
                    .environment(\.isToolbarItem, true)
            })
        return make(_GraphValue(styled), inputs)
    }

    @MainActor
    private static func make<Styled: View>(
        _ view: _GraphValue<Styled>, _ inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        Styled._makeViewList(view: view, inputs: inputs)
    }
}

/// Where the toolbar is that a view's items go to.
enum ToolbarPlace {
    case window
    case sheet
}

private struct ToolbarPlaceKey: EnvironmentKey {
    static var defaultValue: ToolbarPlace { .window }
}

extension EnvironmentValues {
    var toolbarPlace: ToolbarPlace {
        get { self[ToolbarPlaceKey.self] }
        set { self[ToolbarPlaceKey.self] = newValue }
    }

    /// Whether the views here are items of a toolbar.
    var isToolbarItem: Bool {
        get { self[ToolbarItemKey.self] }
        set { self[ToolbarItemKey.self] = newValue }
    }

    /// Whether the views here are items of a window's toolbar, which wants its items without labels and borders.
    var isInWindowToolbar: Bool { isToolbarItem && toolbarPlace == .window }
}

private struct ToolbarItemKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Puts views into the toolbar of the window or the sheet around, each an item.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }

    /// Puts items into the toolbar of the window or the sheet around.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    /// Puts items with names into the toolbar. Users cannot rearrange toolbars here.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(content: content()))
    }

    private nonisolated func windowBar(_ change: @escaping (inout WindowBarContent) -> Void) -> some View {
        transformPreference(WindowBarKey.self, change)
    }

    /// Whether the bars are shown; the window's is the only one here.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let concerns = bars.isEmpty || bars.contains(where: \.isWindowBar)
        return windowBar { if concerns, visibility != .automatic { $0.isHidden = visibility == .hidden } }
    }

    /// Whether the bars are shown; the window's is the only one here.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let concerns = bars.isEmpty || bars.contains(where: \.isWindowBar)
        return windowBar { if concerns, visibility != .automatic { $0.isHidden = visibility == .hidden } }
    }

    /// Takes a part away that the toolbar has by itself.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        windowBar { if defaultItemKind == .title { $0.hidesTitle = true } }
    }

    /// What bars are filled with.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        let concerns = bars.isEmpty || bars.contains(where: \.isWindowBar)
        let background = AnyShapeStyle(style)
        return windowBar { if concerns { $0.background = background } }
    }

    /// Whether bars have a ground of their own.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let concerns = bars.isEmpty || bars.contains(where: \.isWindowBar)
        return windowBar { if concerns, visibility != .automatic { $0.showsBackground = visibility == .visible } }
    }

    /// Whether bars have a ground of their own.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        let concerns = bars.isEmpty || bars.contains(where: \.isWindowBar)
        return windowBar { if concerns, visibility != .automatic { $0.showsBackground = visibility == .visible } }
    }
}

/// Keeps what the view says of its window's bar to itself while it is covered by another.
package struct CoveredWindowBar: ViewModifier {
    let isCovered: Bool

    package nonisolated init(isCovered: Bool) {
        self.isCovered = isCovered
    }

    package func body(content: Content) -> some View {
        content
            .transformPreference(WindowBarKey.self) { if isCovered { $0 = WindowBarContent() } }
            .transformPreference(ContainerBackgroundKey.self) { if isCovered { $0 = [:] } }
    }
}
