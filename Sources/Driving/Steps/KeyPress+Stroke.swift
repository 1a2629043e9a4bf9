import Scenes
import Scripting

extension KeyPress {
    init(_ stroke: KeyStroke) {
        let name =
            switch stroke.key {
            case .named(let key): key.rawValue
            case .character(let character): String(character)
            }
        self.init(name: name, modifiers: EventModifiers(stroke.modifiers))
    }
}

extension EventModifiers {
    fileprivate init(_ modifiers: KeyStroke.Modifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.option) }
        if modifiers.contains(.command) { insert(.command) }
    }
}

extension KeyStroke {
    /// What the key puts into a text. Nil for a key that types nothing.
    fileprivate var ownText: String? {
        switch key {
        case .named(.space): " "
        case .named: nil
        case .character(let character):
            modifiers.contains(.shift) ? String(character).uppercased() : String(character)
        }
    }

    /// The same with its modifiers: a shortcut types nothing.
    var typedText: String? {
        modifiers.isDisjoint(with: [.command, .control]) ? ownText : nil
    }
}
