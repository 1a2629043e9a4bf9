import CoreGraphics
import Graph
import ViewCore

/// How lists look.
public protocol ListStyle {
    var _kind: _ListStyleKind { get }
}

/// The kinds of lists that there are.
public struct _ListStyleKind: Equatable, Sendable {
    enum Kind: Sendable {
        case plain
        case inset
        case sidebar
        case bordered
    }

    var kind: Kind
    var alternatesRowBackgrounds = false

    /// Whether rows keep a distance to the edges of the list.
    var isInset: Bool { kind == .inset || kind == .sidebar }

    /// Whether there are lines between rows where nothing is said of them.
    var usualSeparator: Visibility { kind == .sidebar || alternatesRowBackgrounds ? .hidden : .visible }

    var pinsHeaders: Bool { kind == .plain || kind == .bordered }
}

/// The platform's own: on the desktop that of `inset`, and of `sidebar` in the first column of a split view.
public struct DefaultListStyle: ListStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// Rows that keep a distance to the edges.
public struct InsetListStyle: ListStyle, Sendable {
    private let alternates: Bool

    public nonisolated init() {
        alternates = false
    }

    public nonisolated init(alternatesRowBackgrounds: Bool) {
        alternates = alternatesRowBackgrounds
    }

    public var _kind: _ListStyleKind { _ListStyleKind(kind: .inset, alternatesRowBackgrounds: alternates) }
}

/// The navigation of a window.
public struct SidebarListStyle: ListStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

/// Rows from edge to edge with a line around the list.
public struct BorderedListStyle: ListStyle, Sendable {
    private let alternates: Bool

    public nonisolated init() {
        alternates = false
    }

    public nonisolated init(alternatesRowBackgrounds: Bool) {
        alternates = alternatesRowBackgrounds
    }

    public var _kind: _ListStyleKind { _ListStyleKind(kind: .bordered, alternatesRowBackgrounds: alternates) }
}

/// A phone's style; here that of `inset`.
public struct GroupedListStyle: ListStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// A phone's style; here that of `inset`.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: _ListStyleKind? { nil }
}

private enum AlternatingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum SidebarPlaceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Nil where no style was chosen.
    var chosenListStyle: _ListStyleKind? {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// Whether a list here is a window's navigation.
    var isInSidebar: Bool {
        get { self[SidebarPlaceKey.self] }
        set { self[SidebarPlaceKey.self] = newValue }
    }

    var alternatesRowBackgrounds: Bool {
        get { self[AlternatingKey.self] }
        set { self[AlternatingKey.self] = newValue }
    }

    var listStyleKind: _ListStyleKind {
        var kind = chosenListStyle ?? _ListStyleKind(kind: isInSidebar ? .sidebar : .inset)
        if alternatesRowBackgrounds { kind.alternatesRowBackgrounds = true }
        return kind
    }

    /// The least height of a row of a list, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] ?? metric(.listRowMinimumHeight) }
        set { self[RowHeightKey.self] = newValue }
    }

    /// The least height of the header of a section of a list, in points; nil for the usual one.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}

extension View {
    /// The style of the lists in this view.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.chosenListStyle, style._kind)
    }

    /// Whether every other row of the lists in this view has a background of its own.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRowBackgrounds, behavior == .enabled)
    }
}

/// Whether rows of a list have backgrounds that alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let isOn: Bool?

    public static let automatic = AlternatingRowBackgroundBehavior(isOn: nil)
    public static let enabled = AlternatingRowBackgroundBehavior(isOn: true)
    public static let disabled = AlternatingRowBackgroundBehavior(isOn: false)
}
