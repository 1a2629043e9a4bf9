/// One value that was set, or read, under one key. Never changed once made, so that copies of an environment share it
/// and two environments that hold the same entry are known to agree on that key without a comparison.
class EnvironmentEntry {
    let key: ObjectIdentifier

    init(key: ObjectIdentifier) {
        self.key = key
    }

    /// Whether `values` holds the same value under this entry's key.
    func isEqual(in values: EnvironmentValues) -> Bool {
        preconditionFailure("an entry is always a TypedEnvironmentEntry")
    }

    /// The key and the value, for `EnvironmentValues.description`.
    var text: String { "" }
}

final class TypedEnvironmentEntry<Key: EnvironmentKey>: EnvironmentEntry {
    let value: Key.Value

    init(_ value: Key.Value) {
        self.value = value
        super.init(key: ObjectIdentifier(Key.self))
    }

    override func isEqual(in values: EnvironmentValues) -> Bool {
        guard let other = values.entry(for: key) else { return valuesAreEqual(value, Key.defaultValue) }
        return other === self
            || valuesAreEqual(value, unsafeDowncast(other, to: TypedEnvironmentEntry<Key>.self).value)
    }

    override var text: String { "\(Key.self) = \(value)" }
}
