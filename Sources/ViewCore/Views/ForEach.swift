import Graph

/// A view for each element of a collection, told apart by the elements' ids: as long as an id is there, the
/// state of its view lives, wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// What a list may do with the elements by itself. Nil for nothing.
    var edits: ItemEdits?
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// A view for each element of the collection behind a binding, made from a binding to the element.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of the collection behind a binding, made from a binding to the element; `id` is a path
    /// of the element and not of its binding.
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, content: { content(data[$0.0]) },
            id: { $0.1 })
    }
}

extension ForEach {
    /// Of content that need be no view.
    package nonisolated init(
        _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: id)
    }

    package nonisolated var identify: (Data.Element) -> ID { id }
}

extension ForEach: View, PrimitiveView, MultiView where Content: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let view = listed(view.attribute, inputs.base)
        guard Content.self is any EditableItem.Type else { return makeItems(view, inputs) }
        return ItemEdits.makeViewList({ view.value.edits }, inputs) { makeItems(view, $0) }
    }

    @MainActor
    private static func makeItems(_ view: Attribute<Self>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
        if inputs.isLazy {
            let items = ForEachLazyItems(view: view, inputs: inputs)
            let list = inputs.base.attribute(LazyForEachRule(items: items))
            Graph.makeEffect(list.id, .structure, isDue: false)
            return .lazy(list)
        }
        let items = inputs.base.attribute(ForEachItems(view: view, inputs: inputs))
        Graph.makeEffect(items.id, .structure, isDue: false)
        return .dynamic(inputs.base.attribute(ForEachList(items: items)))
    }
}

/// One element that is there, with the nodes of its view.
@MainActor
package final class ForEachItem {
    let subgraph: Subgraph
    /// Where the element lies in the collection now.
    package internal(set) var index: Int
    /// Names the `ForEach`: the same for all its items.
    package let owner: AttributeID
    var list = _ViewListOutputs.fixed([])
    /// Whether the element is in the collection no more, and its view only drawn until it has gone.
    var isLeaving = false

    init(subgraph: Subgraph, index: Int, owner: AttributeID) {
        self.subgraph = subgraph
        self.index = index
        self.owner = owner
    }
}

/// Keeps an item for each id: those that stay are told their place, new ones are made, those that went are ended.
private struct ForEachItems<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    let inputs: _ViewListInputs
    private var known: [ItemKey<ID>: ForEachItem] = [:]
    private var isFirst = true
    /// For the state of items in the row of a lazy container.
    private let parking: StateParking?

    init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs) {
        self.view = view
        self.inputs = inputs
        parking = inputs.base.parking.map { $0.scope(AnyHashable($0.next())) }
    }

    mutating func update(_ output: inout Output<[ForEachItem]>) {
        let value = view.value
        let own = Graph.currentAttribute(of: [ForEachItem].self)
        let transaction = inputs.base.transaction.peeked
        let passages = inputs.base.tree.passages
        var next: [ItemKey<ID>: ForEachItem] = [:]
        next.reserveCapacity(value.data.count)
        var items: [ForEachItem] = []
        items.reserveCapacity(value.data.count)
        for (index, element) in value.data.enumerated() {
            var key = ItemKey(id: value.id(element), occurrence: 0)
            while next[key] != nil {
                if key.occurrence == 0 {
                    Diagnostics.reportDuplicate("\(key.id)", in: "\(ForEach<Data, ID, Content>.self)")
                }
                key.occurrence += 1
            }
            let kept = known.removeValue(forKey: key)
            let item = kept ?? makeItem(key, index, own)
            if kept == nil && !isFirst { passages.arrived(item.subgraph, under: transaction) }
            item.index = index
            next[key] = item
            items.append(item)
        }
        for (key, gone) in known {
            gone.isLeaving = true
            passages.retire(gone.subgraph, under: transaction)
            parking?.forget(AnyHashable(key))
        }
        known = next
        isFirst = false
        // The places have changed even when the items are the same, so this always counts as a change.
        output.set(items)
    }

    private func makeItem(_ key: ItemKey<ID>, _ index: Int, _ items: Attribute<[ForEachItem]>) -> ForEachItem {
        let subgraph = Subgraph(parent: inputs.base.subgraph, decidedBy: items.id)
        let item = ForEachItem(subgraph: subgraph, index: index, owner: items.id)
        var own = inputs
        own.base.subgraph = subgraph
        own.base.parking = parking?.scope(AnyHashable(key))
        let content = own.base.barrier(
            ForEachContent(view: view, items: items, item: item, tree: own.base.tree), .structure)
        let list = Content._makeViewList(view: _GraphValue(content), inputs: own)
        let id = AnyHashable(key.id)
        if case .fixed(let elements) = list.content {
            for element in elements { element.identify(by: id, of: item) }
            item.list = list
            return item
        }
        item.list = list.mapped(own) { element in
            let own = element.wrapped { inputs, make in make(inputs) }
            own.identify(by: id, of: item)
            return own
        }
        return item
    }
}

/// An id, and which of the elements with that id is meant: ids should differ, but nothing is lost when they do not.
private struct ItemKey<ID: Hashable>: Hashable {
    let id: ID
    var occurrence: Int
}

/// The view of one element.
private struct ForEachContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    let items: Attribute<[ForEachItem]>
    let item: ForEachItem
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    mutating func update(_ output: inout Output<Content>) {
        // Asked out of turn, as by a preference, it may not have heard yet that its element is no more.
        if output.hasValue, Graph.originsChanged(of: items.id) { return }
        _ = items.value
        guard item.subgraph.isAlive, !item.isLeaving else { return }
        let value = view.value
        let content = tree.observing(identity) {
            value.content(value.data[value.data.index(value.data.startIndex, offsetBy: item.index)])
        }
        output.set(content) { ValueEquality.areEqual($0, $1) }
    }
}

private struct ForEachList: Rule {
    let items: Attribute<[ForEachItem]>

    mutating func update(_ output: inout Output<ViewList>) {
        var elements: [ListElement] = []
        let items = items.value
        elements.reserveCapacity(items.count)
        for item in items { elements += item.list.current }
        output.setIfDifferent(ViewList(elements: elements))
    }
}
