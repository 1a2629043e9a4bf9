import Graph
import ViewCore

/// What the views of a window say of its bar: the title and what is in the toolbar.
package struct WindowBarContent: Equatable {
    /// Nil where no view gives one.
    package var title: String?
    package var subtitle: String?
    package var items: [ToolbarEntry] = []
    var isHidden: Bool?
    var hidesTitle = false
    var background: AnyShapeStyle?
    var showsBackground: Bool?

    package init() {}

    /// Whether there is a bar to be seen.
    package var isVisible: Bool {
        isHidden != true && (subtitle != nil || items.contains { $0.placement.zone != .nowhere })
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.title == b.title && a.subtitle == b.subtitle && a.items == b.items && a.isHidden == b.isHidden
            && a.hidesTitle == b.hidesTitle && a.showsBackground == b.showsBackground
            && ValueEquality.areEqual(a.background, b.background)
    }
}

package struct WindowBarKey: PreferenceKey {
    package static var defaultValue: WindowBarContent { WindowBarContent() }

    /// What comes later is more special: the screen on top, the detail beside a list.
    package static func reduce(value: inout WindowBarContent, nextValue: () -> WindowBarContent) {
        let next = nextValue()
        value.title = next.title ?? value.title
        value.subtitle = next.subtitle ?? value.subtitle
        value.items += next.items
        value.isHidden = next.isHidden ?? value.isHidden
        value.hidesTitle = value.hidesTitle || next.hidesTitle
        value.background = next.background ?? value.background
        value.showsBackground = next.showsBackground ?? value.showsBackground
    }
}

/// An item of a toolbar, to be placed in a bar: it has the environment of the view that gives it.
package struct ToolbarEntry: Equatable, Identifiable {
    let element: ListElement
    let placement: ToolbarItemPlacement

    package nonisolated var id: ObjectIdentifier { ObjectIdentifier(element) }

    package nonisolated static func == (a: ToolbarEntry, b: ToolbarEntry) -> Bool {
        a.element === b.element && a.placement == b.placement
    }
}

/// An item where it is placed. It ends with the view that gives it, and with the place.
struct ToolbarEntryView {
    let entry: ToolbarEntry
}

extension ToolbarEntryView: MultiView {
    typealias Body = Never

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = view.attribute
        return BranchRule<ObjectIdentifier>.list(inputs) {
            let element = whole.value.entry.element
            guard element.subgraph.isAlive else { return nil }
            return (
                ObjectIdentifier(element),
                { list in
                    .one(
                        ListElement(subgraph: list.base.subgraph, traits: element.traits) { outer in
                            var own = outer.owned(by: Subgraph(parent: outer.subgraph))
                            own.preferenceKeys = []
                            element.subgraph.onEnd { [weak subgraph = own.subgraph] in subgraph?.invalidate() }
                            return element.make(own)
                        })
                }
            )
        }
    }
}
