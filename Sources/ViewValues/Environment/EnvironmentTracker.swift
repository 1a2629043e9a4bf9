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
        let key: any EnvironmentKey.Type
        let entry: EnvironmentEntry?
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
            let found = values.entry(for: ObjectIdentifier(read.key))
            switch (read.entry, found) {
            case (nil, nil): continue
            case (let old?, let new?) where old === new: continue
            case (let old?, _): if !old.isEqual(in: values) { return false }
            case (nil, let new?): if !Self.isDefault(new, of: read.key) { return false }
            }
        }
        return true
    }

    /// Whether the same keys were read as through another tracker, in the same order, and gave the very same entries: one
    /// of the two will do.
    package func isSame(as other: EnvironmentTracker) -> Bool {
        guard reads.count == other.reads.count else { return false }
        for index in 0..<reads.count
        where ObjectIdentifier(reads[index].key) != ObjectIdentifier(other.reads[index].key)
            || reads[index].entry !== other.reads[index].entry
        { return false }
        return true
    }

    func record<K: EnvironmentKey>(_ key: K.Type, entry: EnvironmentEntry?) {
        // A view reads few keys: a scan costs less than a hash.
        for read in reads where ObjectIdentifier(read.key) == ObjectIdentifier(key) { return }
        if reads.isEmpty { reads.reserveCapacity(Self.usualCount) }
        reads.append(Read(key: key, entry: entry))
    }

    /// A text reads so many.
    private static let usualCount = 16

    /// Whether an entry holds what its key gives by default.
    private static func isDefault<K: EnvironmentKey>(_ entry: EnvironmentEntry, of key: K.Type) -> Bool {
        valuesAreEqual(K.defaultValue, unsafeDowncast(entry, to: TypedEnvironmentEntry<K>.self).value)
    }
}
