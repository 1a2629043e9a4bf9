import CoreGraphics
import Drawing
import Graph
import ViewValues

/// The view that `Layout.callAsFunction` makes.
struct LayoutView<L: Layout, Content> {
    let layout: L
    let content: Content
}

extension LayoutView: View, PrimitiveView, UnaryView where Content: View {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(inputs) { $0.layout }
        let content = view.part(inputs) { $0.content }
        var inner = inputs.inside(L.layoutProperties.stackOrientation)
        if L.self == AnyLayout.self {
            let layout = layout.attribute
            inner.changingStackAxis = inputs.attribute(Compared { (layout.value as? AnyLayout)?.stackOrientation })
        }
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inner))
        return LayoutContainer.make(layout: layout.attribute, list: list, inputs: inner)
    }
}

/// A child of a container with what it gave when it was made.
@MainActor
final class ContainerChild {
    let element: ListElement
    let outputs: _ViewOutputs
    let layout: LayoutChild
    let zIndex: Attribute<Double>?
    /// Nil for a child that lives as long as its container.
    let subgraph: Subgraph?

    init(element: ListElement, outputs: _ViewOutputs, layout: LayoutChild, subgraph: Subgraph?) {
        self.element = element
        self.outputs = outputs
        self.layout = layout
        self.subgraph = subgraph
        zIndex = element.traits.attribute(ZIndexTrait.self)
    }
}

/// The children of a container: fixed, or a node that keeps them.
@MainActor
enum ContainerChildren {
    case fixed([ContainerChild])
    case dynamic(Attribute<[ContainerChild]>)

    /// The children now; inside a rule the reading is recorded.
    var current: [ContainerChild] {
        switch self {
        case .fixed(let children): children
        case .dynamic(let children): children.value
        }
    }

    var isEmptyForever: Bool {
        if case .fixed(let children) = self { children.isEmpty } else { false }
    }
}

/// Puts a list of elements under a layout.
@MainActor
package enum LayoutContainer {
    package static func make<L: Layout>(
        layout: Attribute<L>, list: _ViewListOutputs, inputs outer: _ViewInputs
    ) -> _ViewOutputs {
        var inputs = outer
        inputs.isScrollTargetLayout = false
        let layout = inputs.animated(layout)
        let engine = ContainerEngine<L>()
        let placement = PlacementSource()
        let order = ChildOrder()
        let places = inputs.attribute(
            PlacementRule<L>(parent: inputs.frame, engine: engine, source: placement, order: order))
        let children = makeChildren(list, inputs, order) { element, inputs, child in
            var inputs = inputs
            inputs.frame = inputs.barrier(ChildFrame(places: places, parent: inputs.frame, child: child), .frame)
            return element.make(inputs)
        }
        let inner = inputs.attribute(
            ContainerLayoutRule(
                layout: layout, children: children, engine: engine, direction: inputs.layoutDirection))
        placement.layout = inner
        if let scroll = inputs.scroll, !children.isEmptyForever {
            scroll.add(ContainerTargets(children: children, places: places, isMarked: outer.isScrollTargetLayout))
        }
        var outputs = _ViewOutputs(layout: inputs.barrier(PublishedLayout(inner: inner), .layout))
        Gathering.gather(children, inputs, into: &outputs)
        return outputs
    }

    /// Makes the children, now or whenever the list changes. `make` gets inputs whose nodes belong to the child.
    static func makeChildren(
        _ list: _ViewListOutputs, _ inputs: _ViewInputs, _ order: ChildOrder,
        _ make: @escaping @MainActor (ListElement, _ViewInputs, ChildReference) -> _ViewOutputs
    ) -> ContainerChildren {
        func makeChild(_ element: ListElement, _ inputs: _ViewInputs, _ subgraph: Subgraph?) -> ContainerChild {
            let reference = ChildReference()
            let outputs = make(element, inputs, reference)
            let layout = LayoutChild(layout: outputs.layout, traits: element.traits)
            reference.child = layout
            return ContainerChild(element: element, outputs: outputs, layout: layout, subgraph: subgraph)
        }
        switch list.content {
        case .fixed(let elements):
            let children = elements.map { makeChild($0, inputs, nil) }
            for (index, child) in children.enumerated() { child.layout.index = index }
            return .fixed(children)
        case .dynamic, .lazy:
            let list = list.asDynamic(inputs)
            let rule = DynamicChildren(list: list, order: order) { element in
                let subgraph = Subgraph(parent: element.subgraph)
                return makeChild(element, inputs.owned(by: subgraph), subgraph)
            }
            let children = inputs.attribute(rule)
            Graph.makeEffect(children.id, .structure, isDue: true)
            return .dynamic(children)
        }
    }
}

