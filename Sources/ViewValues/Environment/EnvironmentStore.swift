/// The persistent map beneath `EnvironmentValues`: a short chain of the latest settings over a table of all earlier ones.
///
/// - Copying keeps one reference.
/// - Setting makes one link; every eighth time the chain is folded into a new table, so that the cost of a set is
///   constant but for the number of distinct keys divided by eight.
/// - Looking up follows at most eight links and then probes the table.
///
/// Immutable once made.
final class EnvironmentStore {
    static let longestChain = 8

    /// The entry's, kept here to save a load for each link that is passed.
    private let key: ObjectIdentifier
    let entry: EnvironmentEntry
    let previous: EnvironmentStore?
    let table: EnvironmentTable?
    private let length: Int

    private init(entry: EnvironmentEntry, previous: EnvironmentStore?, table: EnvironmentTable?, length: Int) {
        key = entry.key
        self.entry = entry
        self.previous = previous
        self.table = table
        self.length = length
    }

    static func setting(_ entry: EnvironmentEntry, over store: EnvironmentStore?) -> EnvironmentStore {
        guard let store else { return EnvironmentStore(entry: entry, previous: nil, table: nil, length: 1) }
        // Setting one key again and again, as a transform does, does not make the chain longer.
        if store.entry.key == entry.key {
            return EnvironmentStore(
                entry: entry, previous: store.previous, table: store.table, length: store.length)
        }
        if store.length < longestChain {
            return EnvironmentStore(entry: entry, previous: store, table: store.table, length: store.length + 1)
        }
        return EnvironmentStore(
            entry: entry, previous: nil, table: EnvironmentTable(store.allEntries()), length: 1)
    }

    /// Recursive, since a loop would retain and release every link.
    func find(_ key: ObjectIdentifier) -> EnvironmentEntry? {
        if self.key == key { return entry }
        if let previous { return previous.find(key) }
        return table?.find(key)
    }

    /// Every key's entry once, in no order.
    func allEntries() -> [EnvironmentEntry] {
        var entries: [EnvironmentEntry] = []
        var seen: Set<ObjectIdentifier> = []
        var link: EnvironmentStore? = self
        while let current = link {
            if seen.insert(current.entry.key).inserted { entries.append(current.entry) }
            link = current.previous
        }
        for entry in table?.entries ?? [] where seen.insert(entry.key).inserted { entries.append(entry) }
        return entries
    }
}

/// An open-addressed hash table of entries, at most half full. Immutable once made.
final class EnvironmentTable {
    private let keys: [ObjectIdentifier?]
    private let slots: [EnvironmentEntry?]
    private let mask: Int

    init(_ entries: [EnvironmentEntry]) {
        var capacity = 16
        while capacity < entries.count * 2 { capacity *= 2 }
        mask = capacity - 1
        var slots = [EnvironmentEntry?](repeating: nil, count: capacity)
        for entry in entries {
            var index = EnvironmentTable.start(entry.key) & mask
            while slots[index] != nil { index = (index + 1) & mask }
            slots[index] = entry
        }
        self.slots = slots
        keys = slots.map { $0?.key }
    }

    func find(_ key: ObjectIdentifier) -> EnvironmentEntry? {
        var index = EnvironmentTable.start(key) & mask
        while let candidate = keys[index] {
            if candidate == key { return slots[index] }
            index = (index + 1) & mask
        }
        return nil
    }

    /// In no order.
    var entries: [EnvironmentEntry] { slots.compactMap(\.self) }

    /// Metadata addresses are multiples of 8 and lie close together, so they are spread by a multiplication
    /// (with 2^64 divided by the golden ratio).
    private static func start(_ key: ObjectIdentifier) -> Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
