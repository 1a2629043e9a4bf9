import CoreGraphics
import Graph
import ViewValues

/// Where a view in a lazy container lies. Set by the rule that places it.
@MainActor
final class LazySlot {
    private(set) var frame: ViewFrame?
    /// The line that it is in.
    private(set) var index = 0
    /// Counts the changes of place, for those who ask. They cannot ask the realizer, which may have to know what they say
    /// before it can place them.
    let changes: Attribute<Int>

    init(_ subgraph: Subgraph) {
        changes = Attribute(input: 0, in: subgraph)
    }

    func place(_ frame: ViewFrame, _ index: Int) {
        if frame == self.frame && index == self.index { return }
        self.frame = frame
        self.index = index
        if changes.isAlive { changes.set(changes.peeked + 1) }
    }
}

struct LazyChildIndex: Rule {
    let slot: LazySlot

    mutating func update(_ output: inout Output<Int>) {
        _ = slot.changes.value
        output.setIfDifferent(slot.index)
    }
}

struct LazyChildFrame: Rule {
    let slot: LazySlot
    let parent: Attribute<ViewFrame>

    mutating func update(_ output: inout Output<ViewFrame>) {
        _ = slot.changes.value
        // Until it has been placed a view is where its container is.
        output.setIfDifferent(slot.frame ?? parent.value)
    }
}
