import ViewValues

extension Window {
    /// A key was pressed that would type `text`; nil when it types nothing. Whoever has the keyboard gets the key, then the
    /// text; what nobody took moves the keyboard on if it is the tab key. Returns whether something was done with it.
    @discardableResult
    package func press(_ key: KeyPress, typing text: String? = nil) -> Bool {
        if let focused = focus.focused {
            if focused.press(key) { return true }
            if let text, focused.insert(text) { return true }
        }
        guard key.name == "tab", key.modifiers.subtracting([.shift, .capsLock]).isEmpty else { return false }
        let order = keyResponders
        focus.advance(in: order, backward: key.modifiers.contains(.shift))
        return !order.isEmpty
    }

    /// Text from the keyboard or an input method. Returns whether somebody took it.
    package func insert(_ text: String) -> Bool { focus.focused?.insert(text) ?? false }

    /// Those that the tab key leads to, in the order of the views.
    private var keyResponders: [any KeyResponder] {
        var found: [any KeyResponder] = []
        var pending = [presented()]
        while let node = pending.popLast() {
            // A disabled view is passed by.
            if node.isEnabled, let responder = node.responder as? any KeyResponder { found.append(responder) }
            pending.append(contentsOf: node.children.reversed())
        }
        return found
    }
}
