import CoreGraphics
import Graph
import ViewValues

/// Answers about a lazy container's size.
final class LazyEngine: LayoutEngine {
    private let book: LazyBook

    init(_ book: LazyBook) {
        self.book = book
        super.init()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let asked = book.arrangement.cross(proposal)
        let isKnown = asked.map { $0.isFinite } ?? false
        let cross = isKnown ? asked ?? 0 : book.idealCross()
        return book.arrangement.size(main: book.total(cross: isKnown ? asked : nil), cross: max(0, cross))
    }
}

struct LazyLayoutRule: Rule {
    let arrangement: Attribute<LazyArrangement>
    let list: _ViewListOutputs
    let revision: Attribute<Int>
    let book: LazyBook
    private let engine: LazyEngine

    init(
        arrangement: Attribute<LazyArrangement>, list: _ViewListOutputs, revision: Attribute<Int>, book: LazyBook
    ) {
        self.arrangement = arrangement
        self.list = list
        self.revision = revision
        self.book = book
        engine = LazyEngine(book)
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        _ = revision.value
        let runs = list.lazyRuns
        book.configure(arrangement.value, runs: runs, change: list.lastChange)
        if book.needsUsual { _ = book.unit(0) }
        for unit in book.made.values {
            for child in unit.children where child.child.outputs.layout.isAlive {
                child.child.layout.engine = child.child.outputs.layout.value
            }
        }
        output.publish(engine)
        // The realizer is to hear of another list even where its length is the same.
        output.set(engine)
    }
}
