import ViewValues

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the nearest view around that can have the keyboard has it.
    public package(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether views show that they have the keyboard.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Whether views in this one show by a ring that they have the keyboard. Inside a view that does not none does.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
