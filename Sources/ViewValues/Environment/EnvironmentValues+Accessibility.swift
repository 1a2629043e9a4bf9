/// A wish of the user's that is off unless the host knows better.
private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum ReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum InvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum VoiceOverEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the user asked for less motion.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether the user asked for opaque backgrounds.
    public package(set) var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }

    /// Whether the user asked that nothing be told by colour alone.
    public package(set) var accessibilityDifferentiateWithoutColor: Bool {
        get { self[DifferentiateWithoutColorKey.self] }
        set { self[DifferentiateWithoutColorKey.self] = newValue }
    }

    /// Whether the display shows colours inverted.
    public package(set) var accessibilityInvertColors: Bool {
        get { self[InvertColorsKey.self] }
        set { self[InvertColorsKey.self] = newValue }
    }

    /// Whether a screen reader runs.
    public package(set) var accessibilityVoiceOverEnabled: Bool {
        get { self[VoiceOverEnabledKey.self] }
        set { self[VoiceOverEnabledKey.self] = newValue }
    }
}
