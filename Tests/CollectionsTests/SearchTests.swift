import Collections
import CoreGraphics
import Testing
import ViewTesting

/// Fields that search, with tokens and places to search.
@MainActor
@Suite("Searching")
struct SearchTests {
    private struct Token: Identifiable, Hashable {
        let id: String
    }

    private enum Place: Hashable {
        case here
        case everywhere
    }

    @MainActor
    private final class Log {
        var tokens: [String] = []
        var place: Place?
        var isSearching = false
        var focus: (Bool) -> Void = { _ in }
        var isFocused = false
    }

    private struct Results: View {
        let log: Log
        @Environment(\.isSearching) private var isSearching

        var body: some View {
            log.isSearching = isSearching
            return Text("results")
        }
    }

    private struct Mail: View {
        let log: Log
        var activation = SearchScopeActivation.automatic
        @State private var text = ""
        @State private var tokens = [Token(id: "Ada")]
        @State private var suggested = [Token(id: "Bob"), Token(id: "Cleo")]
        @State private var place = Place.here
        @FocusState private var isFocused: Bool

        var body: some View {
            let _ = log.tokens = tokens.map(\.id)
            let _ = log.place = place
            let _ = log.focus = { isFocused = $0 }
            let _ = log.isFocused = isFocused
            Results(log: log)
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { token in
                    Text(verbatim: token.id)
                }
                .searchScopes($place, activation: activation) {
                    Text("Here").tag(Place.here)
                    Text("Everywhere").tag(Place.everywhere)
                }
                .searchFocused($isFocused)
        }
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    /// Documented: the tokens stand in the field, and a suggested one that is chosen is put into the collection.
    @Test func tokensStandInTheFieldAndSuggestedOnesArePutThere() throws {
        let log = Log()
        let window = TestWindow(width: 400, height: 300) { Mail(log: log) }
        #expect(isThere(window, "Ada") && !isThere(window, "Bob"))
        #expect(log.isSearching)
        log.focus(true)
        window.update()
        window.update()
        #expect(log.isFocused)
        window.tap(try window.node(label: "Bob"))
        #expect(log.tokens == ["Ada", "Bob"])
    }

    /// As in the fields of the platform: with no text before it, the key for deleting takes the last token.
    @Test func theKeyForDeletingTakesTheLastToken() throws {
        let log = Log()
        let window = TestWindow(width: 400, height: 300) { Mail(log: log) }
        log.focus(true)
        window.update()
        window.update()
        window.key("delete")
        #expect(log.tokens.isEmpty)
        #expect(!window.key("delete") || log.tokens.isEmpty)
    }

    @Test func theFieldIsEmptiedOfTokensToo() throws {
        let log = Log()
        let window = TestWindow(width: 400, height: 300) { Mail(log: log) }
        window.tap(try window.node(label: "Clear"))
        #expect(log.tokens.isEmpty)
        #expect(!log.isSearching)
    }

    /// Documented: scopes are shown while the user searches, or with `onTextEntry` when there is a text.
    @Test func scopesAreShownWhileTheUserSearches() throws {
        let log = Log()
        let window = TestWindow(width: 400, height: 300) { Mail(log: log) }
        window.tap(try window.node(label: "Everywhere"))
        #expect(log.place == .everywhere)
        let waiting = TestWindow(width: 400, height: 300) { Mail(log: Log(), activation: .onTextEntry) }
        #expect(!isThere(waiting, "Everywhere"))
    }

    /// Documented: the focus state follows the field, and the other way round.
    @Test func theFieldIsTiedToAFocusState() throws {
        let log = Log()
        let window = TestWindow(width: 400, height: 300) { Mail(log: log) }
        log.focus(true)
        window.update()
        #expect(window.window.focus.focused != nil)
        log.focus(false)
        window.update()
        #expect(window.window.focus.focused == nil)
    }
}
