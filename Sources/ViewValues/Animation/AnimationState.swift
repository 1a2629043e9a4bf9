/// Names one value that an animation keeps between its steps.
public protocol AnimationStateKey {
    associatedtype Value

    static var defaultValue: Self.Value { get }
}

/// What an animation keeps between its steps, each value under a key.
public struct AnimationState<Value> where Value: VectorArithmetic {
    /// Animations keep one or two values: a scan costs less than a dictionary.
    private var entries: [(key: ObjectIdentifier, value: Any)] = []

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get {
            let identifier = ObjectIdentifier(key)
            for entry in entries where entry.key == identifier {
                if let value = entry.value as? K.Value { return value }
            }
            return K.defaultValue
        }
        set {
            let identifier = ObjectIdentifier(key)
            if let index = entries.firstIndex(where: { $0.key == identifier }) {
                entries[index].value = newValue
            } else {
                entries.append((identifier, newValue))
            }
        }
    }
}
