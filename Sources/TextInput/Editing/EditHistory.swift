/// What can be undone and done again. Letters typed one after the other are one change, and so are those deleted.
struct EditHistory {
    enum Kind {
        case typing
        case deletingBackward
        case deletingForward
        /// A change by itself.
        case other
    }

    struct Snapshot {
        let text: String
        let anchor: Int
        let head: Int
    }

    private var earlier: [Snapshot] = []
    private var later: [Snapshot] = []
    /// The kind of change that the next one may continue. Nil where it cannot.
    private var current: Kind?

    /// More changes than these are not kept.
    private static let limit = 200

    var canUndo: Bool { !earlier.isEmpty }
    var canRedo: Bool { !later.isEmpty }

    /// Keeps what is there before a change.
    mutating func willChange(_ kind: Kind, _ snapshot: Snapshot) {
        later = []
        if kind == current && kind != .other { return }
        current = kind
        earlier.append(snapshot)
        if earlier.count > Self.limit { earlier.removeFirst() }
    }

    /// The caret was moved: what is typed next is a change of its own.
    mutating func breakOff() { current = nil }

    mutating func undo(_ now: Snapshot) -> Snapshot? {
        current = nil
        guard let last = earlier.popLast() else { return nil }
        later.append(now)
        return last
    }

    mutating func redo(_ now: Snapshot) -> Snapshot? {
        current = nil
        guard let last = later.popLast() else { return nil }
        earlier.append(now)
        return last
    }
}
