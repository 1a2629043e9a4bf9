import Graph
import ViewCore

/// A control that is on or off.
public struct Toggle<Label> {
    let isOn: Binding<Bool>
    /// Further values that the toggle stands for; it is mixed where they are not all the same.
    let others: [Binding<Bool>]
    /// Mixed, whatever the values are.
    let isMixed: Bool
    let label: Label

    fileprivate nonisolated init(
        isOn: Binding<Bool>, others: [Binding<Bool>] = [], isMixed: Bool = false, label: Label
    ) {
        self.isOn = isOn
        self.others = others
        self.isMixed = isMixed
        self.label = label
    }
}

extension Toggle where Label: View {
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label())
    }

    /// One toggle for several values: on when all are, mixed when some are. Without values it is off.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.init(isOn: bindings.first ?? .constant(false), others: Array(bindings.dropFirst()), label: label())
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(title))
    }

    public nonisolated init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
    }
}

enum ToggleKind: ControlKind {
    typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle shows.
enum ToggleState: String {
    case on
    case off
    case mixed
}

extension Toggle {
    /// Reads the values.
    fileprivate var state: ToggleState {
        if isMixed { return .mixed }
        let first = isOn.wrappedValue
        for other in others where other.wrappedValue != first { return .mixed }
        return first ? .on : .off
    }

    /// All values as one.
    fileprivate var binding: Binding<Bool> {
        if others.isEmpty { return isOn }
        let all = [isOn] + others
        return Binding(
            get: { all.allSatisfy { $0.wrappedValue } }, set: { value in for one in all { one.wrappedValue = value } })
    }
}

extension Toggle: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let toggle = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: ToggleStyleConfiguration.Label.self, name)
        let state = TrackedBody.make(toggle, inputs, isReported: false) { $0.state }
        let binding = inputs.attribute(Distinct { toggle.value.binding })
        let isMixed = inputs.attribute(Compared { state.value == .mixed })
        let configuration = inputs.attribute(
            Distinct {
                ToggleStyleConfiguration(label: .init(), isOn: binding.value, isMixed: isMixed.value)
            })
        var outputs = inner.styled(ToggleKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultToggleStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        // A toggle made from a configuration is the same toggle to those who cannot see it.
        if Label.self == ToggleStyleConfiguration.Label.self { return outputs }
        let isEnabled = inputs.environmentValue(\.isEnabled)
        let shortcut = inputs.shortcut()
        func set(_ text: String) -> Bool {
            guard toggle.isAlive, let value = ToggleText.value(text) else { return false }
            toggle.peeked.binding.wrappedValue = value
            return true
        }
        func flip() {
            if toggle.isAlive { toggle.peeked.binding.wrappedValue.toggle() }
        }
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            return PresentedNode(
                type: "Toggle", role: .toggle, label: name.text, value: state.value.rawValue, frame: frame,
                isEnabled: isEnabled, setValue: isEnabled ? set : nil, activate: isEnabled ? flip : nil,
                shortcut: shortcut.value, combinesChildren: true, children: children)
        }
        return outputs
    }
}

/// A toggle's value in words.
enum ToggleText {
    /// Nil for what means neither.
    static func value(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "on", "true", "yes", "1": true
        case "off", "false", "no", "0": false
        default: nil
        }
    }
}
