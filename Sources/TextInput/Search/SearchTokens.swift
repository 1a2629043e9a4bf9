import CoreGraphics
import ViewCore

/// The tokens of a search field, erased.
struct SearchTokens {
    /// The tokens in the field.
    let content: AnyView
    let isEmpty: Bool
    let removeLast: @MainActor () -> Void
    let removeAll: @MainActor () -> Void
    /// Those that are suggested. Nil for none.
    var suggestions: AnyView?
}

extension SearchTokens {
    @MainActor
    init<C, T: View>(_ tokens: Binding<C>, _ view: @escaping (Binding<C.Element>) -> T)
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        isEmpty = tokens.wrappedValue.isEmpty
        removeLast = {
            guard !tokens.wrappedValue.isEmpty else { return }
            tokens.wrappedValue.remove(at: tokens.wrappedValue.index(before: tokens.wrappedValue.endIndex))
        }
        removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
        content = AnyView(TokenRow(tokens: tokens, token: view))
    }

    @MainActor
    mutating func suggest<C, T: View>(
        _ suggested: Binding<C>, for tokens: Binding<C>, _ view: @escaping (C.Element) -> T
    ) where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        if !suggested.wrappedValue.isEmpty {
            suggestions = AnyView(TokenSuggestions(suggested: suggested, tokens: tokens, token: view))
        }
    }
}

/// Tokens side by side, each on a ground of its own.
private struct TokenRow<C: RandomAccessCollection & MutableCollection, T: View>: View where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (Binding<C.Element>) -> T

    var body: some View {
        let all = tokens.wrappedValue
        HStack(spacing: 3) {
            ForEach(Array(all.indices.enumerated()), id: \.offset) { _, index in
                token(tokens[index])
                    .font(.system(size: 11))
                    .lineLimit(1)
                    .padding(.horizontal, 5)
                    .padding(.vertical, 1)
                    .background(Color(system: .quaternary), in: RoundedRectangle(cornerRadius: 4))
            }
        }
    }
}

/// Tokens that can be put into a search field.
private struct TokenSuggestions<C, T: View>: View
where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let suggested: Binding<C>
    let tokens: Binding<C>
    let token: (C.Element) -> T

    var body: some View {
        ForEach(suggested.wrappedValue) { element in
            PressReader(action: { tokens.wrappedValue.append(element) }) { _ in token(element) }
        }
    }
}

/// Lets a view be searched by text and tokens.
private struct TokenSearchModifier<C, T>
where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<C>
    let suggested: Binding<C>?
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let token: (Binding<C.Element>) -> T
    let suggestion: ((C.Element) -> T)?
}

extension TokenSearchModifier: ViewModifier where T: View {
    func body(content: Content) -> some View {
        content.modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, tokens: all))
    }

    @MainActor private var all: SearchTokens {
        var all = SearchTokens(tokens, token)
        if let suggested, let suggestion { all.suggest(suggested, for: tokens, suggestion) }
        return all
    }
}

extension View {
    private nonisolated func searched<C, T: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>?, _ isPresented: Binding<Bool>?,
        _ prompt: Text?, _ token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggested: suggested, isPresented: isPresented, prompt: prompt,
                token: { token($0.wrappedValue) }, suggestion: token))
    }

    /// Lets the view be searched by a text and by tokens, which stand in the field before the text and can be deleted there.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, nil, prompt, token)
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, nil, Text(prompt), token)
    }

    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, nil, Text(prompt), token)
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, isPresented, prompt, token)
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, isPresented, Text(prompt), token)
    }

    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, nil, isPresented, Text(prompt), token)
    }

    /// Lets the view be searched by a text and by tokens, some of which are suggested while the field has the keyboard.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggestedTokens, nil, prompt, token)
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggestedTokens, nil, Text(prompt), token)
    }

    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggestedTokens, nil, Text(prompt), token)
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggestedTokens, isPresented, prompt, token)
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggestedTokens, isPresented, Text(prompt), token)
    }

    @_disfavoredOverload
    public nonisolated func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searched(text, tokens, suggestedTokens, isPresented, Text(prompt), token)
    }

    /// Lets the view be searched by a text and by tokens that can be changed in the field, as by a menu in them.
    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, suggested: nil, isPresented: nil, prompt: prompt, token: token,
                suggestion: nil))
    }

    public nonisolated func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: RandomAccessCollection & MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, suggested: nil, isPresented: isPresented, prompt: prompt,
                token: token, suggestion: nil))
    }
}
