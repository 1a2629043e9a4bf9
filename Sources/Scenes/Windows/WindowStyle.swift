import ViewCore

/// The look of a scene's windows.
@MainActor
public protocol WindowStyle {
    /// Whether the window's bar leaves the title out, for the library.
    nonisolated var _hidesTitle: Bool { get }
}

extension WindowStyle {
    public nonisolated var _hidesTitle: Bool { false }
}

/// The usual look of a window.
public struct DefaultWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
}

/// A window whose bar shows its title.
public struct TitleBarWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
}

/// A window whose bar does not show its title. What the desktop draws around the window stays.
public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    public nonisolated init() {}
    public nonisolated var _hidesTitle: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension Scene {
    /// The look of the scene's windows.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        let hidesTitle = style._hidesTitle
        return WindowChangeScene(content: self) { if hidesTitle { $0.hidesTitle = true } }
    }
}

/// The look of a window's toolbar, of which there is one here.
@MainActor
public protocol WindowToolbarStyle {
    /// Whether the window's bar leaves the title out, for the library.
    nonisolated var _hidesTitle: Bool { get }
}

extension WindowToolbarStyle {
    public nonisolated var _hidesTitle: Bool { false }
}

public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public nonisolated init() {}
}

public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public nonisolated init() {}
}

public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    /// Whether the title is shown.
    let showsTitle: Bool

    public nonisolated init() { showsTitle = true }
    public nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
    public nonisolated var _hidesTitle: Bool { !showsTitle }
}

public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    let showsTitle: Bool

    public nonisolated init() { showsTitle = true }
    public nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
    public nonisolated var _hidesTitle: Bool { !showsTitle }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension Scene {
    /// The look of the toolbars of the scene's windows: here, whether they show the title.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        let hidesTitle = style._hidesTitle
        return WindowChangeScene(content: self) { if hidesTitle { $0.hidesTitle = true } }
    }
}
