import CoreGraphics
import Graph
import ViewValues

/// Names a group of matched views.
struct MatchKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The groups of matched views of a tree.
@MainActor
final class MatchedGroups {
    private unowned(unsafe) let tree: ViewGraph
    private var groups: [MatchKey: MatchedGroup] = [:]

    init(_ tree: ViewGraph) {
        self.tree = tree
    }

    func group(_ key: MatchKey) -> MatchedGroup {
        if let group = groups[key] { return group }
        let group = MatchedGroup(key, tree) { [weak self] group in self?.endIfEmpty(group) }
        groups[key] = group
        return group
    }

    private func endIfEmpty(_ group: MatchedGroup) {
        guard group.members.isEmpty, groups[group.key] === group else { return }
        groups[group.key] = nil
        group.end()
    }
}

/// A view of a group.
@MainActor
final class MatchedMember {
    fileprivate let frame: Attribute<ViewFrame>
    fileprivate let transaction: Attribute<Transaction>
    fileprivate let environment: Attribute<EnvironmentValues>
    fileprivate let subgraph: Subgraph
    fileprivate private(set) var isSource = false
    fileprivate private(set) var anchor = UnitPoint.center
    private var group: MatchedGroup?

    init(_ inputs: _ViewInputs) {
        frame = inputs.frame
        transaction = inputs.transaction
        environment = inputs.environment
        subgraph = inputs.subgraph
    }

    func join(_ group: MatchedGroup, isSource: Bool, anchor: UnitPoint) {
        let isNew = group !== self.group
        if !isNew && isSource == self.isSource && anchor == self.anchor { return }
        if isNew { leave() }
        self.isSource = isSource
        self.anchor = anchor
        if isNew {
            self.group = group
            group.members.append(self)
        }
        group.changed()
    }

    func leave() {
        guard let group else { return }
        self.group = nil
        group.members.removeAll { $0 === self }
        group.changed()
        group.becameSmaller()
    }
}

/// The geometry of a group.
struct SharedGeometry: Equatable {
    /// In the coordinates of the surface, with what effects moved the source.
    var rect: CGRect
    var anchor: UnitPoint
    var source: ObjectIdentifier
    /// On the way from one source to the next: then the source is moved too.
    var isMoving: Bool
}

/// Views that are matched with each other.
@MainActor
final class MatchedGroup {
    let key: MatchKey
    fileprivate(set) var members: [MatchedMember] = []
    private unowned(unsafe) let tree: ViewGraph
    private let subgraph: Subgraph
    private let empty: @MainActor (MatchedGroup) -> Void
    /// Nil while no view is the source.
    private(set) var shared: Attribute<SharedGeometry?>

    init(_ key: MatchKey, _ tree: ViewGraph, empty: @escaping @MainActor (MatchedGroup) -> Void) {
        self.key = key
        self.tree = tree
        self.empty = empty
        subgraph = Subgraph(parent: tree.subgraph)
        shared = Attribute(input: nil, in: subgraph)
        shared = Attribute(rule: SharedGeometryRule(group: self, tree: tree), in: subgraph)
        // Evaluated even if no other view follows, so that it knows where the last source lay when another one comes.
        Graph.makeEffect(shared.id, .frame, isDue: true)
    }

    fileprivate func changed() {
        if shared.isAlive { shared.invalidate() }
    }

    /// A group that has lost its last view may get another one by the same change.
    fileprivate func becameSmaller() {
        guard members.isEmpty else { return }
        tree.queueAction("a matched geometry") { [weak self] in
            if let self { empty(self) }
        }
    }

    fileprivate func end() { subgraph.invalidate() }

    /// The view that the others follow. Views that are going follow too.
    fileprivate var source: MatchedMember? {
        var found: MatchedMember?
        for member in members where member.isSource && tree.passages.retirement(of: member.subgraph) == nil {
            if found != nil {
                Diagnostics.report(
                    "several views of the matched geometry \(key.id) have isSource: true; the last one is followed, but "
                        + "there should be one")
            }
            found = member
        }
        return found
    }
}

/// The geometry of a group, which moves when one source takes another's place under an animation.
private struct SharedGeometryRule: Rule {
    unowned(unsafe) let group: MatchedGroup
    unowned(unsafe) let tree: ViewGraph
    private var source: ObjectIdentifier?
    private var shown = CGRect.zero
    private var handover: Handover?

    /// On the way from one source to the next.
    private struct Handover {
        let from: CGRect
        let flush: UInt64
        let begin: Double
        let transaction: Transaction
        /// Of the transaction's completions, until there is a track, which has its own.
        var claims: [AnimationClaim]
        /// How far what is shown is from the source. Nil as long as the change is under way in which the source came.
        var track: AnimationTrack<CGRect.AnimatableData>?
    }

    init(group: MatchedGroup, tree: ViewGraph) {
        self.group = group
        self.tree = tree
    }

    mutating func update(_ output: inout Output<SharedGeometry?>) {
        _ = tree.passages.count.value
        guard let member = group.source else {
            source = nil
            endHandover()
            output.setIfDifferent(nil)
            return
        }
        let id = ObjectIdentifier(member)
        let rect = member.frame.value.rect
        if let source, source != id {
            endHandover()
            let transaction = member.transaction.peeked
            if transaction.animation != nil, !transaction.disablesAnimations, shown != rect {
                begin(transaction)
            }
        }
        source = id
        shown = moved(rect, member)
        output.setIfDifferent(SharedGeometry(rect: shown, anchor: member.anchor, source: id, isMoving: handover != nil))
    }

    private mutating func begin(_ transaction: Transaction) {
        handover = Handover(
            from: shown, flush: tree.flush, begin: tree.time.peeked, transaction: transaction,
            claims: transaction.completions.map { AnimationClaim($0) })
    }

    /// What is shown for a source that lies in `rect`.
    private mutating func moved(_ rect: CGRect, _ member: MatchedMember) -> CGRect {
        guard var handover else { return rect }
        if handover.flush == tree.flush {
            _ = tree.time.value
            return handover.from
        }
        var track = handover.track ?? newTrack(handover, rect, member.environment.peeked)
        let left = track.value(at: tree.time.peeked, finished: complete)
        if track.isIdle {
            self.handover = nil
            return rect
        }
        handover.track = track
        handover.claims = []
        self.handover = handover
        _ = tree.time.value
        var distance = CGRect.zero
        distance.animatableData = left
        return CGRect(
            x: rect.minX + distance.origin.x, y: rect.minY + distance.origin.y,
            width: max(rect.width + distance.size.width, 0), height: max(rect.height + distance.size.height, 0))
    }

    private func newTrack(
        _ handover: Handover, _ rect: CGRect, _ environment: EnvironmentValues
    ) -> AnimationTrack<CGRect.AnimatableData> {
        var track = AnimationTrack(handover.from.animatableData - rect.animatableData)
        track.set(
            .zero, animation: handover.transaction.animation, at: handover.begin, in: environment,
            completions: handover.transaction.completions, finished: { _ in })
        // The track has begun what the change began.
        for claim in handover.claims { complete(claim.release()) }
        return track
    }

    private func complete(_ completion: AnimationCompletion) {
        tree.queueAction("an animation's completion") { completion.animationCompleted() }
    }

    /// Nothing moves any more; who waited for that hears of it.
    private mutating func endHandover() {
        guard let old = handover else { return }
        handover = nil
        if var track = old.track {
            track.end(finished: complete)
        } else {
            for claim in old.claims { complete(claim.release()) }
        }
    }
}
