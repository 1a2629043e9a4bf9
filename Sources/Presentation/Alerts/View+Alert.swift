import ViewCore

extension View {
    /// Shows an alert while `isPresented` is true. Each of its buttons sends it away.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: Text(titleKey), isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in EmptyView() }))
    }

    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modifier(
            AlertModifier(
                title: Text(titleKey), isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in message }))
    }

    /// The same about `data`; without it nothing is shown.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(titleKey), isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(titleKey), isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Shows an alert while `isPresented` is true. Each of its buttons sends it away.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: Text(title), isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modifier(
            AlertModifier(
                title: Text(title), isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in message }))
    }

    /// The same about `data`; without it nothing is shown.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title), isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title), isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Shows an alert while `isPresented` is true. Each of its buttons sends it away.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: title, isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in EmptyView() }))
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modifier(
            AlertModifier(
                title: title, isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in message }))
    }

    /// The same about `data`; without it nothing is shown.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Shows an alert about an error while `isPresented` is true and there is one. Its description is the title.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""),
                isPresented: isPresented, data: error, actions: { _ in actions },
                message: { error in ErrorMessage(error: error) }))
    }

    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(verbatim: error?.errorDescription ?? error?.localizedDescription ?? ""),
                isPresented: isPresented, data: error, actions: actions, message: message))
    }
}

/// What an error says beside its description.
private struct ErrorMessage<E: LocalizedError>: View {
    let error: E

    var body: some View {
        if let suggestion = error.recoverySuggestion { Text(verbatim: suggestion) }
    }
}
