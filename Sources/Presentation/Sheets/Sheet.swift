import ViewCore

extension View {
    /// Shows a sheet over the window while `isPresented` is true. `onDismiss` runs when it has gone.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: isPresented.asItem, identify: { $0 }, onDismiss: onDismiss, keys: .escape
            ) { _ in SheetRoot(content: content()) })
    }

    /// Shows a sheet about `item` over the window while there is one; another `id` shows another sheet. `onDismiss` runs
    /// when it has gone.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: item, identify: { AnyHashable($0.id) }, onDismiss: onDismiss, keys: .escape
            ) { item in SheetRoot(content: content(item)) })
    }
}
