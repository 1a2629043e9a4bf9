/// A key with the modifier keys held down with it, which does what a control does from anywhere in its window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut follows the direction of the user's language.
    public struct Localization: Hashable, Sendable {
        private enum Kind: Hashable, Sendable {
            case automatic
            case withoutMirroring
            case custom
        }

        private let kind: Kind

        /// Keys that point left or right change places where text runs from right to left.
        public static let automatic = Localization(kind: .automatic)
        /// The key stays the one that was given.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// The key stays the one that was given, the program having chosen it for the language.
        public static let custom = Localization(kind: .custom)
    }

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    /// The return key, for what a dialog proposes to do.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, for leaving everything as it is.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }
}

extension KeyboardShortcut {
    /// The shortcut as it is pressed where text runs in `direction`.
    package func mirrored(for direction: LayoutDirection) -> KeyboardShortcut {
        guard direction == .rightToLeft, localization == .automatic, let other = Self.mirrors[key.character] else {
            return self
        }
        var shortcut = self
        shortcut.key = KeyEquivalent(other)
        return shortcut
    }

    private static let mirrors: [Character: Character] = {
        let left: [Character] = [KeyEquivalent.leftArrow.character, "[", "{", "(", "<"]
        let right: [Character] = [KeyEquivalent.rightArrow.character, "]", "}", ")", ">"]
        var mirrors: [Character: Character] = [:]
        for (left, right) in zip(left, right) {
            mirrors[left] = right
            mirrors[right] = left
        }
        return mirrors
    }()
}

private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The shortcut that triggers the control here. Nil without one.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}
