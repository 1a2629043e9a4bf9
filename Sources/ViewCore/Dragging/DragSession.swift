import CoreGraphics
import CoreTransferable
import Graph
import ViewValues

/// A view that takes what is dropped on it.
@MainActor
package protocol DropResponder: Responder {
    /// Whether it takes any of what is dragged.
    func takes(_ items: [TransferItem]) -> Bool
    /// The same, of what is at a point in the coordinates in which it was laid out.
    func takes(_ items: [TransferItem], at point: CGPoint) -> Bool
    /// What is dragged is over the view, at a point in the coordinates in which it was laid out; nil when it has left.
    func dragMoved(_ point: CGPoint?)
    /// What is dragged is about to be let go over the view.
    func dropBegins()
    /// What was dragged was let go over the view.
    func drop(_ items: [TransferItem], at point: CGPoint)
}

extension DropResponder {
    package func takes(_ items: [TransferItem], at point: CGPoint) -> Bool { takes(items) }
    package func dropBegins() { dragMoved(nil) }
}

/// What is being dragged in a window.
@MainActor
package final class DragSession {
    package let items: [TransferItem]
    /// A drag begins when the pointer has moved so far, in points. A guess.
    package static let least: CGFloat = 4
    private weak var tree: ViewGraph?
    private weak var target: (any DropResponder)?
    /// Ends what is drawn under the pointer.
    private let preview: Presentation?
    private let place: Attribute<CGPoint>?

    /// `place` is where the preview is drawn, `preview` what.
    package init(
        _ items: [TransferItem], in tree: ViewGraph, preview: Presentation? = nil, place: Attribute<CGPoint>? = nil
    ) {
        self.items = items
        self.tree = tree
        self.preview = preview
        self.place = place
        if let preview { tree.show(preview) }
    }

    /// The pointer is at a point of the surface.
    package func move(to point: CGPoint) {
        guard let tree else { return }
        if let place, place.isAlive { tree.enqueue(Transaction()) { if place.isAlive { place.set(point) } } }
        let found = destination(at: point, in: tree)
        if target !== found?.responder { target?.dragMoved(nil) }
        target = found?.responder
        found?.responder.dragMoved(found?.place)
    }

    /// What is dragged is let go at a point of the surface.
    package func drop(at point: CGPoint) {
        guard let tree else { return }
        let found = destination(at: point, in: tree)
        if let target, target === found?.responder {
            self.target = nil
            target.dropBegins()
        }
        end()
        found?.responder.drop(items, at: found?.place ?? .zero)
    }

    /// Nothing is dragged any more.
    package func end() {
        target?.dragMoved(nil)
        target = nil
        guard let tree, let preview else { return }
        tree.enqueue(Transaction()) { preview.end() }
    }

    private func destination(
        at point: CGPoint, in tree: ViewGraph
    ) -> (responder: any DropResponder, place: CGPoint)? {
        for node in tree.presented().dropPath(at: point) {
            guard let responder = node.responder as? any DropResponder else { continue }
            let place = node.transform?.localizeNow(point) ?? point
            if responder.takes(items, at: place) { return (responder, place) }
        }
        return nil
    }
}

extension PresentedNode {
    /// From the innermost view at `point` that takes what is dropped outward. They take it all over their frames, whatever
    /// is drawn there.
    func dropPath(at point: CGPoint) -> [PresentedNode] {
        if let transform, !transform.matrix.isInvertible { return [] }
        let own = transform?.localize(point) ?? point
        if let clip, !clip.contains(own) { return [] }
        let isOwn = responder is any DropResponder && ownFrame.contains(own)
        for index in (touchOrder ?? Array(children.indices)).reversed() {
            let inner = children[index].dropPath(at: point)
            if !inner.isEmpty { return isOwn ? inner + [self] : inner }
        }
        return isOwn ? [self] : []
    }
}
