import Graph
import ViewValues

/// Which parts of a tree are coming in or going under an animation.
@MainActor
final class Passages {
    /// Whether any view has a transition, which may bring an animation of its own.
    var hasTransitions = false
    unowned(unsafe) let tree: ViewGraph
    /// What came in by the group of changes `flush`. The subgraphs are held, so that no other takes their place.
    private var arrivals: [ObjectIdentifier: (subgraph: Subgraph, transaction: Transaction)] = [:]
    private var flush: UInt64 = 0
    private var retirements: [ObjectIdentifier: Retirement] = [:]
    /// Counts the parts that began to go, for rules that ask whether one does.
    let count: Attribute<Int>

    init(_ tree: ViewGraph) {
        self.tree = tree
        count = Attribute(input: 0, in: tree.subgraph)
    }

    private func mayAnimate(_ transaction: Transaction) -> Bool {
        !transaction.disablesAnimations && (transaction.animation != nil || hasTransitions)
    }

    /// A part has come into what was there already.
    func arrived(_ subgraph: Subgraph, under transaction: Transaction) {
        guard mayAnimate(transaction) else { return }
        if flush != tree.flush {
            flush = tree.flush
            arrivals = [:]
        }
        arrivals[ObjectIdentifier(subgraph)] = (subgraph, transaction)
    }

    /// The transaction under which the part that `subgraph` is in came in by the changes under way.
    func arrival(of subgraph: Subgraph) -> Transaction? {
        guard flush == tree.flush, !arrivals.isEmpty else { return nil }
        var current: Subgraph? = subgraph
        while let subgraph = current {
            if let arrival = arrivals[ObjectIdentifier(subgraph)] { return arrival.transaction }
            current = subgraph.parent
        }
        return nil
    }

    /// Ends a part, or lets those who draw it hold it until it has gone.
    func retire(_ subgraph: Subgraph, under transaction: Transaction) {
        guard subgraph.isAlive, !subgraph.endsAtOnce, mayAnimate(transaction) else {
            subgraph.invalidate()
            return
        }
        let retirement = Retirement(subgraph: subgraph, transaction: transaction)
        let id = ObjectIdentifier(subgraph)
        retirements[id] = retirement
        count.set(count.peeked + 1)
        subgraph.onEnd { [weak self] in self?.retirements[id] = nil }
        tree.queueAction("a transition") { retirement.endIfNobodyHolds() }
    }

    /// The retirement of the part that `subgraph` is in.
    func retirement(of subgraph: Subgraph) -> Retirement? {
        if retirements.isEmpty { return nil }
        var current: Subgraph? = subgraph
        while let subgraph = current {
            if let retirement = retirements[ObjectIdentifier(subgraph)] { return retirement }
            current = subgraph.parent
        }
        return nil
    }
}

/// A part of the tree that is there no more, and drawn until it has gone.
@MainActor
final class Retirement {
    private let subgraph: Subgraph
    let transaction: Transaction
    private var holders = 0

    init(subgraph: Subgraph, transaction: Transaction) {
        self.subgraph = subgraph
        self.transaction = transaction
    }

    func hold() { holders += 1 }

    func release() {
        holders -= 1
        endIfNobodyHolds()
    }

    func endIfNobodyHolds() {
        if holders == 0 { subgraph.invalidate() }
    }
}
