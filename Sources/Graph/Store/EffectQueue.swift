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
    /// What views are made of that layout or preferences tell: when the tree stands that tells it.
    case late
    /// What must see a change under the transaction that made it.
    case animation
    /// What queues actions.
    case observer
}

/// Effects that are due, in buckets by the depth of their subgraphs; within a bucket in the order they became due.
struct EffectQueue {
    private struct Bucket {
        var effects: [AttributeID] = []
        /// How many were taken already.
        var taken = 0
    }

    private var buckets: [Bucket] = []
    /// No bucket before and none after these holds anything.
    private var shallowest = 0
    private var deepest = -1
    private var count = 0

    var isEmpty: Bool { count == 0 }

    /// Whether something may be due at a depth or above it.
    func mayHold(aboveOrAt depth: Int) -> Bool { count > 0 && shallowest <= depth }

    mutating func append(_ effect: AttributeID, depth: Int) {
        while buckets.count <= depth { buckets.append(Bucket()) }
        buckets[depth].effects.append(effect)
        if count == 0 {
            shallowest = depth
            deepest = depth
        } else {
            shallowest = min(shallowest, depth)
            deepest = max(deepest, depth)
        }
        count += 1
    }

    mutating func next(deepestFirst: Bool) -> AttributeID? {
        if count == 0 { return nil }
        if deepestFirst {
            while buckets[deepest].effects.isEmpty { deepest -= 1 }
        } else {
            while buckets[shallowest].effects.isEmpty { shallowest += 1 }
        }
        count -= 1
        return takeFirst(of: deepestFirst ? deepest : shallowest)
    }

    private mutating func takeFirst(of depth: Int) -> AttributeID {
        let effect = buckets[depth].effects[buckets[depth].taken]
        buckets[depth].taken += 1
        if buckets[depth].taken == buckets[depth].effects.count {
            buckets[depth].effects.removeAll(keepingCapacity: true)
            buckets[depth].taken = 0
        }
        return effect
    }
}
