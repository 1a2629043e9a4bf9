import CoreGraphics
import ViewValues

/// Decides, for one sequence of pointer events at a time, whose it is.
///
/// The recognizers of the views under the pointer get each event, those of inner views first (high-priority ones before
/// all). The first that becomes active wins: the others are cancelled, except those that are simultaneous.
@MainActor
package final class GestureArena {
    private var recognizers: [PointerRecognizer] = []
    /// Of each recognizer the effects around its view.
    private var transforms: [PresentedTransform?] = []
    private var winner: PointerRecognizer?
    private var lastEvent: PointerEvent?

    package init() {}

    /// Whether a sequence is under way.
    package var isActive: Bool { !recognizers.isEmpty }

    /// Handles an event; `root` is looked at only when a sequence begins.
    package func handle(_ event: PointerEvent, root: @autoclosure () -> PresentedNode) {
        if event.phase == .began { begin(root().path(at: event.location), event) }
        lastEvent = event
        if event.phase == .cancelled {
            for recognizer in recognizers where recognizer.state == .possible || recognizer.state == .active {
                recognizer.cancel()
            }
            finish()
            return
        }
        for (index, recognizer) in recognizers.enumerated()
        where recognizer.state == .possible || recognizer.state == .active {
            if let winner, winner !== recognizer && !recognizer.isSimultaneous { continue }
            let before = recognizer.state
            let state = recognizer.handle(event.localized(by: transforms[index]))
            recognizer.state = state
            let recognizes = state == .active || state == .ended
            if recognizes && before == .possible && !recognizer.isSimultaneous && winner == nil {
                winner = recognizer
                for other in recognizers where other !== recognizer && !other.isSimultaneous {
                    if other.state == .possible || other.state == .active { other.cancel() }
                    other.state = .failed
                }
            }
            if recognizes || before == .active { recognizer.commit() } else { recognizer.tell() }
        }
        if event.phase == .ended { finish() }
    }

    private func begin(_ path: [PresentedNode], _ event: PointerEvent) {
        for recognizer in recognizers where recognizer.state == .active { recognizer.cancel() }
        winner = nil
        var nodes = path.filter { $0.responder != nil }
        if event.isSecondary { nodes = nodes.filter { $0.responder?.takesSecondaryButton == true } }
        let outermostFirst = nodes.reversed().filter { $0.responder?.isHighPriority == true }
        let innermostFirst = nodes.filter { $0.responder?.isHighPriority == false }
        recognizers = []
        transforms = []
        for node in outermostFirst + innermostFirst {
            for recognizer in node.responder?.makeRecognizers() ?? [] {
                recognizers.append(recognizer)
                transforms.append(node.transform)
            }
        }
    }

    /// Has the last event come again at a time, for gestures that wait.
    func continueSequence(at time: Double, in tree: ViewGraph) {
        tree.change(at: time, for: self) { [weak self, weak tree] in
            guard let self, let tree, isActive, var event = lastEvent else { return }
            event.phase = .moved
            event.time = max(tree.time.peeked, event.time)
            handle(event, root: tree.presented())
        }
    }

    private func finish() {
        lastEvent = nil
        recognizers = []
        transforms = []
        winner = nil
    }
}
