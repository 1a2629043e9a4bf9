/// Whether a scene is in the foreground and takes events.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not seen at present.
    case background
    /// Seen, but another has the user's attention.
    case inactive
    /// Seen, and takes events.
    case active
}

/// How a window stands among others: whether its controls look as if they took events.
public enum ControlActiveState: Equatable, CaseIterable, Hashable, Sendable {
    /// The window that takes keys.
    case key
    /// A window of the app in front, but not the one that takes keys.
    case active
    /// A window of an app that is not in front.
    case inactive
}

private enum ScenePhaseKey: EnvironmentKey {
    static var defaultValue: ScenePhase { .active }
}

private enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
    /// Whether the view's scene is in the foreground.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How the view's window stands among others.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether the view's window looks as if it took events.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}
