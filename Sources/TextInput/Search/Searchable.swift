import IdiomData
import ViewCore

/// A view with a search field above it.
struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @FocusState private var isFocused: Bool
    @Environment(\.searchSuggestions) private var suggestions

    nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
        self.text = text
        self.isPresented = isPresented
        self.prompt = prompt
    }

    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            SearchField(text: text, prompt: prompt, isFocused: $isFocused, dismiss: dismiss)
            if let suggestions, isFocused {
                SuggestionList(suggestions: suggestions)
                    .environment(\.completeSearch, complete)
            }
            content
                .environment(\.isSearching, isSearching)
                .environment(\.dismissSearch, DismissSearchAction(dismiss))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .environment(\.searchSuggestions, nil)
        .onChange(of: isPresented?.wrappedValue, initial: true) { _, isWanted in
            if let isWanted, isWanted != isFocused { isFocused = isWanted }
        }
        .onChange(of: isFocused) { _, has in
            if let isPresented, isPresented.wrappedValue != has { isPresented.wrappedValue = has }
        }
    }

    private var isSearching: Bool { isFocused || !text.wrappedValue.isEmpty }

    private func dismiss() {
        text.wrappedValue = ""
        isFocused = false
    }

    private func complete(_ completion: String) { text.wrappedValue = completion }
}

/// A search field: a magnifying glass, the text, and a button that empties it.
private struct SearchField: View {
    let text: Binding<String>
    let prompt: Text?
    let isFocused: FocusState<Bool>.Binding
    let dismiss: () -> Void
    @Environment(\.idiom) private var idiom
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

    var body: some View {
        HStack(spacing: 4) {
            FaceView(MagnifierFace())
            FieldView(core: core, look: .plain)
                .focused(isFocused)
            if !text.wrappedValue.isEmpty {
                PressReader(action: { text.wrappedValue = "" }) { isPressed in
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

    private var core: FieldCore {
        FieldCore(source: TextSource(text), prompt: prompt ?? Text("Search"), submitTrigger: .search)
    }
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
