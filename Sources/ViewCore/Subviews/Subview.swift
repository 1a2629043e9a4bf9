import Graph
import ViewValues

/// A view that was taken out of another one, to be placed where you want it.
public struct Subview: Identifiable {
    /// Tells subviews of one view apart, and stays as long as the subview is there.
    public struct ID: Hashable, @unchecked Sendable {
        let element: ListElement

        public static func == (a: ID, b: ID) -> Bool { a.element === b.element }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
    }

    let element: ListElement
    /// The list that the element was made in.
    let scope: ListScope

    /// An element of a list whose elements are placed elsewhere.
    package init(_ element: ListElement, of list: _ViewListInputs) {
        self.element = element
        scope = list.scope
    }

    init(element: ListElement, scope: ListScope) {
        self.element = element
        self.scope = scope
    }

    public var id: ID { ID(element: element) }

    /// What the view tells a container of the library's.
    package func trait<K: TraitKey>(_ key: K.Type) -> K.Value {
        let element = element
        return onMainActor { element.subgraph.isAlive ? element.traits.value(K.self) : K.defaultValue }
    }

    /// What the view hands to its container.
    public var containerValues: ContainerValues {
        let element = element
        return onMainActor { element.subgraph.isAlive ? ContainerValues(of: element) : ContainerValues() }
    }
}

extension Subview: MultiView {
    public static func _makeViewList(view: _GraphValue<Subview>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = view.attribute
        return BranchRule<ID>.list(inputs) {
            let subview = whole.value
            guard subview.element.subgraph.isAlive else { return nil }
            return (subview.id, { .one(subview.placed($0)) })
        }
    }

    /// The element where it is placed. It ends with the element, and with the place.
    @MainActor
    private func placed(_ list: _ViewListInputs) -> ListElement {
        let (element, scope) = (element, scope)
        return ListElement(
            subgraph: list.base.subgraph, traits: element.traits, explicitID: element.explicitID, item: element.item
        ) { outer in
            let inputs = outer.merging(list)
            guard element.subgraph.isAlive else { return ImplicitContainer.make(list: .fixed([]), inputs: inputs) }
            var own = inputs.owned(by: Subgraph(parent: inputs.subgraph))
            inputs.subgraph.endAtOnce()
            own.relocation = Relocation(scope: scope)
            element.subgraph.onEnd { [weak subgraph = own.subgraph] in subgraph?.invalidate() }
            return element.make(own)
        }
    }
}

/// The subviews of a view, in order. As a view it is all of them.
public struct SubviewsCollection: RandomAccessCollection, Sendable {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let elements: [ListElement]
    let scope: ListScope

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Subview { Subview(element: elements[index], scope: scope) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(self) { $0 } }
}

/// Some of the subviews of a view. As a view it is all of these.
public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        precondition(
            self.bounds.lowerBound <= bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
            "bounds \(bounds) lie outside of \(self.bounds)")
        return SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(self) { $0 } }
}
