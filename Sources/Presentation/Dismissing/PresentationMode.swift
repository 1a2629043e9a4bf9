import ViewCore

/// Whether something presents a view, and a way to end that: what `isPresented` and `dismiss` say, in Apple's older
/// words.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool
    fileprivate private(set) var isDismissed = false

    fileprivate init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Takes away what the view is shown in.
    public mutating func dismiss() {
        isDismissed = true
    }
}

extension EnvironmentValues {
    /// Whether something presents the view, and a way to end that.
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented)
        let dismiss = dismiss
        return Binding(
            get: { mode },
            set: { mode in
                if mode.isDismissed { onMainActor { dismiss() } }
            })
    }
}
