import CGTKLoader
import Scenes

extension KeyPress {
    /// A key by its name in X, which types `text`.
    package init(gtk name: String, text: String, modifiers: UInt32) {
        self.init(
            name: Self.names[name] ?? Self.functionKey(name) ?? Self.characterName(name, text),
            modifiers: EventModifiers(gtk: modifiers), text: text)
    }

    /// The keys that type no character, as steps name them.
    private static let names: [String: String] = [
        "Return": "return", "KP_Enter": "enter", "Tab": "tab", "ISO_Left_Tab": "tab", "KP_Tab": "tab",
        "space": "space", "KP_Space": "space", "BackSpace": "delete", "Delete": "deleteForward",
        "KP_Delete": "deleteForward", "Escape": "escape", "Up": "up", "KP_Up": "up", "Down": "down", "KP_Down": "down",
        "Left": "left", "KP_Left": "left", "Right": "right", "KP_Right": "right", "Home": "home", "KP_Home": "home",
        "End": "end", "KP_End": "end", "Page_Up": "pageUp", "KP_Page_Up": "pageUp", "Page_Down": "pageDown",
        "KP_Page_Down": "pageDown",
    ]

    private static func functionKey(_ name: String) -> String? {
        guard name.first == "F", let number = Int(name.dropFirst()), (1...12).contains(number) else { return nil }
        return "f\(number)"
    }

    /// A letter is in lower case, shift being a modifier. With a modifier that makes a command of it a key types nothing,
    /// and a letter's name in X is the letter.
    private static func characterName(_ name: String, _ text: String) -> String {
        if !text.isEmpty { return text.lowercased() }
        return name.count == 1 ? name.lowercased() : name
    }
}

extension EventModifiers {
    /// The control key has on desktops here the part of macOS' command key, and gets it; the key between control and alt
    /// (Super) gets the part of control.
    package init(gtk modifiers: UInt32) {
        self = []
        func has(_ flag: Int) -> Bool { modifiers & UInt32(flag) != 0 }
        if has(GESSO_GTK_SHIFT) { insert(.shift) }
        if has(GESSO_GTK_CONTROL) { insert(.command) }
        if has(GESSO_GTK_OPTION) { insert(.option) }
        if has(GESSO_GTK_COMMAND) { insert(.control) }
        if has(GESSO_GTK_CAPS_LOCK) { insert(.capsLock) }
    }
}
