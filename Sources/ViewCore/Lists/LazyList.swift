import Graph

/// Elements in order, of which those of a `ForEach` are made one at a time, when a lazy container wants them.
package struct LazyList {
    var runs: [LazyRun]
}

/// Some elements that follow one another.
struct LazyRun {
    enum Source {
        case elements([ListElement])
        case items(any LazyItems)
    }

    var source: Source
    /// What modifiers around the items do to an element of theirs, when it has been made.
    var transform: (@MainActor (ListElement) -> ListElement)?
    /// The section that items are in, which elements tell of themselves.
    var section: SectionMembership?

    /// All of them, made.
    @MainActor
    var elements: [ListElement] {
        switch source {
        case .elements(let elements): return elements
        case .items(let items):
            var elements: [ListElement] = []
            for index in 0..<items.count { elements += items.make(at: index, transform).list.current }
            return elements
        }
    }

    @MainActor
    var count: Int {
        switch source {
        case .elements(let elements): elements.count
        case .items(let items): items.count
        }
    }

    /// Where the element or the item with an id lies. Nil where there is none.
    @MainActor
    func index(of id: AnyHashable) -> Int? {
        switch source {
        case .elements(let elements):
            for (index, element) in elements.enumerated() where element.isCalled(id) { return index }
            return nil
        case .items(let items): return items.index(of: id)
        }
    }

    /// Where the item lies in which there is a view with an id. Nil where there is none.
    @MainActor
    func index(holding id: AnyHashable) -> Int? {
        guard case .items(let items) = source else { return nil }
        return items.index(holding: id)
    }
}

extension LazyList {
    /// Whether both are the same elements. Not known of items, which are fewer or more without becoming others.
    static func areSameElements(_ a: LazyList, _ b: LazyList) -> Bool {
        guard a.runs.count == b.runs.count else { return false }
        for (first, second) in zip(a.runs, b.runs) {
            guard case .elements(let before) = first.source, case .elements(let now) = second.source,
                before.count == now.count
            else { return false }
            for (one, other) in zip(before, now) where one !== other { return false }
        }
        return true
    }
}

/// The elements of a collection, made when they are asked for.
@MainActor
protocol LazyItems: AnyObject {
    var count: Int { get }
    func id(at index: Int) -> AnyHashable
    /// Where the item with an id lies now. Nil where there is none.
    func index(of id: AnyHashable) -> Int?
    /// Where the item lies in which there is a view with an id, as one of a `ForEach` inside. Nil where there is none.
    /// To find out, items are made one after the other and ended again.
    func index(holding id: AnyHashable) -> Int?
    /// Makes an item, or gives the one that is there.
    func make(at index: Int, _ transform: (@MainActor (ListElement) -> ListElement)?) -> LazyItem
    /// Ends an item that is out of sight.
    func drop(_ item: LazyItem)
}

/// An item that has been made.
@MainActor
final class LazyItem {
    let id: AnyHashable
    let subgraph: Subgraph
    let parking: StateParking
    var list = _ViewListOutputs.fixed([])

    init(id: AnyHashable, subgraph: Subgraph, parking: StateParking) {
        self.id = id
        self.subgraph = subgraph
        self.parking = parking
    }

    var isAlive: Bool { subgraph.isAlive }
}

/// Each part of a list changed.
struct MappedLazyList: Rule {
    let list: Attribute<LazyList>
    let transform: @MainActor (ListElement) -> ListElement
    private var known: [ObjectIdentifier: (inner: ListElement, outer: ListElement)] = [:]

    init(list: Attribute<LazyList>, transform: @escaping @MainActor (ListElement) -> ListElement) {
        self.list = list
        self.transform = transform
    }

    mutating func update(_ output: inout Output<LazyList>) {
        var next: [ObjectIdentifier: (inner: ListElement, outer: ListElement)] = [:]
        var runs: [LazyRun] = []
        let transform = transform
        for var run in list.value.runs {
            switch run.source {
            case .elements(let elements):
                var mapped: [ListElement] = []
                mapped.reserveCapacity(elements.count)
                for inner in elements {
                    let id = ObjectIdentifier(inner)
                    let pair = known[id] ?? (inner, transform(inner))
                    next[id] = pair
                    mapped.append(pair.outer)
                }
                run.source = .elements(mapped)
            case .items:
                if let before = run.transform {
                    run.transform = { transform(before($0)) }
                } else {
                    run.transform = transform
                }
            }
            runs.append(run)
        }
        known = next
        output.set(LazyList(runs: runs))
    }
}

/// Several lists, one after another.
struct LazyConcatenation: Rule {
    let parts: [_ViewListOutputs]

    mutating func update(_ output: inout Output<LazyList>) {
        var runs: [LazyRun] = []
        for part in parts { runs += part.lazyRuns }
        output.set(LazyList(runs: runs))
    }
}

/// The items of a list, marked as those of a section.
struct SectionedLazyList: Rule {
    let list: Attribute<LazyList>
    let section: SectionMembership

    mutating func update(_ output: inout Output<LazyList>) {
        var runs = list.value.runs
        for index in runs.indices where runs[index].section == nil { runs[index].section = section }
        output.set(LazyList(runs: runs))
    }
}
