import Graph

/// The elements of a `ForEach` in a lazy container: none is made before the container wants it.
@MainActor
final class ForEachLazyItems<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyItems {
    private let view: Attribute<ForEach<Data, ID, Content>>
    private let inputs: _ViewListInputs
    /// The node that brings this up to date; the items' contents read it.
    fileprivate var changes: Attribute<LazyList>?
    private var value: ForEach<Data, ID, Content>
    private(set) var count = 0
    /// Those that are made.
    private var made: [ID: Made] = [:]
    /// Where ids lie, worked out only when it is asked for.
    private var places: [ID: Int]?
    private let parking: StateParking

    private final class Made {
        let item: LazyItem
        let place: ForEachItem

        init(item: LazyItem, place: ForEachItem) {
            self.item = item
            self.place = place
        }
    }

    init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs) {
        self.view = view
        self.inputs = inputs
        value = view.peeked
        parking = inputs.base.parking.map { $0.scope(AnyHashable($0.next())) } ?? StateParking()
    }

    private func id(_ index: Int) -> ID {
        value.id(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
    }

    func id(at index: Int) -> AnyHashable { AnyHashable(id(index)) }

    func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return index(id)
    }

    private func index(_ wanted: ID) -> Int? {
        if let known = made[wanted]?.place.index, known < count, id(known) == wanted { return known }
        // A range of numbers that are their own ids is the commonest collection.
        if let number = wanted as? Int, let first = value.data.first.map(value.id) as? Int {
            let place = number - first
            if place >= 0, place < count, id(place) == wanted { return place }
        }
        if let places { return places[wanted] }
        var found: [ID: Int] = [:]
        found.reserveCapacity(count)
        var index = 0
        for element in value.data {
            let id = value.id(element)
            if found[id] == nil { found[id] = index }
            index += 1
        }
        places = found
        return found[wanted]
    }

    func index(holding wanted: AnyHashable) -> Int? {
        // Who asks does not hear of items that are there only to be asked.
        Graph.withoutRecording {
            for index in 0..<count {
                switch holds(wanted, at: index) {
                case .found: return index
                case .nowhere: return nil
                case .notHere: continue
                }
            }
            return nil
        }
    }

    private enum Finding {
        case found
        case notHere
        /// Items of this kind never have views with ids of their own.
        case nowhere
    }

    private func holds(_ wanted: AnyHashable, at index: Int) -> Finding {
        let subgraph = Subgraph(parent: inputs.base.subgraph)
        defer { subgraph.invalidate() }
        guard let changes else { return .nowhere }
        var own = inputs
        own.base.subgraph = subgraph
        own.base.parking = nil
        let place = ForEachItem(subgraph: subgraph, index: index, owner: changes.id)
        let content = own.base.attribute(
            LazyForEachContent(view: view, changes: changes, item: place, tree: own.base.tree))
        let list = Content._makeViewList(view: _GraphValue(content), inputs: own)
        if case .fixed = list.content { return .nowhere }
        for run in list.lazyRuns where run.index(of: wanted) != nil || run.index(holding: wanted) != nil {
            return .found
        }
        return .notHere
    }

    /// Takes over the collection of now. Items whose ids went are ended, those that stay are told their places.
    func bringUpToDate() {
        value = view.value
        count = value.data.count
        places = nil
        for (id, entry) in made {
            if let place = index(id) {
                entry.place.index = place
            } else {
                made[id] = nil
                parking.forget(AnyHashable(id))
                entry.item.subgraph.invalidate()
            }
        }
    }

    func make(at index: Int, _ transform: (@MainActor (ListElement) -> ListElement)?) -> LazyItem {
        let id = id(index)
        if let known = made[id], known.item.isAlive {
            if known.place.index == index { return known.item }
            if known.place.index < count, self.id(known.place.index) == id {
                Diagnostics.reportDuplicate("\(id)", in: "\(ForEach<Data, ID, Content>.self)")
                return makeItem(id, index, transform).item
            }
            known.place.index = index
            return known.item
        }
        let entry = makeItem(id, index, transform)
        made[id] = entry
        return entry.item
    }

    private func makeItem(
        _ id: ID, _ index: Int, _ transform: (@MainActor (ListElement) -> ListElement)?
    ) -> Made {
        guard let changes else { preconditionFailure("items were asked for before there was a list of them") }
        let subgraph = Subgraph(parent: inputs.base.subgraph, decidedBy: changes.id)
        let place = ForEachItem(subgraph: subgraph, index: index, owner: changes.id)
        var own = inputs
        own.isLazy = false
        own.base.subgraph = subgraph
        let scope = parking.scope(AnyHashable(id))
        own.base.parking = scope
        let item = LazyItem(id: AnyHashable(id), subgraph: subgraph, parking: scope)
        let content = own.base.barrier(
            LazyForEachContent(view: view, changes: changes, item: place, tree: own.base.tree), .structure)
        let list = Content._makeViewList(view: _GraphValue(content), inputs: own).mapped(own) { element in
            let own = element.wrapped { inputs, make in make(inputs) }
            own.identify(by: AnyHashable(id), of: place)
            return own
        }
        item.list = transform.map { list.mapped(own, $0) } ?? list
        return Made(item: item, place: place)
    }

    func drop(_ item: LazyItem) {
        if let id = item.id.base as? ID, made[id]?.item === item { made[id] = nil }
        item.subgraph.invalidate()
        if item.parking.thinOut() { parking.forget(item.id) }
    }
}

/// Brings the items up to date with the collection. Counts as changed whenever it did.
struct LazyForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let items: ForEachLazyItems<Data, ID, Content>

    mutating func update(_ output: inout Output<LazyList>) {
        items.changes = Graph.currentAttribute(of: LazyList.self)
        items.bringUpToDate()
        output.set(LazyList(runs: [LazyRun(source: .items(items))]))
    }
}

/// The view of one element.
private struct LazyForEachContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    let changes: Attribute<LazyList>
    let item: ForEachItem
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    mutating func update(_ output: inout Output<Content>) {
        // Asked out of turn, it may not have heard yet that its element is no more.
        if output.hasValue, Graph.originsChanged(of: changes.id) { return }
        _ = changes.value
        guard item.subgraph.isAlive else { return }
        let value = view.value
        guard item.index < value.data.count else { return }
        let content = tree.observing(identity) {
            value.content(value.data[value.data.index(value.data.startIndex, offsetBy: item.index)])
        }
        output.set(content) { ValueEquality.areEqual($0, $1) }
    }
}
