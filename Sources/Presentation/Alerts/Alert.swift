import Controls
import ViewCore

/// An alert as a value, in Apple's older words.
public struct Alert {
    let title: Text
    let message: Text?
    /// At most two, in the order in which they are written.
    let buttons: [Button]

    /// An alert with one button, "OK" where none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: nil, label: label, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: label, action: action)
        }

        /// A button with the system's word for leaving everything as it is.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: Text("Cancel"), action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .destructive, label: label, action: action)
        }
    }
}

/// What an alert that is a value shows.
private struct AlertValueRoot {
    let alert: Alert
}

extension AlertValueRoot: View {
    var body: some View {
        AlertRoot(
            title: alert.title, standard: .okay,
            actions: AlertValueButtons(buttons: alert.buttons), message: alert.message)
    }
}

/// Buttons that are values.
struct AlertValueButtons {
    let buttons: [Alert.Button]
}

extension AlertValueButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: { button.action?() }, label: { button.label })
        }
    }
}

extension View {
    /// Shows an alert while `isPresented` is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(
            PresentationModifier(item: isPresented.asItem, identify: { $0 }) { _ in AlertValueRoot(alert: content()) })
    }

    /// Shows an alert about `item` while there is one.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> Alert
    ) -> some View {
        modifier(
            PresentationModifier(item: item, identify: { AnyHashable($0.id) }) { item in
                AlertValueRoot(alert: content(item))
            })
    }
}
