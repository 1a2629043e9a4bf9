import IdiomData
import ViewCore

/// A view with a search field above it.
struct SearchableModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let tokens: SearchTokens?
    @FocusState private var isFocused: Bool
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.hidesSearchSuggestions) private var hidesSuggestions
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchFocus) private var focus

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
        self.tokens = tokens
    }
}

extension SearchableModifier: ViewModifier {
    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            SearchField(
                text: text, prompt: prompt, tokens: tokens, isFocused: $isFocused, focus: focus, dismiss: { dismiss() })
            if let scopes, scopes.isShown(isSearching, hasText: !text.wrappedValue.isEmpty) {
                scopes.content.padding(.horizontal, 10).padding(.bottom, 8)
            }
            if let suggested = tokens?.suggestions, isFocused, !hidesSuggestions {
                SuggestionList(suggestions: SearchSuggestions(content: suggested))
            }
            if let suggestions, isFocused, !hidesSuggestions {
                SuggestionList(suggestions: suggestions)
                    .environment(\.completeSearch) { complete($0) }
            }
            content
                .environment(\.isSearching, isSearching)
                .environment(\.dismissSearch, DismissSearchAction { dismiss() })
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .environment(\.searchSuggestions, nil)
        .environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
        .onChange(of: isPresented?.wrappedValue, initial: true) { _, isWanted in
            if let isWanted, isWanted != isFocused { isFocused = isWanted }
        }
        .onChange(of: isFocused) { _, has in
            if let isPresented, isPresented.wrappedValue != has { isPresented.wrappedValue = has }
        }
    }

    @MainActor private var isSearching: Bool { isFocused || !text.wrappedValue.isEmpty || !(tokens?.isEmpty ?? true) }

    @MainActor private func dismiss() {
        text.wrappedValue = ""
        tokens?.removeAll()
        isFocused = false
    }

    @MainActor private func complete(_ completion: String) { text.wrappedValue = completion }
}

/// A search field: a magnifying glass, the text, and a button that empties it.
private struct SearchField: View {
    let text: Binding<String>
    let prompt: Text?
    let tokens: SearchTokens?
    let isFocused: FocusState<Bool>.Binding
    let focus: SearchFocus?
    let dismiss: () -> Void
    @Environment(\.idiom) private var idiom
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

    var body: some View {
        HStack(spacing: 4) {
            FaceView(MagnifierFace())
            if let tokens, !tokens.isEmpty { tokens.content.fixedSize() }
            FieldView(core: core, look: .plain)
                .focused(isFocused)
                .modifier(SearchFocusModifier(focus: focus))
                .onKeyPress(.delete) { removeToken() }
            if !text.wrappedValue.isEmpty || !(tokens?.isEmpty ?? true) {
                PressReader(action: empty) { isPressed in
                    FaceView(ClearFace(isPressed: isPressed))
                }
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 7)
        .frame(height: metric(.searchFieldHeight))
        .background {
            FaceView(SearchFieldFace())
                .environment(\.isControlFocusShown, isFocused.wrappedValue && isFocusEffectEnabled)
        }
        .onExitCommand(perform: dismiss)
        .padding(.horizontal, 10)
        .padding(.vertical, 8)
    }

    private func metric(_ name: MetricName) -> CGFloat { MetricTable.value(name, idiom) }

    private func empty() {
        text.wrappedValue = ""
        tokens?.removeAll()
    }

    /// With no text before the caret the key takes away the last token.
    private func removeToken() -> KeyPress.Result {
        guard let tokens, !tokens.isEmpty, text.wrappedValue.isEmpty else { return .ignored }
        tokens.removeLast()
        return .handled
    }

    private var core: FieldCore {
        FieldCore(source: TextSource(text), prompt: shownPrompt, submitTrigger: .search)
    }
}

extension SearchField {
    /// Tokens stand where the prompt would.
    private var shownPrompt: Text? { tokens?.isEmpty ?? true ? prompt ?? Text("Search") : nil }
}

/// Suggestions below a search field.
private struct SuggestionList: View {
    let suggestions: SearchSuggestions

    var body: some View {
        VStack(alignment: .leading, spacing: 4) { suggestions.content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 18)
            .padding(.bottom, 8)
    }
}

/// A view that puts a text into the search field when it is tapped.
struct SearchCompletionModifier: ViewModifier {
    let completion: String
    @Environment(\.completeSearch) private var complete

    nonisolated init(completion: String) {
        self.completion = completion
    }

    func body(content: Content) -> some View {
        PressReader(action: { complete?(completion) }) { _ in content }
    }
}
