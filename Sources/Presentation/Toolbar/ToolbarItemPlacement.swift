import ViewCore

/// Where in a toolbar an item goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
    /// A part of a bar.
    enum Zone: Sendable {
        case leading
        case center
        case trailing
        case destructive
        case cancellation
        case confirmation
        /// In the menu of the title.
        case titleMenu
        case nowhere
    }

    let zone: Zone

    init(zone: Zone) {
        self.zone = zone
    }

    /// A place of one's own is at the end, as others are.
    public init(id: String) { zone = .trailing }

    public static let automatic = ToolbarItemPlacement(zone: .trailing)
    /// In the middle.
    public static let principal = ToolbarItemPlacement(zone: .center)
    /// Before the title.
    public static let navigation = ToolbarItemPlacement(zone: .leading)
    public static let primaryAction = ToolbarItemPlacement(zone: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(zone: .trailing)
    /// In the middle.
    public static let status = ToolbarItemPlacement(zone: .center)
    /// In a sheet the last button, which return presses.
    public static let confirmationAction = ToolbarItemPlacement(zone: .confirmation)
    /// In a sheet the button before the last, which escape presses.
    public static let cancellationAction = ToolbarItemPlacement(zone: .cancellation)
    /// In a sheet the button at the leading edge.
    public static let destructiveAction = ToolbarItemPlacement(zone: .destructive)
    public static let title = ToolbarItemPlacement(zone: .center)
    public static let largeTitle = ToolbarItemPlacement(zone: .center)
    public static let subtitle = ToolbarItemPlacement(zone: .center)
    public static let largeSubtitle = ToolbarItemPlacement(zone: .center)

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(zone: .trailing)
    }

    // Of the phone, as they fit into a window's bar.
    public static let keyboard = ToolbarItemPlacement(zone: .trailing)
    public static let bottomBar = ToolbarItemPlacement(zone: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(zone: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(zone: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(zone: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(zone: .trailing)
}

/// A bar that can be shown, hidden and filled.
public struct ToolbarPlacement: Equatable, Sendable {
    /// Whether the window's own bar is meant.
    let isWindowBar: Bool

    init(isWindowBar: Bool) {
        self.isWindowBar = isWindowBar
    }

    public init(id: String) { isWindowBar = false }

    public static let automatic = ToolbarPlacement(isWindowBar: true)
    public static let windowToolbar = ToolbarPlacement(isWindowBar: true)
    public static let navigationBar = ToolbarPlacement(isWindowBar: true)
    public static let bottomBar = ToolbarPlacement(isWindowBar: false)
    public static let tabBar = ToolbarPlacement(isWindowBar: false)

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(isWindowBar: false) }
}

/// A part that toolbars have by themselves.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
    private let name: String

    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let search = ToolbarDefaultItemKind(name: "search")
}
