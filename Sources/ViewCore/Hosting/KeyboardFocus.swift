import ViewValues

/// A key as it was pressed.
package struct KeyPress: Equatable {
    /// The key's name in the words of the steps: `return`, `tab`, `escape`, `space`, `left`, or the character it types.
    package var name: String
    package var modifiers: EventModifiers

    package init(name: String, modifiers: EventModifiers = []) {
        self.name = name
        self.modifiers = modifiers
    }
}

/// A view that can have the keyboard.
@MainActor
package protocol KeyResponder: AnyObject {
    /// Whether it has done something with the key.
    func press(_ key: KeyPress) -> Bool
    /// Takes text from the keyboard or an input method. Whether it has done something with it.
    func insert(_ text: String) -> Bool
    /// Whether it takes the keyboard when focus comes round to it.
    var canFocus: Bool { get }
    /// It has got the keyboard, or lost it.
    func focusChanged(_ hasFocus: Bool)
    /// The same, and whether focus came by keys and is to be shown.
    func focusChanged(_ hasFocus: Bool, isVisible: Bool)
}

extension KeyResponder {
    package var canFocus: Bool { true }
    package func focusChanged(_ hasFocus: Bool) {}
    package func focusChanged(_ hasFocus: Bool, isVisible: Bool) { focusChanged(hasFocus) }
    package func insert(_ text: String) -> Bool { false }
}

/// Who has the keyboard in a window, and the order in which it goes round.
@MainActor
package final class KeyboardFocus {
    package private(set) weak var focused: (any KeyResponder)?
    /// The focus was moved by keys, so it is shown.
    package private(set) var isVisible = false

    package init() {}

    package func focus(_ responder: (any KeyResponder)?, isVisible: Bool = false) {
        if focused === responder && self.isVisible == isVisible { return }
        self.isVisible = isVisible
        if focused !== responder { focused?.focusChanged(false, isVisible: false) }
        focused = responder
        responder?.focusChanged(true, isVisible: isVisible)
    }

    /// Moves to the next of `order`, or the one before, round and round.
    package func advance(in order: [any KeyResponder], backward: Bool) {
        guard !order.isEmpty else { return }
        let current = focused.flatMap { focused in order.firstIndex { $0 === focused } }
        let next: Int =
            switch (current, backward) {
            case (nil, false): 0
            case (nil, true): order.count - 1
            case (let index?, false): (index + 1) % order.count
            case (let index?, true): (index + order.count - 1) % order.count
            }
        focus(order[next], isVisible: true)
    }
}
