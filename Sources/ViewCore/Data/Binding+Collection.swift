import Graph
import ViewValues

/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
    public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after index: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(after: index) }

    public func formIndex(after index: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &index) }

    public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
        var element = Binding<Value.Element>(
            location: ElementLocation(location, position, last: wrappedValue[position]))
        element.transaction = transaction
        return element
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(before: index) }

    public func formIndex(before index: inout Binding<Value>.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of a collection that lives elsewhere. When the collection has become too short, the element reads as it was
/// when the binding was made, and setting it does nothing: a view that is about to go may still ask.
private final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let index: Whole.Index
    private let last: Whole.Element

    init(_ whole: Location<Whole>, _ index: Whole.Index, last: Whole.Element) {
        self.whole = whole
        self.index = index
        self.last = last
    }

    private func isPresent(in all: Whole) -> Bool { index >= all.startIndex && index < all.endIndex }

    @MainActor override func hasChanged(since time: UInt64) -> Bool { whole.hasChanged(since: time) }

    override func get() -> Whole.Element {
        let all = whole.get()
        return isPresent(in: all) ? all[index] : last
    }

    override func set(_ value: Whole.Element, transaction: Transaction) {
        var all = whole.get()
        guard isPresent(in: all) else { return }
        all[index] = value
        whole.set(all, transaction: transaction)
    }

    override func isSame(as other: Location<Whole.Element>) -> Bool {
        guard let other = other as? ElementLocation<Whole> else { return false }
        return index == other.index && whole.isSame(as: other.whole)
    }
}
