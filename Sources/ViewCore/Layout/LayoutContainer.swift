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
    let reference: ChildReference
    /// What it draws, which is its own drawing, or that as it fades.
    var display: Attribute<DisplayChunk>?
    /// Nil for a child that has no transition and did not come in under an animation.
    var passage: ChildPassage?
    /// The end of its going has come.
    var isGone = false

    init(
        element: ListElement, outputs: _ViewOutputs, layout: LayoutChild, subgraph: Subgraph?,
        reference: ChildReference = ChildReference()
    ) {
        self.reference = reference
        display = outputs.display
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
    case dynamic(Attribute<ChildList>)

    /// The children now; inside a rule the reading is recorded.
    var current: [ContainerChild] {
        switch self {
        case .fixed(let children): children
        case .dynamic(let children): children.value.present
        }
    }

    /// Those and the ones that are going; inside a rule the reading is recorded.
    var drawn: [ContainerChild] {
        switch self {
        case .fixed(let children): children
        case .dynamic(let children): children.value.drawn
        }
    }

    var isEmptyForever: Bool {
        if case .fixed(let children) = self { children.isEmpty } else { false }
    }
}

/// Children that come and go.
struct ChildList {
    var present: [ContainerChild] = []
    /// Those that are there, with those that are going in the places where they were.
    var drawn: [ContainerChild] = []
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
            var passage: ChildPassage?
            var whole = element
            if subgraph != nil, let own = self.passage(of: element, inputs) {
                passage = own
                whole = element.wrapped { inputs, make in own.make(inputs, make) }
            }
            let outputs = make(whole, inputs, reference)
            let layout = LayoutChild(layout: outputs.layout, traits: element.traits)
            reference.child = layout
            let child = ContainerChild(
                element: element, outputs: outputs, layout: layout, subgraph: subgraph, reference: reference)
            child.passage = passage
            child.fade(inputs)
            return child
        }
        switch list.content {
        case .fixed(let elements):
            let children = elements.map { makeChild($0, inputs, nil) }
            for (index, child) in children.enumerated() { child.layout.index = index }
            return .fixed(children)
        case .dynamic, .lazy:
            let list = list.asDynamic(inputs)
            let rule = DynamicChildren(list: list, order: order, inputs: inputs) { element in
                let subgraph = Subgraph(parent: element.subgraph)
                return makeChild(element, inputs.owned(by: subgraph), subgraph)
            }
            let children = inputs.attribute(rule)
            Graph.makeEffect(children.id, .structure, isDue: true)
            return .dynamic(children)
        }
    }
}

extension LayoutContainer {
    /// How a child comes and goes, if it has a transition or comes in now.
    private static func passage(of element: ListElement, _ inputs: _ViewInputs) -> ChildPassage? {
        let arrival = inputs.tree.passages.arrival(of: element.subgraph)
        let transition = element.traits.attribute(TransitionTrait.self)
        if transition == nil, arrival?.animation == nil { return nil }
        return ChildPassage(inputs, transition: transition, arrival: arrival)
    }
}

extension ContainerChild {
    /// Has what it draws fade, if it comes or goes without a transition of its own.
    fileprivate func fade(_ inputs: _ViewInputs) {
        guard let passage, passage.isUsual, let content = outputs.display else { return }
        display = passage.faded(content, inputs)
    }

    /// Has the child go; false if nothing of that would be seen.
    fileprivate func leave(_ inputs: _ViewInputs, done: @escaping @MainActor () -> Void) -> Bool {
        guard let subgraph, subgraph.isAlive, outputs.display != nil,
            let retirement = inputs.tree.passages.retirement(of: element.subgraph)
        else { return false }
        let transition = element.traits.attribute(TransitionTrait.self)
        let transaction = retirement.transaction
        guard ChildPassage.animates(transition, transaction) else { return false }
        if passage == nil {
            let own = inputs.owned(by: subgraph)
            passage = ChildPassage(own, transition: nil, arrival: nil)
            fade(own)
        }
        retirement.hold()
        reference.isLeaving = true
        passage?.move(to: .didDisappear, under: transaction) { [weak self] in
            self?.isGone = true
            done()
            retirement.release()
        }
        return true
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
    /// The child has no place in the layout any more, and stays where it was in its parent.
    var isLeaving = false
}

@MainActor
final class PlacementSource {
    var layout: Attribute<LayoutEngine>?
}

/// Keeps a child for each element: those that stay are kept, new ones are made, those that went are ended.
private struct DynamicChildren: Rule {
    let list: Attribute<ViewList>
    let order: ChildOrder
    let inputs: _ViewInputs
    let make: @MainActor (ListElement) -> ContainerChild
    private var known: [ObjectIdentifier: ContainerChild] = [:]
    private var leaving: [ContainerChild] = []
    private var drawn: [ContainerChild] = []

    init(
        list: Attribute<ViewList>, order: ChildOrder, inputs: _ViewInputs,
        make: @escaping @MainActor (ListElement) -> ContainerChild
    ) {
        self.list = list
        self.inputs = inputs
        self.order = order
        self.make = make
    }

    mutating func update(_ output: inout Output<ChildList>) {
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
        leaving.removeAll { $0.isGone || $0.subgraph?.isAlive != true }
        if !known.isEmpty {
            let own = Graph.currentAttribute(of: ChildList.self)
            for gone in known.values {
                if gone.leave(inputs, done: { if own.isAlive { own.invalidate() } }) {
                    gone.subgraph?.onEnd { if own.isAlive { own.invalidate() } }
                    leaving.append(gone)
                } else {
                    gone.subgraph?.invalidate()
                }
            }
        }
        known = next
        drawn = leaving.isEmpty ? children : withLeaving(children)
        order.version += 1
        output.set(ChildList(present: children, drawn: drawn))
    }

    /// The children with those that are going, each after the one that was drawn before it.
    private func withLeaving(_ children: [ContainerChild]) -> [ContainerChild] {
        var next = children
        var previous: ContainerChild?
        for child in drawn {
            if leaving.contains(where: { $0 === child }) {
                let place = previous.flatMap { previous in next.firstIndex { $0 === previous } }
                next.insert(child, at: place.map { $0 + 1 } ?? 0)
                previous = child
            } else if next.contains(where: { $0 === child }) {
                previous = child
            }
        }
        return next
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
    /// Where the child was last in its parent, for one that is going.
    private var offset = CGPoint.zero

    init(places: Attribute<Placement>, parent: Attribute<ViewFrame>, child: ChildReference) {
        self.places = places
        self.parent = parent
        self.child = child
    }

    mutating func update(_ output: inout Output<ViewFrame>) {
        if child.isLeaving, var frame = output.previous {
            let around = parent.value
            frame.origin = CGPoint(x: around.origin.x + offset.x, y: around.origin.y + offset.y)
            frame.translation = around.translation
            output.setIfDifferent(frame)
            return
        }
        let index = child.child?.index ?? 0
        let frame: ViewFrame? = places.withValue { index < $0.frames.count ? $0.frames[index] : nil }
        // A child about to end may ask once more: its last place will do.
        guard let frame = frame ?? output.previous ?? parent.value as ViewFrame? else { return }
        let around = parent.peeked.origin
        offset = CGPoint(x: frame.origin.x - around.x, y: frame.origin.y - around.y)
        output.setIfDifferent(frame)
    }
}
