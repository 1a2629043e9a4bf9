import ViewCore

/// The colour of the icons of labels in a list.
public struct ListItemTint: Sendable {
    let color: Color?

    /// That colour in every context.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// That colour where the system lets a program choose, as the desktop does.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// No colour: that of the text.
    public static let monochrome = ListItemTint(color: nil)
}

private struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
    /// Nil where none was chosen.
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// The colour of the icons of labels in the rows of a list; nil for the usual one.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// The colour of the icons of labels in the rows of a list; nil for the usual one.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .preferred($0) })
    }
}
