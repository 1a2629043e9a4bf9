import ViewCore

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
    nonisolated var _look: _TableLook { get }
}

/// What there is to choose of a table's look.
public struct _TableLook: Equatable, Sendable {
    var isBordered = false
    var alternatesRowBackgrounds = true
}

/// The platform's own: on the desktop that of `inset`.
public struct AutomaticTableStyle: TableStyle {
    public nonisolated init() {}
    public nonisolated var _look: _TableLook { _TableLook() }
}

/// Rows that keep a distance to the edges.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool

    public nonisolated init() { alternates = true }
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public nonisolated var _look: _TableLook { _TableLook(alternatesRowBackgrounds: alternates) }
}

/// A line around the table.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool

    public nonisolated init() { alternates = true }
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
    public nonisolated var _look: _TableLook { _TableLook(isBordered: true, alternatesRowBackgrounds: alternates) }
}

extension TableStyle where Self == AutomaticTableStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
    @MainActor @preconcurrency public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    @MainActor @preconcurrency public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    @MainActor @preconcurrency public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private struct TableLookKey: EnvironmentKey {
    static var defaultValue: _TableLook { _TableLook() }
}

private struct TableHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    /// Whether tables here show the titles of their columns.
    public var tableColumnHeaderVisibility: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// The style of the tables in this view.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look)
    }

    /// Whether the tables in this view show the titles of their columns.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaderVisibility, visibility)
    }
}
