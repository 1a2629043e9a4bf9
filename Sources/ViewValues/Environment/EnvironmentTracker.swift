/// Remembers which keys were read through an environment, and what they gave.
///
///     let tracker = EnvironmentTracker()
///     body(in: values.tracking(tracker))
///     if !tracker.isUnaffected(by: newValues) { ... }
///
/// A key that a tracked copy set itself and then read counts as read.
package final class EnvironmentTracker {
    /// What a read gave: the entry found, or nothing where the key's default stood.
    private struct Read {
        let key: ObjectIdentifier
        let entry: EnvironmentEntry?
        let isEqualToDefault: (EnvironmentEntry) -> Bool
    }

    private var reads: [Read] = []

    package init() {}

    /// Whether nothing was read since the start or the last reset.
    package var isEmpty: Bool { reads.isEmpty }

    package func reset() { reads.removeAll(keepingCapacity: true) }

    /// Whether every key that was read still gives an equal value in `values`. Costs a look-up for each key read, and
    /// a comparison only where the entry is another.
    package func isUnaffected(by values: EnvironmentValues) -> Bool {
        for read in reads {
            let found = values.entry(for: read.key)
            switch (read.entry, found) {
            case (nil, nil): continue
            case (let old?, let new?) where old === new: continue
            case (let old?, _): if !old.isEqual(in: values) { return false }
            case (nil, let new?): if !read.isEqualToDefault(new) { return false }
            }
        }
        return true
    }

    func record<K: EnvironmentKey>(_ key: K.Type, entry: EnvironmentEntry?) {
        let identifier = ObjectIdentifier(key)
        // A view reads few keys: a scan costs less than a hash.
        if reads.contains(where: { $0.key == identifier }) { return }
        reads.append(
            Read(key: identifier, entry: entry) { new in
                valuesAreEqual(
                    K.defaultValue, unsafeDowncast(new, to: TypedEnvironmentEntry<K>.self).value)
            })
    }
}
