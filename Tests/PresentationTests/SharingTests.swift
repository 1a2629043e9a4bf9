import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// What a share link, texts that can be selected and a colour picker do when they are used.
@MainActor
@Suite("Sharing, copying and colours")
struct SharingTests {
    private func press(_ window: TestWindow, _ node: PresentedNode, secondary: Bool = false) {
        let location = CGPoint(x: node.frame.midX, y: node.frame.midY)
        for phase in [PointerEvent.Phase.began, .ended] {
            window.window.pointer(
                PointerEvent(phase: phase, location: location, time: window.time, isSecondary: secondary))
            window.update()
        }
    }

    private func clipboard() -> String? {
        var text: String?
        Installed.clipboard.read { text = $0 }
        return text
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    @Test func aShareLinkCopies() throws {
        let window = TestWindow { ShareLink("Send", items: ["one", "two"]) }
        Installed.clipboard.write("before")
        window.tap(try window.node(label: "Send"))
        #expect(!isThere(window, "Open"))
        window.tap(try window.node(label: "Copy"))
        #expect(clipboard() == "one\ntwo")
        #expect(!isThere(window, "Copy"))
    }

    @Test func aShareLinkOpensAnAddressAndWritesALetterAboutIt() throws {
        var opened: [URL] = []
        let window = TestWindow {
            ShareLink("Send", item: URL(string: "https://example.com/a?b")!, subject: Text("A page"))
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.append(url)
                        return .handled
                    })
        }
        window.tap(try window.node(label: "Send"))
        window.tap(try window.node(label: "Open"))
        window.tap(try window.node(label: "Send"))
        window.tap(try window.node(label: "Email"))
        #expect(opened.map(\.absoluteString).first == "https://example.com/a?b")
        #expect(opened.last?.absoluteString.hasPrefix("mailto:?subject=A%20page&body=https://example.com/a") == true)
    }

    @Test func aTextThatCanBeSelectedIsCopiedFromItsMenu() throws {
        let window = TestWindow {
            VStack {
                Text("open")
                Text("secret").textSelection(.disabled)
            }
            .textSelection(.enabled)
        }
        press(window, try window.node(label: "secret"), secondary: true)
        #expect(!isThere(window, "Copy"))
        press(window, try window.node(label: "open"), secondary: true)
        window.tap(try window.node(label: "Copy"))
        #expect(clipboard() == "open")
    }

    @Test func aMenuFurtherOutOpensBesideTextsThatCanBeSelected() throws {
        let window = TestWindow {
            VStack {
                Text("words")
                Image(systemName: "star").accessibilityLabel("no text").frame(width: 100, height: 100)
            }
            .textSelection(.enabled)
            .contextMenu {
                Button("Outer") {}
                Divider()
                Button("Last") {}
            }
        }
        press(window, try window.node(label: "words"), secondary: true)
        #expect(isThere(window, "Copy") && !isThere(window, "Outer"))
        window.key("escape")
        press(window, try window.node(label: "no text"), secondary: true)
        #expect(!isThere(window, "Copy") && isThere(window, "Outer"))
    }

    private struct Ink: View {
        @State private var color = Color(red: 1, green: 0, blue: 0)

        var body: some View {
            ColorPicker("Ink", selection: $color)
        }
    }

    @Test func aColorPickerTellsAndTakesAColorAndOpensItsPanel() throws {
        let window = TestWindow(width: 400, height: 500) { Ink() }
        #expect(try window.node("ColorPicker").value == "#FF0000")
        #expect(try window.node("ColorPicker").setValue?("#0080FF") == true)
        window.update()
        #expect(try window.node("ColorPicker").value == "#0080FF")
        #expect(try window.node("ColorPicker").setValue?("blue") == false)
        let picker = try window.node("ColorPicker").frame
        window.pointer(.began, picker.maxX - 5, picker.midY)
        window.pointer(.ended, picker.maxX - 5, picker.midY)
        window.update(after: 1)
        let hue = try window.node(label: "Hue").frame
        window.pointer(.began, hue.minX + hue.width / 3, hue.midY)
        window.pointer(.ended, hue.minX + hue.width / 3, hue.midY)
        #expect(try window.node("ColorPicker").value == "#00FF00")
    }
}
