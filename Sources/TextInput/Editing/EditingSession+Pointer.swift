import CoreGraphics
import ViewCore

/// What the pointer selects by.
enum SelectionUnit {
    case character
    case word
    case paragraph
}

extension EditingSession: CursorResponder, PointerFollower {
    var cursor: Cursor? { canEdit ? .text : .arrow }

    func makeRecognizers() -> [PointerRecognizer] { canEdit ? [FollowingRecognizer(self)] : [] }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        guard canEdit else { return .failed }
        switch event.phase {
        case .began:
            lastEvent = event
            return .active
        case .moved:
            lastEvent = event
            return .active
        case .ended: return .ended
        case .cancelled: return .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        guard canEdit, let event = lastEvent else { return }
        lastEvent = nil
        if event.phase == .began { begin(event) } else { extend(event) }
        if state != .active { pressed = nil }
    }

    func cancel() {
        lastEvent = nil
        pressed = nil
    }

    private func begin(_ event: PointerEvent) {
        finishComposing()
        tree?.focus.focus(self)
        sync()
        let place = place(at: event.location)
        let unit: SelectionUnit = event.clickCount <= 1 ? .character : event.clickCount == 2 ? .word : .paragraph
        if unit == .character && event.modifiers.contains(.shift) {
            edit { $0.move(to: place, extending: true) }
            pressed = (model.anchor..<model.anchor, unit)
            return
        }
        let range = range(of: unit, at: place)
        pressed = (range, unit)
        edit { $0.select(range) }
    }

    private func extend(_ event: PointerEvent) {
        guard let pressed else { return }
        let other = range(of: pressed.unit, at: place(at: event.location))
        edit { text in
            // The end that was pressed stays.
            if other.lowerBound < pressed.range.lowerBound {
                text.move(to: pressed.range.upperBound)
                text.move(to: other.lowerBound, extending: true)
            } else {
                text.move(to: pressed.range.lowerBound)
                text.move(to: max(other.upperBound, pressed.range.upperBound), extending: true)
            }
        }
    }

    private func place(at point: CGPoint) -> Int { plain(drawing?.position(at: point, in: shown).offset ?? 0) }

    private func range(of unit: SelectionUnit, at place: Int) -> Range<Int> {
        switch unit {
        case .character: place..<place
        // A secret does not tell where its words are.
        case .word: kind == .secure ? 0..<model.text.utf8.count : TextBoundaries.word(model.text, around: place)
        case .paragraph: kind.isEditor ? TextBoundaries.paragraph(model.text, around: place) : 0..<model.text.utf8.count
        }
    }
}
