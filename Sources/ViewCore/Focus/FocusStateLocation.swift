import Graph
import ViewValues

/// The storage of a `FocusState`. Setting it asks for the focus to be moved once the views are as the change has made
/// them; the focus, when it has moved, sets it without asking.
package final class FocusStateLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
    let none: Value
    private let stored: StoredLocation<Value>
    private weak var tree: ViewGraph?

    @MainActor
    init(none: Value, _ inputs: _ViewInputs) {
        self.none = none
        stored = StoredLocation(none, inputs)
        tree = inputs.tree
        super.init()
    }

    package override func get() -> Value { stored.get() }

    package override func set(_ value: Value, transaction: Transaction) {
        stored.set(value, transaction: transaction)
        tree?.enqueue(transaction) { [weak tree, self] in tree?.focus.ask(self) }
    }

    @MainActor
    package override func hasChanged(since time: UInt64) -> Bool { stored.hasChanged(since: time) }

    /// Takes on what has become of the focus.
    @MainActor
    fileprivate func follow(_ value: Value) {
        if stored.get() != value { stored.set(value, transaction: Transaction()) }
    }
}

extension FocusStateLocation: FocusRequest {
    @MainActor
    package func move(_ focus: KeyboardFocus, in root: PresentedNode) {
        if stored.get() == none {
            // Another view than those of this state keeps the keyboard.
            if focus.hasRegion(where: { ($0 as? FocusTie<Value>)?.location === self }) { focus.focus(nil) }
            return
        }
        var target: (any KeyResponder)?
        root.forEachRegion { region, node in
            guard target == nil, let tie = region as? FocusTie<Value> else { return }
            if tie.location === self && tie.isWanted { target = node.keyResponders.first }
        }
        if let target { focus.focus(target, isVisible: true) }
    }

    /// A value that no view stands for does not last.
    @MainActor
    package func settle(_ regions: [any FocusRegion]) {
        for region in regions {
            if let tie = region as? FocusTie<Value>, tie.location === self, let value = tie.value {
                return follow(value)
            }
        }
        follow(none)
    }
}

/// A view that stands for one value of a focus state.
@MainActor
final class FocusTie<Value: Hashable>: FocusRegion {
    private let modifier: Attribute<FocusedModifier<Value>>

    init(_ modifier: Attribute<FocusedModifier<Value>>) {
        self.modifier = modifier
    }

    var location: FocusStateLocation<Value>? { modifier.isAlive ? modifier.peeked.binding.location : nil }
    /// Nil when the view is gone.
    var value: Value? { modifier.isAlive ? modifier.peeked.value : nil }

    /// Whether the state asks for this view to have the keyboard.
    var isWanted: Bool { value != nil && location?.get() == value }

    var request: (any FocusRequest)? { kept }
    /// Outlives the view, to hear that it is gone.
    private weak var kept: FocusStateLocation<Value>?

    func focusEntered() { kept = location }
    func focusLeft() {}
}

/// Ties a view to a value of a focus state.
struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let modifier = modifier.attribute
        let tie = FocusTie(modifier)
        inputs.watchFocus { modifier.value.value }
        outputs.presented = inputs.attribute(Computed { presented.value.focusing(tie) })
        return outputs
    }
}

extension View {
    /// Ties the view to a focus state: it has the value while the keyboard is with something in the view, and gives it
    /// the keyboard when it is set to the value.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value))
    }

    /// Ties the view to a focus state: it is true while the keyboard is with something in the view.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }
}
