import Graph
import ViewCore

/// One item of a toolbar.
public struct ToolbarItem<ID, Content> {
    let name: ID
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == (), Content: View {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(name: (), placement: placement, content: content())
    }
}

extension ToolbarItem where ID == String, Content: View {
    /// An item with a name. Users cannot rearrange toolbars here.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(name: id, placement: placement, content: content())
    }

    /// An item with a name; one that is not shown by default waits to be added, which here nobody can.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            name: id, placement: showsByDefault ? placement : ToolbarItemPlacement(zone: .nowhere), content: content())
    }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never

    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        ToolbarItemList.make(
            content.part(inputs.base) { $0.content }, content.part(inputs.base) { $0.placement }.attribute, inputs)
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {}

extension ToolbarItem: Identifiable where ID: Hashable {
    public nonisolated var id: ID { name }
}

/// Several items of a toolbar, one for each view.
public struct ToolbarItemGroup<Content> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItemGroup where Content: View {
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }

    /// `label` is what stands for the group where there is no room for its items.
    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(
            placement: placement, content: LabeledToolbarItemGroupContent(content: content(), label: label()))
    }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent where Content: View {
    public typealias Body = Never

    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        ToolbarItemList.make(
            content.part(inputs.base) { $0.content }, content.part(inputs.base) { $0.placement }.attribute, inputs)
    }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    public var body: some View { content }
}

/// Room between items of a toolbar.
public struct ToolbarSpacer {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    /// A flexible spacer takes the room that is left, a fixed one that of a narrow item.
    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Of a fixed spacer, in points. Our own choice.
    fileprivate nonisolated static let fixedWidth: CGFloat = 16
}

/// How long a spacer is.
public struct SpacerSizing: Equatable, Hashable, Sendable {
    let isFlexible: Bool

    public static let flexible = SpacerSizing(isFlexible: true)
    public static let fixed = SpacerSizing(isFlexible: false)
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never

    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let view = content.part(inputs.base) { ToolbarSpacerView(isFlexible: $0.sizing.isFlexible) }
        return ToolbarItemList.make(view, content.part(inputs.base) { $0.placement }.attribute, inputs)
    }
}

private struct ToolbarSpacerView: View {
    let isFlexible: Bool

    var body: some View {
        Color.clear.frame(minWidth: ToolbarSpacer.fixedWidth, maxWidth: isFlexible ? .infinity : nil, maxHeight: 1)
            .frame(width: isFlexible ? nil : ToolbarSpacer.fixedWidth)
    }
}

/// Items as elements of a list that say where they want to be.
@MainActor
enum ToolbarItemList {
    static func make<Content: View>(
        _ content: _GraphValue<Content>, _ placement: Attribute<ToolbarItemPlacement>, _ inputs: _ViewListInputs
    ) -> _ViewListOutputs {
        var inputs = inputs
        let environment = inputs.base.environment
        if environment.peeked.toolbarPlace == .sheet {
            inputs.base.environment = inputs.base.attribute(
                Computed {
                    var values = environment.value
                    switch placement.value.zone {
                    case .confirmation: values.keyboardShortcut = .defaultAction
                    case .cancellation: values.keyboardShortcut = .cancelAction
                    default: break
                    }
                    return values
                })
        }
        return Content._makeViewList(view: content, inputs: inputs).mapped(inputs) {
            $0.with(traits: $0.traits.setting(ToolbarPlacementTrait.self, to: placement))
        }
    }
}

struct ToolbarPlacementTrait: TraitKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
}
