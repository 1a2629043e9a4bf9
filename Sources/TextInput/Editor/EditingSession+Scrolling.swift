import CoreGraphics
import ViewCore

/// A page is moved by the wheel.
extension EditingSession: ScrollResponder {
    func scroll(by translation: CGSize, isPrecise: Bool) -> Bool {
        guard kind.isMultiline, isAlive, let drawing, let tree else { return false }
        sync()
        let limit = drawing.scrollLimit(shown)
        let now = min(max(scroll.peeked.y, 0), limit)
        let target = CGPoint(x: 0, y: min(max(now - translation.height, 0), limit))
        guard target.y != now else { return false }
        let scroll = scroll
        tree.enqueue(Transaction()) { scroll.set(target) }
        return true
    }
}
