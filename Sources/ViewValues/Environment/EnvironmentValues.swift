import CoreGraphics

/// The values that a view hands down to everything inside it, each under a key.
///
/// A copy costs a reference or two; a set costs an allocation or two; a look-up follows at most eight links and a probe.
public struct EnvironmentValues: CustomStringConvertible {
    private var store: EnvironmentStore?
    /// Records what is read through this copy. Nil where nobody asked.
    private var tracker: EnvironmentTracker?

    /// An environment in which every key has its default value.
    public init() {}

    /// The value under a key: the one set nearest, else the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            let entry = store?.find(ObjectIdentifier(key))
            tracker?.record(key, entry: entry)
            guard let entry else { return K.defaultValue }
            return unsafeDowncast(entry, to: TypedEnvironmentEntry<K>.self).value
        }
        set {
            store = EnvironmentStore.setting(TypedEnvironmentEntry<K>(newValue), over: store)
        }
    }

    public var description: String {
        let entries = store?.allEntries() ?? []
        return "[" + entries.map(\.text).sorted().joined(separator: ", ") + "]"
    }

    /// A copy that tells `tracker` of each key that is read through it. What is set through it is not told.
    package func tracking(_ tracker: EnvironmentTracker?) -> EnvironmentValues {
        var copy = self
        copy.tracker = tracker
        return copy
    }

    func entry(for key: ObjectIdentifier) -> EnvironmentEntry? { store?.find(key) }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}
