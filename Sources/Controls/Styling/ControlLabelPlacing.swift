import Graph
import ViewCore

extension _ViewInputs {
    /// Lets a placeholder stand for a control's label. Where labels are hidden it stands for nothing; `name` hears what
    /// the label says either way.
    package mutating func placeLabel<Label: View, P: Placeholder>(
        _ label: _GraphValue<Label>, for placeholder: P.Type, _ name: ControlName
    ) {
        if Label.self == EmptyView.self {
            place(label, for: placeholder) { name.observe($0) }
            return
        }
        let label = label.attribute
        let hideable = attribute(Distinct { HideableLabel(label: label.value, name: name) })
        place(_GraphValue(hideable), for: placeholder) { name.observe($0) }
    }
}

/// A control's label, which the environment may hide.
private struct HideableLabel<Label: View>: View {
    let label: Label
    let name: ControlName
    @Environment(\.labelsVisibility) private var visibility

    var body: some View {
        if visibility == .hidden {
            SpokenLabel(label: label, name: name)
        } else {
            label
        }
    }
}

/// A label that is heard and not seen.
private struct SpokenLabel<Label: View> {
    let label: Label
    let name: ControlName
}

extension SpokenLabel: MultiView {
    typealias Body = Never

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let label = view.part(inputs.base) { $0.label }
        if let presented = Label._makeView(view: label, inputs: inputs.base).presented {
            view.attribute.peeked.name.observe(presented)
        }
        return .fixed([])
    }
}

extension View {
    /// Whether the labels of the controls in this view are seen. They are spoken of either way.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Hides the labels of the controls in this view. They are still spoken of.
    public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }
}
