import ViewCore

extension View {
    /// Shows a confirmation dialog while `isPresented` is true. Each of its buttons sends it away.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: Text(titleKey), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in EmptyView() }))
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modifier(
            AlertModifier(
                title: Text(titleKey), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in message }))
    }

    /// The same about `data`; without it nothing is shown.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(titleKey), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(titleKey), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Shows a confirmation dialog while `isPresented` is true. Each of its buttons sends it away.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: Text(title), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modifier(
            AlertModifier(
                title: Text(title), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: (), actions: { _ in actions },
                message: { _ in message }))
    }

    /// The same about `data`; without it nothing is shown.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: Text(title), showsTitle: titleVisibility != .hidden, isConfirmation: true,
                isPresented: isPresented, data: data, actions: actions, message: message))
    }

    /// Shows a confirmation dialog while `isPresented` is true. Each of its buttons sends it away.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = actions()
        return modifier(
            AlertModifier(
                title: title, showsTitle: titleVisibility != .hidden, isConfirmation: true, isPresented: isPresented,
                data: (), actions: { _ in actions },
                message: { _ in EmptyView() }))
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = actions()
        let message = message()
        return modifier(
            AlertModifier(
                title: title, showsTitle: titleVisibility != .hidden, isConfirmation: true, isPresented: isPresented,
                data: (), actions: { _ in actions },
                message: { _ in message }))
    }

    /// The same about `data`; without it nothing is shown.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, showsTitle: titleVisibility != .hidden, isConfirmation: true, isPresented: isPresented,
                data: data, actions: actions,
                message: { _ in EmptyView() }))
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        modifier(
            AlertModifier(
                title: title, showsTitle: titleVisibility != .hidden, isConfirmation: true, isPresented: isPresented,
                data: data, actions: actions, message: message))
    }
}
