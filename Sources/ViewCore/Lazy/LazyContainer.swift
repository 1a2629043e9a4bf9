import Drawing
import Graph
import ViewValues

/// Puts a list of elements under a lazy arrangement: of its views only those are made that are in sight.
///
/// Three rules share a `LazyBook`: the layout, which answers from what has been measured so far; the realizer, an effect that
/// makes, measures, places and ends views when the container or what is seen of it moves; and the views' frames. When the
/// realizer has measured something new it sets `revision`, which has the layout publish, and so on until nothing changes.
@MainActor
package enum LazyContainer {
    /// The views in `content`. `isLazyByItem`: whether items of a `ForEach` in it are made one at a time; else all are known by
    /// their elements, of which only those in sight are made.
    package static func make<Content: View>(
        content: _GraphValue<Content>, arrangement: Attribute<LazyArrangement>, isLazyByItem: Bool,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        var list = _ViewListInputs(inputs)
        list.isLazy = isLazyByItem
        return make(
            arrangement: arrangement, list: Content._makeViewList(view: content, inputs: list), inputs: inputs)
    }

    package static func make(
        arrangement: Attribute<LazyArrangement>, list: _ViewListOutputs, inputs outer: _ViewInputs
    ) -> _ViewOutputs {
        var inputs = outer
        inputs.isScrollTargetLayout = false
        let book = LazyBook(inputs)
        let revision = Attribute(input: 0, in: inputs.subgraph)
        book.revision = revision
        let layout = inputs.barrier(
            LazyLayoutRule(arrangement: arrangement, list: list, revision: revision, book: book), .layout)
        // Who puts together what the views give does not ask the realizer, which is to run when all frames around are known.
        let children = Attribute(input: ChildList(), in: inputs.subgraph)
        let realized = inputs.attribute(
            LazyRealizer(
                frame: inputs.frame, scroll: inputs.scroll, layout: layout, book: book, children: children))
        Graph.makeEffect(realized.id, .frame, isDue: true)
        var outputs = _ViewOutputs(layout: layout)
        Gathering.gather(.dynamic(children), inputs, into: &outputs)
        inputs.scroll?.add(
            LazyTargets(book: book, realized: realized, frame: inputs.frame, isMarked: outer.isScrollTargetLayout))
        return outputs
    }
}
