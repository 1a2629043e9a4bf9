import ViewCore

/// Ends a search: empties its text and takes the keyboard from its field.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let dismiss: (@MainActor () -> Void)?

    nonisolated init(_ dismiss: (@MainActor () -> Void)?) {
        self.dismiss = dismiss
    }

    @MainActor @preconcurrency
    public func callAsFunction() { dismiss?() }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

private enum CompleteSearchKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Whether the user is searching in the view around that can be searched.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the view around that can be searched.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// What is suggested for the search field that is further in.
    var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// Puts a text into the search field that a suggestion is for.
    var completeSearch: (@MainActor (String) -> Void)? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

/// Views that are suggested for a search.
struct SearchSuggestions {
    let content: AnyView
}
