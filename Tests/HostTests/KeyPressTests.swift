import CGTKLoader
import HostGTK
import SwiftUI
import Testing

@Suite("Keys as GTK tells them")
struct KeyPressTests {
    @Test(
        "have the names that steps give them",
        arguments: [
            ("Return", "", 0, "return"), ("KP_Enter", "", 0, "enter"), ("ISO_Left_Tab", "", 1, "tab"),
            ("space", " ", 0, "space"), ("BackSpace", "", 0, "delete"), ("Delete", "", 0, "deleteForward"),
            ("Page_Up", "", 0, "pageUp"), ("F12", "", 0, "f12"), ("a", "a", 0, "a"), ("A", "A", 1, "a"),
            ("odiaeresis", "\u{F6}", 0, "\u{F6}"), ("z", "", 2, "z"), ("Z", "", 3, "z"),
            ("XF86AudioPlay", "", 0, "XF86AudioPlay"), ("F99", "", 0, "F99"), ("", "", 0, ""),
        ])
    func names(name: String, text: String, modifiers: Int, expected: String) {
        #expect(KeyPress(gtk: name, text: text, modifiers: UInt32(modifiers)).name == expected)
    }

    @Test("have control where macOS has command")
    func modifiers() {
        #expect(EventModifiers(gtk: UInt32(GESSO_GTK_CONTROL | GESSO_GTK_SHIFT)) == [.command, .shift])
        #expect(EventModifiers(gtk: UInt32(GESSO_GTK_COMMAND)) == .control)
        #expect(EventModifiers(gtk: UInt32(GESSO_GTK_OPTION | GESSO_GTK_CAPS_LOCK)) == [.option, .capsLock])
        #expect(EventModifiers(gtk: 0) == [])
    }
}