extension _ViewListOutputs {
    /// The list as one whose elements are all made.
    @MainActor
    fileprivate func asDynamic(_ inputs: _ViewInputs) -> Attribute<ViewList> {
        if case .dynamic(let list) = content { return list }
        return inputs.attribute(Computed { ViewList(elements: current) })
    }
}

/// Counts the changes of a container's children, so that frames that are equal but meant for others count as changed.
@MainActor
final class ChildOrder {
    var version = 0
}

/// A child as its frame sees it, known only after the child has been made.
@MainActor
final class ChildReference {
    var child: LayoutChild?
}

@MainActor
final class PlacementSource {
    var layout: Attribute<LayoutEngine>?
}

/// Keeps a child for each element: those that stay are kept, new ones are made, those that went are ended.
private struct DynamicChildren: Rule {
    let list: Attribute<ViewList>
    let order: ChildOrder
    let make: @MainActor (ListElement) -> ContainerChild
    private var known: [ObjectIdentifier: ContainerChild] = [:]

    init(
        list: Attribute<ViewList>, order: ChildOrder, make: @escaping @MainActor (ListElement) -> ContainerChild
    ) {
        self.list = list
        self.order = order
        self.make = make
    }

    mutating func update(_ output: inout Output<[ContainerChild]>) {
        var next: [ObjectIdentifier: ContainerChild] = [:]
        var children: [ContainerChild] = []
        let elements = list.value.elements
        children.reserveCapacity(elements.count)
        for element in elements {
            let id = ObjectIdentifier(element)
            let child = known.removeValue(forKey: id) ?? make(element)
            child.layout.index = children.count
            next[id] = child
            children.append(child)
        }
        for gone in known.values { gone.subgraph?.invalidate() }
        known = next
        order.version += 1
        output.set(children)
    }
}

/// Brings the engine up to date with the layout and the children. Changes whenever anything below did.
private struct ContainerLayoutRule<L: Layout>: Rule {
    let layout: Attribute<L>
    let children: ContainerChildren
    let engine: ContainerEngine<L>
    let direction: Attribute<LayoutDirection>

    mutating func update(_ output: inout Output<LayoutEngine>) {
        var layouts: [LayoutChild] = []
        for child in children.current { layouts.append(child.layout) }
        for child in layouts {
            child.engine = child.layout.value
            if let trait = child.priorityTrait { child.priority = trait.value }
            child.traits.recordReading()
        }
        engine.configure(layout.value, children: layouts, direction: direction.value)
        output.set(engine)
    }
}

/// The same as the parents see it: changes only when an answer did.
struct PublishedLayout: Rule {
    let inner: Attribute<LayoutEngine>

    mutating func update(_ output: inout Output<LayoutEngine>) {
        output.publish(inner.value)
    }
}

/// The children's frames, in their order.
struct Placement: Equatable {
    let order: Int
    let frames: [ViewFrame]
}

/// Places the children in the frame the container was given.
private struct PlacementRule<L: Layout>: Rule {
    let parent: Attribute<ViewFrame>
    let engine: ContainerEngine<L>
    let source: PlacementSource
    let order: ChildOrder

    mutating func update(_ output: inout Output<Placement>) {
        let frame = parent.value
        guard let layout = source.layout else { return }
        _ = layout.value
        let places = engine.places(size: frame.size, proposal: frame.proposal)
        var frames: [ViewFrame] = []
        frames.reserveCapacity(places.count)
        for place in places {
            var child = frame.child(at: place.origin, size: place.size, proposal: place.proposal)
            if !place.isShown { child.isShown = false }
            frames.append(child)
        }
        output.setIfDifferent(Placement(order: order.version, frames: frames))
    }
}

/// One child's frame out of the placement.
private struct ChildFrame: Rule {
    let places: Attribute<Placement>
    let parent: Attribute<ViewFrame>
    let child: ChildReference

    mutating func update(_ output: inout Output<ViewFrame>) {
        let index = child.child?.index ?? 0
        let frame: ViewFrame? = places.withValue { index < $0.frames.count ? $0.frames[index] : nil }
        // A child about to end may ask once more: its last place will do.
        guard let frame = frame ?? output.previous ?? parent.value as ViewFrame? else { return }
        output.setIfDifferent(frame)
    }
}
