import ViewCore

/// Whether a button acts again and again while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic
        case enabled
        case disabled
    }

    private let kind: Kind

    /// Not, unless whoever made the button wants it.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons here act again and again while they are held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Whether buttons in this view act again and again while they are held down. Such a button acts when it is pressed
    /// and not when it is released.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
