import ViewCore

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    package enum Kind: Sendable {
        case automatic
        case onTextEntry
        case onSearchPresentation
    }

    package let kind: Kind

    /// On the desktop, while the user searches.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
    /// While there is a text to search for.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
    /// While the user searches.
    public static var onSearchPresentation: SearchScopeActivation {
        SearchScopeActivation(kind: .onSearchPresentation)
    }
}

/// Where to search, as a picker below the search field further in.
package struct SearchScopes {
    let content: AnyView
    let activation: SearchScopeActivation

    package init(content: AnyView, activation: SearchScopeActivation) {
        self.content = content
        self.activation = activation
    }

    func isShown(_ isSearching: Bool, hasText: Bool) -> Bool {
        activation.kind == .onTextEntry ? hasText : isSearching
    }
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    fileprivate let kind: Int

    /// On the desktop, below the search field.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 0) }
    /// Below the search field.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 1) }
    /// In place of what is searched, as on the phone.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 2) }

    /// Several places.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1 << 1) }
        public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 1 << 2) }
    }
}

private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
}

/// Ties a search field to a focus state.
typealias SearchFocus = @MainActor (AnyView) -> AnyView

private struct SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

private struct HidesSuggestionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The scopes of the search field that is further in.
    package var searchScopes: SearchScopes? {
        get { self[SearchScopesKey.self] }
        set { self[SearchScopesKey.self] = newValue }
    }

    /// Ties the search field that is further in to a focus state.
    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }

    var hidesSearchSuggestions: Bool {
        get { self[HidesSuggestionsKey.self] }
        set { self[HidesSuggestionsKey.self] = newValue }
    }

    /// Where suggestions are shown here: below the search field.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

/// Ties a search field to the focus state that a view around said.
struct SearchFocusModifier: ViewModifier {
    let focus: SearchFocus?

    func body(content: Content) -> some View {
        if let focus { focus(AnyView(content)) } else { content }
    }
}

extension View {
    /// Ties the search field of this view to a focus state: it is true while the field has the keyboard.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus) { AnyView($0.focused(binding)) }
    }

    /// Ties the search field of this view to a value of a focus state.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        nonisolated(unsafe) let value = value
        nonisolated(unsafe) let binding = binding
        return environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
    }

    /// Whether suggestions are shown in places. On the desktop they are only ever shown below the search field.
    public nonisolated func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.hidesSearchSuggestions) {
            if placements.contains(.menu) { $0 = visibility == .hidden }
        }
    }
}

/// What becomes of a toolbar while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}

extension View {
    /// Has no effect: a window's toolbar stays while the user searches.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}
