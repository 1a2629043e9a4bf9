import Controls
import Graph
import ViewCore

/// A choice of one of several options: the one whose tag the selection is.
public struct Picker<Label, SelectionValue, Content> {
    let selection: Binding<SelectionValue>
    /// Further values that the picker stands for.
    var others: [Binding<SelectionValue>] = []
    let label: Label
    let content: Content
}

extension Picker where Label: View, SelectionValue: Hashable, Content: View {
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, label: label(), content: content())
    }

    /// Apple's older order of the same.
    public nonisolated init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: label, content: content())
    }

    /// One picker for several values: a choice is made for all of them.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        precondition(!bindings.isEmpty, "a Picker stands for at least one value")
        self.init(
            selection: bindings[0], others: Array(bindings.dropFirst()), label: label(), content: content())
    }
}

extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(title), content: content())
    }
}

extension Picker where Label == _TitleAndIconLabel, SelectionValue: Hashable, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: _TitleAndIconLabel(titleKey, systemImage: systemImage), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection, label: _TitleAndIconLabel(title, systemImage: systemImage), content: content())
    }
}

extension Picker: View, PrimitiveView, UnaryView where Label: View, SelectionValue: Hashable, Content: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let picker = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: PickerLabel.self, name)
        let names = PickerNames()
        let selection = TrackedBody.make(picker, inputs, isReported: false) { $0.selection.wrappedValue }
        func choose(_ value: SelectionValue) {
            guard picker.isAlive else { return }
            picker.peeked.selection.wrappedValue = value
            for other in picker.peeked.others { other.wrappedValue = value }
        }
        let body = inputs.attribute(
            Computed {
                PickerBody(
                    content: picker.value.content, selection: selection.value, names: names, choose: choose)
            })
        var outputs = PickerBody<SelectionValue, Content>._makeView(view: _GraphValue(body), inputs: inner)
        let isEnabled = inputs.environmentValue(\.isEnabled)
        let isInMenu = inputs.environmentValue(\.menuSession).peeked != nil
        if isInMenu { return outputs }
        func set(_ text: String) -> Bool {
            guard let value = names.value(named: text) as? SelectionValue else { return false }
            choose(value)
            return true
        }
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            let showsParts = children.contains { $0.hasButtons }
            return PresentedNode(
                type: "Picker", role: .picker, label: name.text, value: names.name(of: AnyHashable(selection.value)),
                frame: frame, isEnabled: isEnabled, setValue: isEnabled ? set : nil, combinesChildren: !showsParts,
                children: children)
        }
        return outputs
    }
}

/// Stands for a picker's label.
struct PickerLabel {}

extension PickerLabel: Placeholder {
    typealias Body = Never
}

/// What the options of a picker are called.
@MainActor
final class PickerNames {
    private var options: [(tag: AnyHashable, presented: Attribute<PresentedNode>)] = []

    func observe(_ tag: AnyHashable, _ presented: Attribute<PresentedNode>) {
        options.removeAll { !$0.presented.isAlive }
        options.append((tag, presented))
    }

    /// Called inside a rule, which comes to depend on the texts.
    func name(of tag: AnyHashable) -> String? {
        for option in options where option.tag == tag && option.presented.isAlive {
            if let text = option.presented.value.spokenText { return text }
        }
        return nil
    }

    func value(named text: String) -> Any? {
        for option in options where option.presented.isAlive && option.presented.peeked.spokenText == text {
            return option.tag.base
        }
        return nil
    }
}

extension PresentedNode {
    /// Whether it is made of buttons that are spoken of one by one.
    fileprivate var hasButtons: Bool {
        if role == .button || role == .toggle { return true }
        for child in children where child.hasButtons { return true }
        return false
    }
}

/// Tells a picker what an option says.
struct PickerOptionReader: ViewModifier {
    let tag: AnyHashable
    let names: PickerNames
}

extension PickerOptionReader: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let reader = modifier.attribute.peeked
        if let presented = outputs.presented { reader.names.observe(reader.tag, presented) }
        return outputs
    }
}
