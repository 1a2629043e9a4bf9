import CoreGraphics
import Foundation
import Testing
import ViewCore
import ViewTesting

/// What views and their window tell each other by the environment.
@MainActor
@Suite("The environment of a window")
struct WindowEnvironmentTests {
    @MainActor
    final class Handles {
        var isDark: Binding<Bool>?
    }

    struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }

    struct Choosing: View {
        let handles: Handles
        @State private var isDark = true

        var body: some View {
            handles.isDark = $isDark
            return VStack { Scheme().preferredColorScheme(isDark ? .dark : nil) }
        }
    }

    @Test func aPreferredSchemeIsTheWindows() {
        let handles = Handles()
        let tree = TestTree(
            VStack {
                Choosing(handles: handles)
                Scheme()
            })
        #expect(tree.texts == ["dark", "dark"])
        #expect(tree.graph.environmentValues.colorScheme == .dark)
        handles.isDark?.wrappedValue = false
        tree.tick()
        #expect(tree.texts == ["light", "light"])
        // What the host has meanwhile shows once nobody wants another.
        handles.isDark?.wrappedValue = true
        var values = tree.graph.hostEnvironment
        values.colorScheme = .dark
        tree.graph.setEnvironment(values)
        handles.isDark?.wrappedValue = false
        tree.tick()
        #expect(tree.texts == ["dark", "dark"])
    }

    @Test func aSchemeOfAViewIsItsOwn() {
        let tree = TestTree(
            VStack {
                Scheme().colorScheme(.dark)
                Scheme()
            })
        #expect(tree.texts == ["dark", "light"])
    }

    @Test func urlsAreOpenedByTheNearestAction() throws {
        let url = try #require(URL(string: "https://example.com"))
        var opened: [URL] = []
        var accepted: [Bool] = []
        let own = OpenURLAction { url in
            opened.append(url)
            return url.host == nil ? .discarded : .handled
        }
        own(url) { accepted.append($0) }
        own(URL(fileURLWithPath: "/tmp")) { accepted.append($0) }
        #expect(opened.count == 2 && accepted == [true, false])
        // Without a desktop nobody opens it.
        EnvironmentValues().openURL(url) { accepted.append($0) }
        #expect(accepted == [true, false, false])
    }
}
