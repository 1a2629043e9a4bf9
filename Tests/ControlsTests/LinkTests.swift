import Controls
import CoreGraphics
import Testing
import ViewTesting

@MainActor
private final class Opened {
    var urls: [URL] = []
}

@MainActor
@Suite struct LinkTests {
    private let page = URL(string: "https://example.com/page")!

    @Test func opensItsAddressInTheEnvironmentsManner() throws {
        let opened = Opened()
        let window = TestWindow {
            Link("Page", destination: page)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.urls.append(url)
                        return .handled
                    })
        }
        let node = try window.node("Link")
        #expect(node.role == .link && node.label == "Page" && node.value == "https://example.com/page")
        window.tap(node)
        window.key("tab")
        window.key("return")
        #expect(opened.urls == [page, page])
    }

    @Test func opensNothingWhileDisabled() throws {
        let opened = Opened()
        let window = TestWindow {
            Link("Page", destination: page).disabled(true)
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        opened.urls.append(url)
                        return .handled
                    })
        }
        window.tap(try window.node("Link"))
        #expect(opened.urls.isEmpty)
    }
}
