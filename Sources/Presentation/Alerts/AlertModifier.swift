import ViewCore

/// What an alert is about, and whether it is shown.
struct AlertModifier<T, Actions, Message> {
    let title: Text
    var showsTitle = true
    var isConfirmation = false
    let isPresented: Binding<Bool>
    /// Nil keeps the alert away.
    let data: T?
    let actions: (T) -> Actions
    let message: (T) -> Message
}

extension AlertModifier: ViewModifier where Actions: View, Message: View {
    func body(content: Content) -> some View {
        let title = title
        let showsTitle = showsTitle
        let isConfirmation = isConfirmation
        let isPresented = isPresented
        let data = data
        let item = Binding<AlertItem<T>?>(
            get: { isPresented.wrappedValue ? data.map(AlertItem.init) : nil },
            set: { isPresented.wrappedValue = $0 != nil })
        content.modifier(
            PresentationModifier(item: item, identify: { _ in true }) { item in
                AlertRoot(
                    title: title, showsTitle: showsTitle, standard: isConfirmation ? .cancel : .okay,
                    actions: actions(item.value), message: message(item.value))
            })
    }
}

private struct AlertItem<T> {
    let value: T
}
