import CoreGraphics

/// A view whose content can be moved by a wheel or a touch pad.
@MainActor
package protocol ScrollResponder: Responder {
    /// Moves the content by so many points, positive to the right and down, as far as it goes. `isPrecise` is false for
    /// the steps of a wheel, which may be smoothed. Returns whether anything can move that way: if not, the view around is
    /// asked.
    func scroll(by translation: CGSize, isPrecise: Bool) -> Bool
}

/// A view whose content can be moved by the keys that move a page, or to either end.
@MainActor
package protocol ScrollKeyResponder: Responder {
    /// Whether the content has been moved.
    func scroll(by key: KeyPress) -> Bool
}

extension PresentedNode {
    /// Has what is around `focused`, or the first that can where nothing has the keyboard, scroll by a key.
    func scroll(by key: KeyPress, focused: (any KeyResponder)?) -> Bool {
        switch key.name.lowercased() {
        case "pageup", "pagedown", "home", "end": break
        default: return false
        }
        if let focused, let path = path(to: focused) {
            for node in path.reversed() {
                if let responder = node.responder as? any ScrollKeyResponder, responder.scroll(by: key) { return true }
            }
            return false
        }
        return scrollFirst(by: key)
    }

    private func scrollFirst(by key: KeyPress) -> Bool {
        if let responder = responder as? any ScrollKeyResponder, responder.scroll(by: key) { return true }
        for child in children where child.scrollFirst(by: key) { return true }
        return false
    }

    /// From here inward to the view of a responder. Nil where it is not in here.
    private func path(to wanted: any KeyResponder) -> [PresentedNode]? {
        if let own = responder as? any KeyResponder, own === wanted { return [self] }
        for child in children {
            if let path = child.path(to: wanted) { return [self] + path }
        }
        return nil
    }
}

extension HostedWindow {
    /// Scrolls what is at a point of the window. Returns whether anything there could.
    package func scroll(at point: CGPoint, by translation: CGSize, isPrecise: Bool) -> Bool {
        tree.evaluate {
            presented().path(at: point).contains { node in
                guard let responder = node.responder as? any ScrollResponder else { return false }
                return responder.scroll(
                    by: node.transform?.localizeNow(step: translation) ?? translation, isPrecise: isPrecise)
            }
        }
    }
}
