import CoreGraphics
import ViewValues

/// Decides, for one sequence of pointer events at a time, whose it is.
///
/// The recognizers of the views under the pointer get each event, those of inner views first (high-priority ones before
/// all). The first that becomes active wins: the others are cancelled, except those that are simultaneous.
///
/// Some need several presses. They are kept from one to the next, and a gesture that ends while one before it is so kept is
/// held until that has failed.
@MainActor
package final class GestureArena {
    private struct Entry {
        let recognizer: PointerRecognizer
        /// The effects around its view.
        let transform: PresentedTransform?
        /// Who made it.
        let responder: ObjectIdentifier

        @MainActor var isOpen: Bool { recognizer.state == .possible || recognizer.state == .active }
        @MainActor var isWaiting: Bool { recognizer.state == .possible && recognizer.isWaiting }
    }

    /// A gesture that has happened unless one of others does.
    private struct Held {
        let recognizer: PointerRecognizer
        let others: [PointerRecognizer]

        func waits(for recognizer: PointerRecognizer) -> Bool { others.contains { $0 === recognizer } }
    }

    private var entries: [Entry] = []
    private var winner: PointerRecognizer?
    private var held: [Held] = []
    private var lastEvent: PointerEvent?
    /// Whether there are events to come of a press, or of two fingers on a touchpad.
    private var isUnderWay = false
    /// When recognizers that wait want to look again.
    private var wakes: [Double] = []

    package init() {}

    /// Whether a sequence is under way.
    package var isActive: Bool { !entries.isEmpty }

    /// Handles an event; `root` is looked at only when a sequence begins.
    package func handle(_ event: PointerEvent, root: @autoclosure () -> PresentedNode) {
        if event.phase == .began {
            // Fingers on a touchpad do not break a press off.
            if event.pinch != nil && isUnderWay { return }
            begin(root().path(at: event.location), event)
        } else if let lastEvent, (lastEvent.pinch == nil) != (event.pinch == nil) {
            return
        }
        lastEvent = event
        if event.phase == .cancelled {
            for entry in entries where entry.isOpen { entry.recognizer.cancel() }
            for item in held { item.recognizer.cancel() }
            held = []
            finish()
            return
        }
        hand(event)
        if event.phase == .ended { isUnderWay = false }
        if !isUnderWay {
            entries.removeAll { !$0.isWaiting }
            winner = nil
        }
        settle()
        if !isUnderWay && entries.isEmpty { finish() }
    }

    private func hand(_ event: PointerEvent) {
        for entry in entries where entry.isOpen {
            let recognizer = entry.recognizer
            if let winner, winner !== recognizer && !recognizer.isSimultaneous && !entry.isWaiting { continue }
            let before = recognizer.state
            let state = recognizer.handle(event.localized(by: entry.transform))
            recognizer.state = state
            let recognizes = state == .active || state == .ended
            if recognizes && before == .possible && !recognizer.isSimultaneous && winner == nil {
                if hold(recognizer) { continue }
                win(recognizer)
            }
            if recognizes || before == .active { recognizer.commit() } else { recognizer.tell() }
        }
    }

    /// Keeps a gesture that has ended from happening as long as one before it may. Whether it has to wait.
    private func hold(_ recognizer: PointerRecognizer) -> Bool {
        guard recognizer.state == .ended, recognizer.yieldsToWaiting else { return false }
        var others: [PointerRecognizer] = []
        for entry in entries {
            if entry.recognizer === recognizer { break }
            let isBefore = entry.isWaiting || isHeld(entry.recognizer)
            if isBefore && !entry.recognizer.isSimultaneous { others.append(entry.recognizer) }
        }
        guard !others.isEmpty else { return false }
        dropHeld(by: recognizer)
        held.append(Held(recognizer: recognizer, others: others))
        return true
    }

    private func isHeld(_ recognizer: PointerRecognizer) -> Bool {
        for item in held where item.recognizer === recognizer { return true }
        return false
    }

    /// What waited for a recognizer will not happen, as that has.
    private func dropHeld(by recognizer: PointerRecognizer) {
        for item in held where item.waits(for: recognizer) { item.recognizer.cancel() }
        held.removeAll { $0.waits(for: recognizer) }
    }

    private func win(_ recognizer: PointerRecognizer) {
        winner = recognizer
        dropHeld(by: recognizer)
        // A row of a list that is selected takes nothing from a double tap in it.
        let sparesWaiting = recognizer.state == .ended && !recognizer.yieldsToWaiting
        for entry in entries where entry.recognizer !== recognizer && !entry.recognizer.isSimultaneous {
            if sparesWaiting && entry.isWaiting { continue }
            if entry.isOpen { entry.recognizer.cancel() }
            entry.recognizer.state = .failed
        }
        settle()
    }

    /// Has what is held happen when what it waited for cannot any more.
    private func settle() {
        while let index = held.firstIndex(where: { item in
            !item.others.contains { $0.state == .possible || isHeld($0) }
        }) {
            let recognizer = held.remove(at: index).recognizer
            dropHeld(by: recognizer)
            recognizer.commit()
        }
    }

    private func begin(_ path: [PresentedNode], _ event: PointerEvent) {
        for entry in entries where entry.recognizer.state == .active { entry.recognizer.cancel() }
        var nodes = path.filter { $0.responder != nil }
        if event.isSecondary { nodes = nodes.filter { $0.responder?.takesSecondaryButton == true } }
        if event.pinch != nil { nodes = nodes.filter { $0.responder?.takesPinches == true } }
        let outermostFirst = nodes.reversed().filter { $0.responder?.isHighPriority == true }
        let innermostFirst = nodes.filter { $0.responder?.isHighPriority == false }
        let kept = keptEntries(event, nodes)
        winner = nil
        wakes = []
        isUnderWay = true
        entries = []
        settle()
        for node in outermostFirst + innermostFirst {
            guard let responder = node.responder else { continue }
            let own = kept.filter { $0.responder == ObjectIdentifier(responder) }
            if !own.isEmpty {
                entries += own
                continue
            }
            for recognizer in responder.makeRecognizers() {
                entries.append(
                    Entry(
                        recognizer: recognizer, transform: node.transform, responder: ObjectIdentifier(responder)))
            }
        }
    }

    /// Those of the last press that wait for this one. The others have failed.
    private func keptEntries(_ event: PointerEvent, _ nodes: [PresentedNode]) -> [Entry] {
        let continues = event.clickCount > 1 && !event.isSecondary && event.pinch == nil
        var kept: [Entry] = []
        for entry in entries where entry.isWaiting {
            if continues, nodes.contains(where: { $0.responder.map { ObjectIdentifier($0) } == entry.responder }) {
                kept.append(entry)
            } else {
                entry.recognizer.cancel()
                entry.recognizer.state = .failed
            }
        }
        return kept
    }

    /// Has the last event come again at a time, for gestures that wait.
    func continueSequence(at time: Double, in tree: ViewGraph) {
        wakes.append(time)
        scheduleWake(in: tree)
    }

    private func scheduleWake(in tree: ViewGraph) {
        tree.change(at: wakes.min(), for: self) { [weak self, weak tree] in
            guard let self, let tree else { return }
            let now = tree.time.peeked
            wakes.removeAll { $0 <= now + 1e-6 }
            if isActive, var event = lastEvent {
                event.phase = .moved
                event.time = max(now, event.time)
                handle(event, root: tree.presented())
            }
            if !wakes.isEmpty { scheduleWake(in: tree) }
        }
    }

    private func finish() {
        lastEvent = nil
        entries = []
        winner = nil
        wakes = []
        isUnderWay = false
    }
}
