import Graph
import ViewValues

/// Gives a value for a key, in place of what the view below gives.
struct PreferenceWritingModifier<K: PreferenceKey> {
    let value: K.Value
}

extension PreferenceWritingModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.wants(K.self) else { return outputs }
        outputs.setPreference(K.self, modifier.part(inputs) { $0.value }.attribute)
        return outputs
    }
}

/// Changes what the view below gives for a key.
struct PreferenceTransformModifier<K: PreferenceKey> {
    let transform: (inout K.Value) -> Void
}

extension PreferenceTransformModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.wants(K.self) else { return outputs }
        let below = outputs.preference(K.self)
        let modifier = modifier.attribute
        outputs.setPreference(
            K.self,
            inputs.attribute(
                Computed {
                    var value = below?.value ?? K.defaultValue
                    modifier.value.transform(&value)
                    return value
                }))
        return outputs
    }
}

/// Runs an action when what the view below gives for a key has changed.
struct PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceActionModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.request(K.self)
        let outputs = body(inner)
        let watcher = inputs.attribute(
            PreferenceWatcher<K>(
                preference: outputs.preference(K.self), modifier: modifier.attribute, tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        return outputs
    }
}

private struct PreferenceWatcher<K: PreferenceKey>: Rule where K.Value: Equatable {
    let preference: Attribute<K.Value>?
    let modifier: Attribute<PreferenceActionModifier<K>>
    unowned(unsafe) let tree: ViewGraph
    private var last: K.Value?

    init(preference: Attribute<K.Value>?, modifier: Attribute<PreferenceActionModifier<K>>, tree: ViewGraph) {
        self.preference = preference
        self.modifier = modifier
        self.tree = tree
    }

    /// The default is nothing new at the beginning.
    mutating func update(_ output: inout Output<Void>) {
        let value = preference?.value ?? K.defaultValue
        let isNew = last.map { $0 != value } ?? (value != K.defaultValue)
        last = value
        if isNew {
            let action = modifier.peeked.action
            tree.queueAction("onPreferenceChange(\(K.self).self)") { action(value) }
        }
        output.set(())
    }
}

/// Puts a view made from a preference over the view below, or behind it.
struct PreferenceOverlayModifier<K: PreferenceKey, Overlay> {
    let alignment: Alignment
    let isBehind: Bool
    let content: (K.Value) -> Overlay
}

extension PreferenceOverlayModifier: ViewModifier, UnaryModifier where Overlay: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.request(K.self)
        let outputs = body(inner)
        let preference = outputs.preference(K.self)
        let whole = modifier.attribute
        let second = TrackedBody.make(whole, inputs, isReported: false) {
            LateContent(content: $0.content(preference?.value ?? K.defaultValue))
        }
        Graph.makeBarrier(second.id, .late)
        let alignment = modifier.part(inputs) { $0.alignment }.attribute
        let isBehind = whole.peeked.isBehind
        return SecondaryView.make(
            primary: outputs, second: _GraphValue(second), alignment: alignment, isBehind: isBehind, inputs: inputs)
    }
}

extension _ViewInputs {
    package func wants<K: PreferenceKey>(_ key: K.Type) -> Bool {
        preferenceKeys.contains { ObjectIdentifier($0) == ObjectIdentifier(key) }
    }

    package mutating func request<K: PreferenceKey>(_ key: K.Type) {
        if !wants(key) { preferenceKeys.append(key) }
    }
}

extension _ViewOutputs {
    package mutating func setPreference<K: PreferenceKey>(_ key: K.Type, _ attribute: Attribute<K.Value>) {
        preferences.removeAll { $0.key == ObjectIdentifier(key) }
        preferences.append(PreferenceOutput(key: ObjectIdentifier(key), attribute: attribute.id))
    }
}

extension View {
    /// Hands a value up for `key`.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value that the view hands up for `key`.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action when the value handed up for `key` has changed.
    ///
    /// The action is not `@Sendable`, so that it may set a view's state in Swift 6 as it is written.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }

    /// Puts a view over this one, made from what this one hands up for `key`.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlayModifier<K, V>(alignment: alignment, isBehind: false, content: transform))
    }

    /// Puts a view behind this one, made from what this one hands up for `key`.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlayModifier<K, V>(alignment: alignment, isBehind: true, content: transform))
    }
}
