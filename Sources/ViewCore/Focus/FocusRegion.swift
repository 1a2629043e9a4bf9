import Graph

/// A part of a window that hears whether the keyboard is with something in it.
@MainActor
package protocol FocusRegion: AnyObject {
    func focusEntered()
    func focusLeft()
    /// What follows the focus when it has come or gone. Nil for none.
    var request: (any FocusRequest)? { get }
}

extension FocusRegion {
    package var request: (any FocusRequest)? { nil }
}

/// Somebody's wish to have the focus moved, carried out when the views are as the change that wished it has made them.
@MainActor
package protocol FocusRequest: AnyObject {
    func move(_ focus: KeyboardFocus, in root: PresentedNode)
    /// Follows what has become of the focus; `regions` are those that it is in, the innermost first.
    func settle(_ regions: [any FocusRegion])
}

extension PresentedNode {
    /// The same with a region around it.
    func focusing(_ region: any FocusRegion) -> PresentedNode {
        let node = PresentedNode(frame: frame, children: [self])
        node.focusRegion = region
        return node
    }

    /// Every region in it, outer ones first, in reading order.
    func forEachRegion(_ body: (any FocusRegion, PresentedNode) -> Void) {
        if let focusRegion { body(focusRegion, self) }
        for child in children { child.forEachRegion(body) }
    }

    /// Those around a responder that hear its keys, the innermost first.
    func interceptors(around responder: any KeyResponder) -> [any KeyInterceptor] {
        path(to: responder).compactMap { $0.responder as? any KeyInterceptor }
    }

    /// From the node of a responder outward. Empty where it is not there.
    package func path(to responder: any KeyResponder) -> [PresentedNode] {
        if self.responder === responder { return [self] }
        for child in children {
            let inner = child.path(to: responder)
            if !inner.isEmpty { return inner + [self] }
        }
        return []
    }
}

extension _ViewInputs {
    /// Has the focus looked at again when `value` has changed.
    func watchFocus<Value>(_ value: @escaping @MainActor () -> Value) {
        let tree = tree
        let watched = attribute(Distinct(value))
        let watcher = attribute(
            Computed { [unowned(unsafe) tree] in
                _ = watched.value
                tree.focus.lookAgain()
            })
        Graph.makeEffect(watcher.id, .observer, isDue: true)
    }
}
