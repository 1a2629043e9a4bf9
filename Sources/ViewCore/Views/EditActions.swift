import Foundation
import Graph

/// What a list lets the user do with the elements of a collection by itself.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var moving: EditActions<Data> { EditActions(rawValue: 1 << 0) }
    fileprivate static var deleting: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection {
    /// Moves elements.
    public static var move: EditActions<Data> { .moving }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deletes elements.
    public static var delete: EditActions<Data> { .deleting }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// All there are.
    public static var all: EditActions<Data> { [.moving, .deleting] }
}

/// A collection's elements with their places and ids.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    public typealias Index = Base.Index
    public typealias Indices = Base.Indices

    let base: Base
    let id: (Base.Element) -> ID

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public var indices: Base.Indices { base.indices }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: id(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// A view of an element that a list may move or delete by itself.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
}

/// An element's view that says that its collection can be edited.
protocol EditableItem {}

extension EditableCollectionContent: EditableItem {}

/// What is done to a collection for a list, told by offsets. Nil for what is not allowed.
struct ItemEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    init<Data: MutableCollection & RandomAccessCollection>(_ data: Binding<Data>, _ actions: EditActions<Data>) {
        if actions.contains(.moving) {
            move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        if actions.contains(.deleting) {
            delete = { offsets in
                func removing<C: RangeReplaceableCollection>(_ all: C) -> Any {
                    var all = all
                    all.remove(atOffsets: offsets)
                    return all
                }
                guard let all = data.wrappedValue as? any RangeReplaceableCollection,
                    let rest = removing(all) as? Data
                else { return }
                data.wrappedValue = rest
            }
        }
    }

    /// Tells the list of the elements that `make` makes what may be done with them.
    @MainActor
    static func makeViewList(
        _ edits: @escaping @MainActor () -> ItemEdits?, _ inputs: _ViewListInputs,
        _ make: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let delete = inputs.base.attribute(
            Computed { ItemActionModifier<DeleteTrait, (IndexSet) -> Void>(perform: edits()?.delete) })
        let move = inputs.base.attribute(
            Computed { ItemActionModifier<MoveTrait, (IndexSet, Int) -> Void>(perform: edits()?.move) })
        return ItemActionModifier._makeViewList(modifier: _GraphValue(delete), inputs: inputs) { inner in
            ItemActionModifier._makeViewList(modifier: _GraphValue(move), inputs: inner, body: make)
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element of the collection behind a binding, made from a binding to the element, which the list around
    /// may move or delete as `editActions` says.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    public nonisolated init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, id: { $0[keyPath: id] }),
            content: { EditableCollectionContent(content: content(data[$0.index])) }, id: { $0.id },
            edits: ItemEdits(data, editActions))
    }
}
