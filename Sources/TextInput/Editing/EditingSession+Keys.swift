import CoreGraphics
import ViewCore

extension EditingSession: TextInputResponder {
    var canFocus: Bool { canEdit }

    func focusChanged(_ hasFocus: Bool, isVisible: Bool) { focusDidChange(hasFocus, isVisible: isVisible) }

    var textCursor: CGRect { drawing?.caretRect(in: shown) ?? .zero }

    func compose(_ text: String, cursor: Int) {
        compose(text.isEmpty ? nil : Composition(text: text, scalars: cursor))
    }

    func insert(_ text: String) -> Bool {
        guard canEdit else { return false }
        compose(nil)
        let cleaned = EditedInput.cleaned(text, kind)
        if !cleaned.isEmpty { edit { $0.insert(cleaned) } }
        return true
    }

    func press(_ key: KeyPress) -> Bool {
        guard canEdit else { return false }
        // The key that makes commands is control on desktops here and command on a Mac: steps and habits know both.
        let isCommand = !key.modifiers.isDisjoint(with: [.command, .control])
        if isCommand, let isDone = command(key) { return isDone }
        switch key.name {
        case "return", "enter":
            guard kind.isEditor || key.modifiers.contains(.option) && kind.isMultiline else { return submit() }
            return insert("\n")
        case "tab" where kind.isEditor && key.modifiers.isEmpty: return insert("\t")
        case "escape" where isComposing:
            compose(nil)
            return true
        case "delete": delete(isByWord(key) ? .previousWord : .previousCharacter)
        case "deleteForward": delete(isByWord(key) ? .nextWord : .nextCharacter)
        default: return move(key)
        }
        return true
    }

    private func isByWord(_ key: KeyPress) -> Bool {
        !key.modifiers.isDisjoint(with: [.command, .control, .option])
    }

    private func delete(_ movement: TextMovement) {
        finishComposing()
        edit { $0.delete(movement) }
    }

    /// Nil for a key that is no command of its own.
    private func command(_ key: KeyPress) -> Bool? {
        switch key.name {
        case "a": edit { $0.selectAll() }
        case "c": copy()
        case "x": cut()
        case "v": paste()
        case "z": edit { if key.modifiers.contains(.shift) { $0.redo() } else { $0.undo() } }
        case "y": edit { $0.redo() }
        default: return nil
        }
        return true
    }

    // MARK: Moving

    private func move(_ key: KeyPress) -> Bool {
        let isExtending = key.modifiers.contains(.shift)
        let isByWord = isByWord(key)
        func step(_ movement: TextMovement) {
            finishComposing()
            edit { $0.move(movement, extending: isExtending) }
        }
        switch key.name {
        case "left", "right":
            let isRight = key.name == "right"
            if isByWord {
                // The arrows move as they point: back in a text from right to left.
                step(isRight != isRightToLeftAtCaret ? .nextWord : .previousWord)
            } else {
                moveCharacter(isRight, isExtending)
            }
        case "up", "down":
            let isDown = key.name == "down"
            if isByWord {
                step(isDown ? .end : .start)
            } else {
                moveLine(isDown ? 1 : -1, isExtending)
            }
        case "pageUp": moveLine(-pageLines, isExtending)
        case "pageDown": moveLine(pageLines, isExtending)
        case "home": isByWord ? step(.start) : moveToLineEnd(false, isExtending)
        case "end": isByWord ? step(.end) : moveToLineEnd(true, isExtending)
        default: return false
        }
        return true
    }

    private var isRightToLeftAtCaret: Bool {
        sync()
        return drawing?.isRightToLeft(in: shown) ?? false
    }

    /// One character as the arrow points; out of a selection to its end on that side.
    private func moveCharacter(_ isRight: Bool, _ isExtending: Bool) {
        finishComposing()
        sync()
        if model.hasSelection && !isExtending {
            let isForward = isRight != isRightToLeftAtCaret
            edit { $0.move(isForward ? .nextCharacter : .previousCharacter) }
        } else if let target = drawing?.position(movedRight: isRight, in: shown) {
            let place = plain(target.offset)
            edit(target.affinity) { $0.move(to: place, extending: isExtending) }
        }
    }

    /// A page, less a line that stays in sight.
    private var pageLines: Int { max(1, (drawing?.visibleLineCount ?? 2) - 1) }

    /// Up or down by lines, as far along each as the caret was where it set out.
    private func moveLine(_ count: Int, _ isExtending: Bool) {
        finishComposing()
        sync()
        guard let drawing else { return }
        let shown = shown
        let x = columnX ?? drawing.caretPosition(in: shown).x
        let target = drawing.position(lines: count, from: x, in: shown)
        let place = plain(target.offset)
        edit(target.affinity) { $0.move(to: place, extending: isExtending) }
        columnX = x
    }

    private func moveToLineEnd(_ isEnd: Bool, _ isExtending: Bool) {
        finishComposing()
        sync()
        guard let target = drawing?.lineEdge(isEnd: isEnd, in: shown) else { return }
        let place = plain(target.offset)
        edit(target.affinity) { $0.move(to: place, extending: isExtending) }
    }

    /// A place of what is drawn as one of the text.
    func plain(_ offset: Int) -> Int {
        kind == .secure ? ShownText.plainOffset(of: offset, in: model.text) : offset
    }

    // MARK: The clipboard

    /// What is secret is not copied.
    private func copy() {
        sync()
        if model.hasSelection && kind != .secure { Installed.clipboard.write(model.selectedText) }
    }

    private func cut() {
        guard kind != .secure else { return }
        copy()
        edit { if $0.hasSelection { $0.insert("") } }
    }

    private func paste() {
        Installed.clipboard.read { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            _ = insert(text)
        }
    }
}
