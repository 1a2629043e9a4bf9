/// When a due effect is evaluated within a round.
@usableFromInline package enum EffectOrder: Int, CaseIterable, Sendable {
    /// Which views there are, and with what values: parents before children, so that what a parent takes away is not
    /// evaluated any more.
    case structure
    /// What watches for a change that later evaluations of the same round ask about.
    case trigger
    /// What views answer about their sizes: children before parents.
    case layout
    /// Where views are: parents before children.
    case frame
    /// What must see a change under the transaction that made it.
    case animation
    /// What queues actions.
    case observer
}

/// Effects that are due, in buckets by the depth of their subgraphs; within a bucket in the order they became due.
struct EffectQueue {
    private var buckets: [[AttributeID]] = []
    /// How many of a bucket were taken already.
    private var taken: [Int] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ effect: AttributeID, depth: Int) {
        while buckets.count <= depth {
            buckets.append([])
            taken.append(0)
        }
        buckets[depth].append(effect)
        count += 1
    }

    mutating func next(deepestFirst: Bool) -> AttributeID? {
        if count == 0 { return nil }
        let depths = buckets.indices
        let depth =
            deepestFirst
            ? depths.last { taken[$0] < buckets[$0].count } : depths.first { taken[$0] < buckets[$0].count }
        guard let depth else { return nil }
        let effect = buckets[depth][taken[depth]]
        taken[depth] += 1
        count -= 1
        if taken[depth] == buckets[depth].count {
            buckets[depth].removeAll(keepingCapacity: true)
            taken[depth] = 0
        }
        return effect
    }
}
