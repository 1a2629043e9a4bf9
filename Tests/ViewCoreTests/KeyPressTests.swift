import Foundation
import Testing
import ViewCore
import ViewTesting

/// `onKeyPress`: dispatch begins at the view that has the keyboard and goes outward until one has handled the key, as Apple
/// documents it.
@MainActor
@Suite("Key presses")
struct KeyPressTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func tell(_ line: String, _ result: KeyPress.Result) -> () -> KeyPress.Result {
        let log = log
        return {
            log.lines.append(line)
            return result
        }
    }

    @Test func aKeyGoesOutwardUntilItIsHandled() {
        let window = TestWindow {
            VStack {
                Color.red.focusable().onKeyPress(.space, action: tell("inner", .ignored))
                    .onKeyPress(.return, action: tell("return", .handled))
            }.onKeyPress(.space, action: tell("middle", .handled)).onKeyPress(.space, action: tell("outer", .handled))
        }
        #expect(!window.key("space"))
        #expect(log.lines.isEmpty, "nothing has the keyboard")
        window.key("tab")
        #expect(window.key("space"))
        #expect(log.lines == ["inner", "middle"])
        window.key("return")
        #expect(log.lines == ["inner", "middle", "return"])
    }

    @Test func onlyTheViewsAroundTheKeyboardHear() {
        let window = TestWindow {
            VStack {
                Color.red.focusable().onKeyPress("a", action: tell("first", .handled))
                Color.blue.focusable().onKeyPress("a", action: tell("second", .handled))
            }
        }
        window.key("tab")
        window.key("tab")
        window.key("a")
        #expect(log.lines == ["second"])
    }

    @Test func phasesAreDownAndRepeatUnlessOthersAreAskedFor() {
        let log = log
        let window = TestWindow {
            Color.red.focusable().onKeyPress { key in
                log.lines.append("any \(key.phase.debugDescription)")
                return .ignored
            }
            .onKeyPress("w", phases: [.up]) { _ in
                log.lines.append("up")
                return .handled
            }
        }
        window.key("tab")
        window.key("w")
        window.key("w", phase: .repeat)
        #expect(window.key("w", phase: .up))
        #expect(log.lines == ["any [down]", "any [repeat]", "up"])
    }

    @Test func charactersAreMatchedAsTheyAreTyped() {
        let log = log
        let window = TestWindow {
            Color.red.focusable().onKeyPress(characters: .decimalDigits) { key in
                log.lines.append(key.characters)
                return .handled
            }
            .onKeyPress(keys: [.upArrow, "x"]) { key in
                log.lines.append(key.key == .upArrow ? "up" : "\(key.characters) \(key.modifiers.contains(.shift))")
                return .handled
            }
        }
        window.key("tab")
        for name in ["7", "b", "up"] { window.key(name) }
        window.key("x", .shift)
        #expect(log.lines == ["7", "up", "X true"])
    }

    @Test func aDisabledViewHearsNothing() {
        let window = TestWindow {
            VStack { Color.red.focusable() }.onKeyPress("a", action: tell("enabled", .ignored))
                .onKeyPress("a", action: tell("heard", .handled))
        }
        window.key("tab")
        window.key("a")
        #expect(log.lines == ["enabled", "heard"])
    }

    @Test func aShortcutsCommandComesFirst() {
        let window = TestWindow {
            VStack {
                Color.red.focusable().onKeyPress("k", action: tell("key", .handled))
            }
        }
        window.key("tab")
        window.key("k", .command)
        #expect(log.lines == ["key"])
    }
}
