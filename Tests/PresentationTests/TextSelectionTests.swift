import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// Documented for `textSelection(_:)`: people can select and copy the text. How: as in any text of a desktop.
@MainActor
@Suite("Selection of texts")
struct TextSelectionTests {
    private func clipboard() -> String? {
        var text: String?
        Installed.clipboard.read { text = $0 }
        return text
    }

    private func drag(_ window: TestWindow, _ node: PresentedNode, from: CGFloat, to: CGFloat, clicks: Int = 1) {
        let frame = node.frame
        window.pointer(.began, frame.minX + from, frame.midY, clicks: clicks)
        window.pointer(.moved, frame.minX + to, frame.midY, clicks: clicks)
        window.pointer(.ended, frame.minX + to, frame.midY, clicks: clicks)
    }

    /// After the key that copies.
    private func copied(_ window: TestWindow) -> String? {
        Installed.clipboard.write("before")
        window.key("c", .control)
        return clipboard()
    }

    private func window() -> TestWindow {
        TestWindow { Text("one two three").textSelection(.enabled) }
    }

    @Test func draggingSelectsAndTheKeyCopies() throws {
        let window = window()
        let text = try window.node("Text")
        let plain = window.drawing
        drag(window, text, from: 0, to: text.frame.width + 5)
        #expect(window.drawing != plain)
        #expect(copied(window) == "one two three")
        drag(window, text, from: text.frame.width - 0.5, to: text.frame.width / 2)
        let part = try #require(copied(window))
        #expect("one two three".hasSuffix(part) && part.count < 9 && part.count > 3)
    }

    @Test func aDoubleClickSelectsAWordAndThreeClicksAll() throws {
        let window = window()
        let text = try window.node("Text").frame
        window.click(text.midX, text.midY, clicks: 1)
        window.click(text.midX, text.midY, clicks: 2)
        #expect(copied(window) == "two")
        window.click(text.midX, text.midY, clicks: 3)
        #expect(copied(window) == "one two three")
    }

    @Test func draggingAfterADoubleClickSelectsWords() throws {
        let window = window()
        let text = try window.node("Text")
        drag(window, text, from: text.frame.width / 2, to: text.frame.width - 2, clicks: 2)
        #expect(copied(window) == "two three")
    }

    @Test func aClickEndsTheSelectionAndGoesToWhatIsAround() throws {
        var taps = 0
        let window = TestWindow {
            Text("one two three").textSelection(.enabled).onTapGesture { taps += 1 }
        }
        let text = try window.node("Text")
        drag(window, text, from: 0, to: 40)
        #expect(taps == 0)
        #expect(copied(window) != "before")
        window.click(text.frame.midX, text.frame.midY)
        #expect(taps == 1)
        #expect(copied(window) == "before")
    }

    @Test func oneTextIsSelectedAtATime() throws {
        let window = TestWindow {
            VStack {
                Text("first")
                Text("second")
            }
            .textSelection(.enabled)
        }
        drag(window, try window.node(label: "first"), from: 0, to: 100)
        drag(window, try window.node(label: "second"), from: 0, to: 100)
        #expect(copied(window) == "second")
        window.window.tree.focus.focus(nil)
        window.update()
        #expect(copied(window) == "before")
    }

    @Test func aTextThatIsNotMarkedIsNotSelected() throws {
        let window = TestWindow {
            Text("words").textSelection(.disabled).padding().textSelection(.enabled)
        }
        drag(window, try window.node("Text"), from: 0, to: 100)
        #expect(copied(window) == "before")
    }
}
