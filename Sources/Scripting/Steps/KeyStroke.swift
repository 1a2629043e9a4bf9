/// A key with the modifier keys that are held meanwhile.
package struct KeyStroke: Equatable, Sendable {
    package enum Key: Equatable, Sendable {
        /// A key that types this character. A letter is in lower case, shift being a modifier.
        case character(Character)
        case named(NamedKey)
    }

    /// The keys that type no character, by their names in a file of steps.
    package enum NamedKey: String, CaseIterable, Sendable {
        case `return`, enter, tab, space, delete, deleteForward, escape
        case up, down, left, right, home, end, pageUp, pageDown
        case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let option = Modifiers(rawValue: 4)
        package static let command = Modifiers(rawValue: 8)
    }

    package var key: Key
    package var modifiers: Modifiers

    package init(key: Key, modifiers: Modifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Reads `cmd+shift+a`, `return`, `ctrl++`. Nil when it names no key.
    package init?(_ text: String) {
        var rest = Substring(text)
        modifiers = []
        while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex {
            let after = rest.index(after: plus)
            guard after != rest.endIndex else { return nil }
            switch rest[..<plus].lowercased() {
            case "shift": modifiers.insert(.shift)
            case "ctrl", "control": modifiers.insert(.control)
            case "opt", "option", "alt": modifiers.insert(.option)
            case "cmd", "command": modifiers.insert(.command)
            default: return nil
            }
            rest = rest[after...]
        }
        let name = rest.lowercased()
        if let named = NamedKey.allCases.first(where: { $0.rawValue.lowercased() == name }) {
            key = .named(named)
        } else if name.count == 1, let character = name.first {
            if name != String(rest) { modifiers.insert(.shift) }
            key = .character(character)
        } else {
            return nil
        }
    }
}
