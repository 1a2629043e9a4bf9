import Graph

/// A line of a lazy container that has been made: a row of a stack with all that an item of a `ForEach` consists of, or a line
/// of a grid.
@MainActor
final class LazyUnit {
    enum Source {
        case element(ListElement)
        case item(LazyItem, any LazyItems)
        case line([ListElement])
    }

    let source: Source
    var index: Int
    /// The views in it by their elements.
    private(set) var children: [LazyChild] = []

    init(source: Source, index: Int) {
        self.source = source
        self.index = index
    }

    /// The elements it consists of now. Inside a rule the reading is recorded.
    private var elements: [ListElement] {
        switch source {
        case .element(let element): [element]
        case .item(let item, _): item.isAlive ? item.list.current : []
        case .line(let elements): elements
        }
    }

    /// Whether it still stands for something in the list.
    var isAlive: Bool {
        switch source {
        case .element(let element): element.subgraph.isAlive
        case .item(let item, _): item.isAlive
        case .line(let elements): elements.first?.subgraph.isAlive ?? false
        }
    }

    /// Makes the views of new elements and ends those of elements that went.
    func bringUpToDate(_ rows: StateParking, _ make: (ListElement, StateParking) -> LazyChild) {
        let elements = elements
        var isSame = elements.count == children.count
        if isSame {
            for (child, element) in zip(children, elements) where child.source !== element { isSame = false }
        }
        if isSame { return }
        var next: [LazyChild] = []
        for (place, element) in elements.enumerated() {
            next.append(children.first { $0.source === element } ?? make(element, parking(element, place, rows)))
        }
        for old in children where !next.contains(where: { $0 === old }) { old.child.subgraph?.invalidate() }
        children = next
    }

    /// Where the state of a view that is made from an element is kept.
    private func parking(_ element: ListElement, _ place: Int, _ rows: StateParking) -> StateParking {
        if case .item(let item, _) = source { return item.parking.scope(AnyHashable("row \(place)")) }
        return rows.scope(AnyHashable(ObjectIdentifier(element)))
    }

    func end(_ rows: StateParking) {
        for child in children {
            child.child.subgraph?.invalidate()
            if case .item = source { continue }
            let name = AnyHashable(ObjectIdentifier(child.source))
            if !child.source.subgraph.isAlive || rows.scope(name).thinOut() { rows.forget(name) }
        }
        children = []
        if case .item(let item, let items) = source { items.drop(item) }
    }
}

/// A view in a lazy container.
@MainActor
final class LazyChild {
    /// As it lies in the list.
    let source: ListElement
    let child: ContainerChild
    let slot: LazySlot
    let section: SectionMembership?

    init(source element: ListElement, child: ContainerChild, slot: LazySlot) {
        source = element
        self.child = child
        self.slot = slot
        section = element.traits.attribute(SectionTrait.self)?.peeked
    }
}
