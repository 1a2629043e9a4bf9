import Controls
import CoreGraphics
import ViewCore

/// What is shown over the whole window.
private struct CoverRoot<Content> {
    let content: Content
    @State private var look = PresentationLook()
    @State private var bar = WindowBarContent()

    init(content: Content) {
        self.content = content
    }
}

extension CoverRoot: View where Content: View {
    var body: some View {
        SheetContent(content: content, bar: $bar)
            .onPreferenceChange(PresentationLookKey.self) { look = $0 }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { ChosenPanelGround(look: look, radius: 0) }
            .background { FaceView(PanelFace(kind: .sheet, radius: 0)) }
    }
}

extension View {
    /// Shows a view over the whole window while `isPresented` is true. `onDismiss` runs when it has gone.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: isPresented.asItem, identify: { $0 }, onDismiss: onDismiss, keys: .escape
            ) { _ in CoverRoot(content: content()) })
    }

    /// Shows a view about `item` over the whole window while there is one. `onDismiss` runs when it has gone.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                item: item, identify: { AnyHashable($0.id) }, onDismiss: onDismiss, keys: .escape
            ) { item in CoverRoot(content: content(item)) })
    }
}
