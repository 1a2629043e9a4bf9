import Graph
import ViewValues

/// A part of a window in which one view is to have the keyboard first.
@MainActor
private final class FocusScopeRegion: FocusRegion {
    let namespace: Namespace.ID

    init(_ namespace: Namespace.ID) {
        self.namespace = namespace
    }

    func focusEntered() {}
    func focusLeft() {}
}

/// A view that is to have the keyboard first.
@MainActor
private final class PreferredFocus: FocusRegion {
    private let modifier: Attribute<PreferredFocusModifier>

    init(_ modifier: Attribute<PreferredFocusModifier>) {
        self.modifier = modifier
    }

    func isPreferred(in namespace: Namespace.ID) -> Bool {
        modifier.isAlive && modifier.peeked.isPreferred && modifier.peeked.namespace == namespace
    }

    func focusEntered() {}
    func focusLeft() {}
}

/// Gives the keyboard to the view that a scope prefers, else to the first in it that takes it.
@MainActor
private final class FocusReset: FocusRequest {
    private let namespace: Namespace.ID
    private let onlyIfFree: Bool

    init(_ namespace: Namespace.ID, onlyIfFree: Bool) {
        self.namespace = namespace
        self.onlyIfFree = onlyIfFree
    }

    func move(_ focus: KeyboardFocus, in root: PresentedNode) {
        if onlyIfFree && focus.focused != nil { return }
        var preferred: (any KeyResponder)?
        var first: (any KeyResponder)?
        root.forEachRegion { region, node in
            if let scope = region as? FocusScopeRegion, scope.namespace == namespace, first == nil {
                first = node.keyResponders.first
            }
            guard preferred == nil, let view = region as? PreferredFocus, view.isPreferred(in: namespace) else {
                return
            }
            preferred = node.keyResponders.first
        }
        if let target = preferred ?? (onlyIfFree ? nil : first) { focus.focus(target, isVisible: !onlyIfFree) }
    }

    func settle(_ regions: [any FocusRegion]) {}
}

struct FocusScopeModifier: UnaryModifier {
    typealias Body = Never

    let namespace: Namespace.ID

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let region = FocusScopeRegion(modifier.attribute.peeked.namespace)
        outputs.presented = inputs.attribute(Computed { presented.value.focusing(region) })
        return outputs
    }
}

struct PreferredFocusModifier: UnaryModifier {
    typealias Body = Never

    let isPreferred: Bool
    let namespace: Namespace.ID

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let modifier = modifier.attribute
        let region = PreferredFocus(modifier)
        outputs.presented = inputs.attribute(Computed { presented.value.focusing(region) })
        let tree = inputs.tree
        tree.queueAction("prefersDefaultFocus") { [weak tree] in
            guard let tree, modifier.isAlive, modifier.peeked.isPreferred else { return }
            let namespace = modifier.peeked.namespace
            tree.enqueue(Transaction()) { tree.focus.ask(FocusReset(namespace, onlyIfFree: true)) }
        }
        return outputs
    }
}

/// Gives the keyboard back to the view that a scope prefers.
@MainActor
@preconcurrency
public struct ResetFocusAction {
    fileprivate let tree: WeakTree?

    nonisolated fileprivate init(_ tree: WeakTree?) {
        self.tree = tree
    }

    /// Gives the keyboard to the view that prefers it in the scope of `namespace`, else to the first in that scope.
    public func callAsFunction(in namespace: Namespace.ID) {
        guard let tree = tree?.tree else { return }
        tree.enqueue(Transaction()) { [weak tree] in tree?.focus.ask(FocusReset(namespace, onlyIfFree: false)) }
    }
}

private struct FocusTreeKey: EnvironmentKey {
    static var defaultValue: WeakTree? { nil }
}

extension EnvironmentValues {
    nonisolated var focusTree: WeakTree? {
        get { self[FocusTreeKey.self] }
        set { self[FocusTreeKey.self] = newValue }
    }

    /// Gives the keyboard back to the view that a focus scope prefers.
    public nonisolated var resetFocus: ResetFocusAction { ResetFocusAction(focusTree) }
}

extension View {
    /// Limits the preferences for the keyboard of the views in this one to it.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Whether the view has the keyboard first among those in the scope of `namespace`.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}
