import TextInput
import ViewCore

/// Says where a search looks, one of several.
private struct SearchScopesModifier<V: Hashable, S> {
    let scope: Binding<V>
    let activation: SearchScopeActivation
    let scopes: S
}

extension SearchScopesModifier: ViewModifier where S: View {
    func body(content: Content) -> some View {
        content.environment(\.searchScopes, SearchScopes(content: AnyView(picker), activation: activation))
    }

    private var picker: some View {
        Picker("Scope", selection: scope) { scopes }
            .pickerStyle(.segmented)
            .labelsHidden()
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension View {
    /// Where the search in this view looks: a picker below the search field, of views with tags, while the user searches.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scope: scope, activation: .automatic, scopes: scopes()))
    }

    /// Where the search in this view looks: a picker below the search field, of views with tags.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes()))
    }
}
