/// A text under editing: what it says, what of it is selected, and how it came to be so.
///
/// Places are bytes of the text's UTF-8, always where a character begins. A value: it knows no view.
package struct EditableText: Equatable {
    package private(set) var text: String
    /// Where the selection was begun.
    package private(set) var anchor: Int
    /// The end of the selection that moves: where the caret is.
    package private(set) var head: Int
    private var history = EditHistory()

    package init(_ text: String = "") {
        self.text = text
        anchor = text.utf8.count
        head = anchor
    }

    package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var hasSelection: Bool { anchor != head }

    package var selectedText: String {
        String(text[text.index(at: selection.lowerBound)..<text.index(at: selection.upperBound)])
    }

    package static func == (a: EditableText, b: EditableText) -> Bool {
        a.text == b.text && a.anchor == b.anchor && a.head == b.head
    }

    // MARK: Changing the text

    /// Puts a text in the place of the selection, and the caret after it.
    package mutating func insert(_ string: String) {
        if string.isEmpty && !hasSelection { return }
        let isTyping = string.count == 1 && !hasSelection
        replace(selection, with: string, isTyping ? .typing : .other)
    }

    /// Puts a text in the place of a part of this one, and the caret after it.
    package mutating func replace(_ range: Range<Int>, with string: String) {
        replace(range, with: string, .other)
    }

    private mutating func replace(_ range: Range<Int>, with string: String, _ kind: EditHistory.Kind) {
        history.willChange(kind, snapshot)
        let lower = TextBoundaries.nearest(text, range.lowerBound)
        let upper = TextBoundaries.nearest(text, range.upperBound)
        text.replaceSubrange(text.index(at: lower)..<text.index(at: max(lower, upper)), with: string)
        // What was put in may make one character with what follows it.
        head = TextBoundaries.nearest(text, lower + string.utf8.count)
        if head < lower + string.utf8.count { head = TextBoundaries.next(text, head) }
        anchor = head
    }

    /// Deletes the selection; where there is none, from the caret to where a movement would take it.
    package mutating func delete(_ movement: TextMovement) {
        if hasSelection { return replace(selection, with: "", .other) }
        let target = place(after: movement, from: head)
        guard target != head else { return }
        let kind: EditHistory.Kind =
            switch movement {
            case .previousCharacter: .deletingBackward
            case .nextCharacter: .deletingForward
            default: .other
            }
        replace(min(head, target)..<max(head, target), with: "", kind)
    }

    /// Takes on a text that came from elsewhere. The caret keeps its place as far as there is one; what was done before
    /// can no longer be undone.
    package mutating func reset(to string: String) {
        if string == text { return }
        let wasAtEnd = head == text.utf8.count && !hasSelection
        text = string
        history = EditHistory()
        if wasAtEnd {
            head = string.utf8.count
            anchor = head
        } else {
            anchor = TextBoundaries.nearest(string, anchor)
            head = TextBoundaries.nearest(string, head)
        }
    }

    // MARK: Moving the caret

    package mutating func move(_ movement: TextMovement, extending: Bool = false) {
        if hasSelection && !extending {
            // A step out of a selection goes to its end on that side.
            switch movement {
            case .previousCharacter: return select(selection.lowerBound..<selection.lowerBound)
            case .nextCharacter: return select(selection.upperBound..<selection.upperBound)
            default: break
            }
        }
        move(to: place(after: movement, from: head), extending: extending)
    }

    package mutating func move(to offset: Int, extending: Bool = false) {
        history.breakOff()
        head = TextBoundaries.nearest(text, offset)
        if !extending { anchor = head }
    }

    /// Selects a part, with the caret at its end.
    package mutating func select(_ range: Range<Int>) {
        history.breakOff()
        anchor = TextBoundaries.nearest(text, range.lowerBound)
        head = TextBoundaries.nearest(text, range.upperBound)
    }

    package mutating func selectAll() { select(0..<text.utf8.count) }

    /// Where a movement goes from a place.
    package func place(after movement: TextMovement, from offset: Int) -> Int {
        switch movement {
        case .previousCharacter: TextBoundaries.previous(text, offset)
        case .nextCharacter: TextBoundaries.next(text, offset)
        case .previousWord: TextBoundaries.wordStart(text, before: offset)
        case .nextWord: TextBoundaries.wordEnd(text, after: offset)
        case .paragraphStart: TextBoundaries.paragraph(text, around: offset).lowerBound
        case .paragraphEnd: TextBoundaries.paragraph(text, around: offset).upperBound
        case .start: 0
        case .end: text.utf8.count
        }
    }

    // MARK: Undoing

    package var canUndo: Bool { history.canUndo }
    package var canRedo: Bool { history.canRedo }

    /// Takes the last change back. Whether there was one.
    @discardableResult
    package mutating func undo() -> Bool {
        guard let earlier = history.undo(snapshot) else { return false }
        restore(earlier)
        return true
    }

    @discardableResult
    package mutating func redo() -> Bool {
        guard let later = history.redo(snapshot) else { return false }
        restore(later)
        return true
    }

    private var snapshot: EditHistory.Snapshot { .init(text: text, anchor: anchor, head: head) }

    private mutating func restore(_ snapshot: EditHistory.Snapshot) {
        text = snapshot.text
        anchor = snapshot.anchor
        head = snapshot.head
    }
}

/// Ways in which a caret moves by keys, as far as the text alone tells where to.
package enum TextMovement {
    case previousCharacter
    case nextCharacter
    case previousWord
    case nextWord
    case paragraphStart
    case paragraphEnd
    case start
    case end
}
