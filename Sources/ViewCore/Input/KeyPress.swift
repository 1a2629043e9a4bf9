import ViewValues

/// A key as it was pressed.
public struct KeyPress: Sendable {
    /// The key's name in the words of the steps: `return`, `tab`, `escape`, `space`, `left`, or the character it types.
    package var name: String
    /// The modifier keys that are held.
    public var modifiers: EventModifiers
    /// Whether it goes down, is held, or is let go.
    public var phase: Phases
    /// What it types, if that is known and not the name.
    private var text: String?

    package init(name: String, modifiers: EventModifiers = [], phase: Phases = .down, text: String? = nil) {
        self.name = name
        self.modifiers = modifiers
        self.phase = phase
        self.text = text
    }

    /// The key, whatever modifier keys are held.
    public var key: KeyEquivalent { equivalent ?? KeyEquivalent(name.first ?? "\0") }

    /// What the key types, a letter with the shift key in upper case. A key that types nothing has the character of its
    /// `key`.
    public var characters: String {
        if let text, !text.isEmpty { return text }
        let own = String(key.character)
        return name.count == 1 && modifiers.contains(.shift) ? own.uppercased() : own
    }

    /// What becomes of a key.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// It was pressed.
        public static let down = Phases(rawValue: 1 << 0)
        /// It is held, and typed again.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// It was let go.
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// Whether an action has made use of a key.
    public enum Result: Sendable {
        case handled
        /// The next around may.
        case ignored
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase.debugDescription), key: \(name), characters: \(characters), modifiers: \(modifiers))"
    }
}
