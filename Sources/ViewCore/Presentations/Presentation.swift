import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A view shown over everything else in its surface: a sheet, a menu, a popover, a tooltip.
///
/// It has the inputs of the place that presents it, and the whole surface for its frame: where in it something is drawn
/// is up to the view. It ends with `end`, or with that place.
@MainActor
package final class Presentation {
    /// What it does to the rest of the surface.
    package enum Behavior {
        /// Nothing beneath can be touched until it has gone.
        case modal
        /// Nothing beneath can be touched; a press outside of it sends it away.
        case popup
        /// Belongs to the one before it, as a submenu does to its menu.
        case attached
        /// Shows something and cannot be touched.
        case passive
    }

    package let behavior: Behavior
    package let outputs: _ViewOutputs
    let subgraph: Subgraph
    fileprivate let outside: OutsideResponder
    /// Takes a key that nobody in it has done anything with.
    package var press: @MainActor (KeyPress) -> Bool = { _ in false }
    /// Gets the keyboard when the presentation appears.
    package weak var keyResponder: (any KeyResponder)?

    /// `content` makes the view's node in the presentation's own subgraph; `dismiss` sends it away on behalf of its user.
    package init<Content: View>(
        _ behavior: Behavior, _ inputs: _ViewInputs, dismiss: @escaping @MainActor () -> Void,
        content: (inout _ViewInputs) -> Attribute<Content>
    ) {
        self.behavior = behavior
        subgraph = Subgraph(parent: inputs.subgraph)
        outside = OutsideResponder(isModal: behavior == .modal, dismiss: dismiss)
        let surface = inputs.tree.surface
        var inner = inputs.owned(by: subgraph).inside(nil)
        inner.preferenceKeys = []
        inner.frame = inner.attribute(
            Compared {
                let size = surface.value.size
                return ViewFrame(origin: .zero, size: size, proposal: ProposedViewSize(size))
            })
        inner.safeArea = inner.attribute(Compared { SafeArea(surface: surface.value) })
        let value = content(&inner)
        outputs = Content._makeView(view: _GraphValue(value), inputs: inner)
    }

    package var isAlive: Bool { subgraph.isAlive }

    /// Takes the view away, with its state.
    package func end() { subgraph.invalidate() }
}

extension ViewGraph {
    /// Shows a presentation from this tick's next round on.
    package func show(_ presentation: Presentation) {
        let list = presentations
        enqueue(Transaction()) { list.set(list.peeked.filter(\.isAlive) + [presentation]) }
    }

    /// What is shown over the tree now, from the back to the front.
    package var shownPresentations: [Presentation] { presentations.peeked.filter(\.isAlive) }
}

/// Draws what is presented over a tree's own views.
struct PresentationDisplay: Rule {
    let root: Attribute<DisplayChunk>?
    let presentations: Attribute<[Presentation]>
    private var version: UInt64 = 0

    init(root: Attribute<DisplayChunk>?, presentations: Attribute<[Presentation]>) {
        self.root = root
        self.presentations = presentations
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        var items: [DisplayItem] = []
        let below = root?.value ?? .empty
        for presentation in presentations.value where presentation.isAlive {
            if let chunk = presentation.outputs.display?.value, !chunk.items.isEmpty { items.append(.chunk(chunk)) }
        }
        if items.isEmpty {
            output.set(below)
            return
        }
        if !below.items.isEmpty { items.insert(.chunk(below), at: 0) }
        version += 1
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}

/// What can be touched and spoken of when something is presented over a tree's own views.
struct PresentationNodes: Rule {
    let root: Attribute<PresentedNode>?
    let presentations: Attribute<[Presentation]>
    let surface: Attribute<ViewGraph.Surface>

    mutating func update(_ output: inout Output<PresentedNode>) {
        var nodes = [root?.value].compactMap { $0 }
        for presentation in presentations.value where presentation.isAlive {
            guard let presented = presentation.outputs.presented?.value else { continue }
            switch presentation.behavior {
            case .modal, .popup:
                nodes = nodes.map { $0.covered() }
                nodes.append(
                    PresentedNode(
                        frame: CGRect(origin: .zero, size: surface.value.size), touch: .rect,
                        responder: presentation.outside))
                nodes.append(presented)
            case .attached: nodes.append(presented)
            case .passive: nodes.append(presented.untouchable())
            }
        }
        output.set(PresentedNode.group(nodes))
    }
}

extension PresentedNode {
    /// Lies beneath something that does not let it be touched.
    func covered() -> PresentedNode {
        changed { node in
            node.isCovered = true
            node.touch = .nothing
            node.responder = nil
            node.setValue = nil
            node.activate = nil
            node.shortcut = nil
            node.children = children.map { $0.covered() }
        }
    }
}

/// Takes what happens to the pointer outside of a presentation.
@MainActor
private final class OutsideResponder: Responder {
    let isModal: Bool
    let dismiss: @MainActor () -> Void

    init(isModal: Bool, dismiss: @escaping @MainActor () -> Void) {
        self.isModal = isModal
        self.dismiss = dismiss
    }

    var takesSecondaryButton: Bool { true }

    func makeRecognizers() -> [PointerRecognizer] { [OutsideRecognizer(self)] }
}

private final class OutsideRecognizer: PointerRecognizer {
    private let responder: OutsideResponder
    private var isDone = false

    init(_ responder: OutsideResponder) {
        self.responder = responder
        super.init()
    }

    override func handle(_ event: PointerEvent) -> State { event.phase == .ended ? .ended : .active }

    override func commit() {
        if isDone || responder.isModal { return }
        isDone = true
        responder.dismiss()
    }
}
