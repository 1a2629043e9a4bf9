import CoreGraphics
import Graph
import ViewCore

/// Actions in a menu that the title of the window's toolbar opens.
public struct ToolbarTitleMenu<Content> {
    let content: Content
}

extension ToolbarTitleMenu where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// No actions: documents, which a title could be about, are not there yet.
    public nonisolated init() {
        self.init(content: EmptyView())
    }
}

extension ToolbarTitleMenu: ToolbarContent, PrimitiveToolbarContent, CustomizableToolbarContent where Content: View {
    public typealias Body = Never

    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // A menu without actions is none.
        if Content.self == EmptyView.self {
            return Content._makeViewList(view: content.part(inputs.base) { $0.content }, inputs: inputs)
        }
        return ToolbarItemList.make(
            content.part(inputs.base) { TitleMenu(content: $0.content) },
            Attribute(input: ToolbarItemPlacement(zone: .titleMenu), in: inputs.base.subgraph), inputs)
    }
}

/// Lies over the title, with an arrow at its end.
struct TitleMenu<Content: View>: View {
    /// What the arrow takes of the width, in points. Our own choice.
    static var arrowWidth: CGFloat { 14 }

    let content: Content

    var body: some View {
        MenuButton(
            look: .title, arrows: .down, isFlexible: true, label: Color.clear.frame(width: 0), content: content)
    }
}

extension View {
    /// Puts actions into a menu that the title of the window's toolbar opens.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}
