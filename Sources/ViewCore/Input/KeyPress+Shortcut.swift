import ViewValues

extension KeyPress {
    /// The key as shortcuts name it. Nil for a key that they have no name for.
    package var equivalent: KeyEquivalent? {
        if let named = Self.named[name] { return named }
        return name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil
    }

    private static let named: [String: KeyEquivalent] = [
        "return": .return, "enter": .return, "tab": .tab, "space": .space, "delete": .delete,
        "deleteForward": .deleteForward, "escape": .escape, "up": .upArrow, "down": .downArrow, "left": .leftArrow,
        "right": .rightArrow, "home": .home, "end": .end, "pageUp": .pageUp, "pageDown": .pageDown,
    ]

    /// Whether the key, with what is held, is the one of `shortcut`. A letter's case does not count. A sign that is typed
    /// with shift is meant by the sign alone.
    package func triggers(_ shortcut: KeyboardShortcut) -> Bool {
        guard let equivalent else { return false }
        let wanted = shortcut.key.character
        guard equivalent.character.lowercased() == wanted.lowercased() else { return false }
        let counting: EventModifiers = [.shift, .control, .option, .command]
        let held = modifiers.intersection(counting)
        let asked = shortcut.modifiers.intersection(counting)
        if held == asked { return true }
        let isSign = name.count == 1 && !wanted.isLetter
        return isSign && held.subtracting(.shift) == asked
    }

    /// Whether the key is held with one that makes a command of it.
    var isCommand: Bool { !modifiers.isDisjoint(with: [.command, .control]) }

    /// Whether the key puts something into a text.
    var typesText: Bool { !isCommand && (name.count == 1 || name == "space") }
}

extension PresentedNode {
    /// Does what the first control in it does that can be used and has the key as its shortcut. Whether there was one.
    package func performShortcut(_ key: KeyPress) -> Bool {
        if let shortcut, isEnabled, let activate, key.triggers(shortcut) {
            activate()
            return true
        }
        for child in children where child.performShortcut(key) { return true }
        return false
    }
}
