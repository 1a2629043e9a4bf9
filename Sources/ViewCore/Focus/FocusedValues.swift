import Graph
import Observation
import ViewValues

/// Names a value that views tell of themselves while they have the keyboard.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the views that have the keyboard tell of themselves, by key.
public struct FocusedValues {
    private var entries: [ObjectIdentifier: FocusedEntry] = [:]

    package init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get {
            entries[ObjectIdentifier(key)].map { unsafeDowncast($0, to: TypedFocusedEntry<Key.Value>.self).value }
        }
        set { entries[ObjectIdentifier(key)] = newValue.map { TypedFocusedEntry($0) } }
    }

    /// Takes on what `other` has.
    package mutating func merge(_ other: FocusedValues) {
        entries.merge(other.entries) { $1 }
    }
}

extension FocusedValues: Equatable {
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool { lhs.isSame(as: rhs) }
}

extension FocusedValues: GraphComparable {
    package func isSame(as other: FocusedValues) -> Bool {
        guard entries.count == other.entries.count else { return false }
        for (key, entry) in entries {
            guard let twin = other.entries[key], entry === twin || entry.isEqual(to: twin) else { return false }
        }
        return true
    }
}

private class FocusedEntry {
    /// Whether another entry, under the same key, has the same value.
    func isEqual(to other: FocusedEntry) -> Bool { preconditionFailure("overridden") }
}

private final class TypedFocusedEntry<Value>: FocusedEntry {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func isEqual(to other: FocusedEntry) -> Bool {
        ValueEquality.areEqual(value, unsafeDowncast(other, to: TypedFocusedEntry<Value>.self).value)
    }
}

/// An observable object's key, its type.
private enum ObjectValueKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}

extension FocusedValues {
    nonisolated subscript<Object: AnyObject>(object type: ObjectOfType<Object>) -> Object? {
        get { self[ObjectValueKey<Object>.self] }
        set { self[ObjectValueKey<Object>.self] = newValue }
    }
}

/// What a view tells, and whether only while the keyboard is in it.
@MainActor
final class FocusedValueSource: FocusRegion {
    fileprivate let values: Attribute<FocusedValues>
    let isOfScene: Bool

    init(_ values: Attribute<FocusedValues>, isOfScene: Bool) {
        self.values = values
        self.isOfScene = isOfScene
    }

    func focusEntered() {}
    func focusLeft() {}
}

/// Puts together what views tell: those of the scene, and over them those that the keyboard is in, the innermost last.
@MainActor
package final class FocusedValueSources {
    private var ofScene: [FocusedValueSource] = []
    private var hasSources = false

    func add(_ source: FocusedValueSource) {
        hasSources = true
        if source.isOfScene { ofScene.append(source) }
    }

    func remove(_ source: FocusedValueSource) { ofScene.removeAll { $0 === source } }

    func publish(_ regions: [any FocusRegion], in tree: ViewGraph) {
        guard hasSources else { return }
        var values = FocusedValues()
        for source in ofScene where source.values.isAlive { values.merge(source.values.peeked) }
        for region in regions.reversed() {
            if let source = region as? FocusedValueSource, source.values.isAlive { values.merge(source.values.peeked) }
        }
        let target = tree.focusedValues
        if target.peeked != values { tree.enqueue(Transaction()) { target.set(values) } }
    }
}

/// Tells a value of the view.
struct FocusedValueModifier<Value> {
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool
}

extension FocusedValueModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let modifier = modifier.attribute
        let values = inputs.attribute(
            Distinct {
                var values = FocusedValues()
                let told = modifier.value
                values[keyPath: told.keyPath] = told.value
                return values
            })
        let isOfScene = modifier.peeked.isOfScene
        let source = FocusedValueSource(values, isOfScene: isOfScene)
        let tree = inputs.tree
        tree.focus.sceneValues.add(source)
        inputs.watchFocus { values.value }
        inputs.subgraph.onEnd { [weak tree] in
            tree?.focus.sceneValues.remove(source)
            tree?.focus.lookAgain()
        }
        guard !isOfScene, let presented = outputs.presented else { return outputs }
        outputs.presented = inputs.attribute(Computed { presented.value.focusing(source) })
        return outputs
    }
}

extension View {
    /// Tells a value of the view while the keyboard is in it, for `FocusedValue` to read.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Tells an observable object while the keyboard is in the view.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: ObjectOfType<T>()], value: object, isOfScene: false))
    }

    /// Tells a value of the view's scene while that has the keyboard, wherever in it the keyboard is.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Tells an observable object of the view's scene.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: ObjectOfType<T>()], value: object, isOfScene: true))
    }
}
