import Controls
import ViewCore

/// A choice of what to do as a value, in Apple's older words: shown as a confirmation dialog.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    public typealias Button = Alert.Button

    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

private struct ActionSheetRoot {
    let sheet: ActionSheet
}

extension ActionSheetRoot: View {
    var body: some View {
        AlertRoot(
            title: sheet.title, standard: .cancel, actions: AlertValueButtons(buttons: sheet.buttons),
            message: sheet.message)
    }
}

extension View {
    /// Shows a choice of what to do while `isPresented` is true.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(item: isPresented.asItem, identify: { $0 }) { _ in ActionSheetRoot(sheet: content()) })
    }

    /// Shows a choice of what to do about `item` while there is one.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(item: item, identify: { AnyHashable($0.id) }) { item in
                ActionSheetRoot(sheet: content(item))
            })
    }
}
