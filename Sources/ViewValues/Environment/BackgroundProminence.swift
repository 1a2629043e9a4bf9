/// How much the ground of a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// That of a window or a list.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// That of a selected row: what is on it has to be light.
    public static let increased = BackgroundProminence(isIncreased: true)
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
    /// How much the ground here stands out. Lists set it for their selected rows.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
