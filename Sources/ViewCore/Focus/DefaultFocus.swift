import Graph
import ViewValues

/// How much a default of the focus weighs.
public struct DefaultFocusEvaluationPriority: Sendable {
    let isUserInitiated: Bool

    /// Looked at when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Looked at also when the user has moved the focus there.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Sets a focus state when the view appears in a window where nothing has the keyboard.
struct DefaultFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension DefaultFocusModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let modifier = modifier.attribute
        let tree = inputs.tree
        tree.queueAction("defaultFocus") { [weak tree] in
            guard let tree, modifier.isAlive, tree.focus.focused == nil else { return }
            modifier.peeked.binding.wrappedValue = modifier.peeked.value
        }
        return outputs
    }
}

extension View {
    /// Which of the views in this one has the keyboard when it appears, unless one elsewhere in the window has it.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}
