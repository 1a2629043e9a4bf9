import Foundation
import Graph
import ViewCore

/// Says what the window, or the screen on top of it, is called.
struct NavigationTitleModifier {
    let title: Text
    let isSubtitle: Bool
}

extension NavigationTitleModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.wants(WindowBarKey.self) else { return outputs }
        let below = outputs.preference(WindowBarKey.self)
        let environment = inputs.environment
        let bar = inputs.attribute(
            Compared {
                var bar = below?.value ?? WindowBarContent()
                let modifier = modifier.attribute.value
                let text = modifier.title.resolvedString(in: environment.value)
                if modifier.isSubtitle { bar.subtitle = text } else { bar.title = text }
                return bar
            })
        outputs.setPreference(WindowBarKey.self, bar)
        return outputs
    }
}

extension View {
    /// What the window, or the screen of a stack, is called.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title, isSubtitle: false))
    }

    /// What the window, or the screen of a stack, is called.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// What the window, or the screen of a stack, is called.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// What the window, or the screen of a stack, is called, as it is bound. Nothing here lets its user change it.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundTitleModifier(title: title))
    }

    /// A second line under the title in the toolbar.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(NavigationTitleModifier(title: subtitle, isSubtitle: true))
    }

    /// A second line under the title in the toolbar.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A second line under the title in the toolbar.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

private struct BoundTitleModifier: ViewModifier {
    @Binding var title: String

    func body(content: Content) -> some View { content.navigationTitle(Text(verbatim: title)) }
}

// MARK: Apple's older spellings, and names of the phone

/// What a navigation bar of the phone looks like.
public struct NavigationBarItem: Sendable {
    /// How large the title is. Titles of windows have one size.
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

/// How large the title is. Titles of windows have one size.
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
}

/// What a toolbar is for. A window's bar is arranged the same for all.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let navigationStack = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
}

extension View {
    /// Has no effect: titles of windows have one size.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Has no effect: titles of windows have one size.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    /// Has no effect: a window's bar is arranged the same for all roles.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)") @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey) }

    @available(*, deprecated, renamed: "navigationTitle(_:)") @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    @available(*, deprecated, message: "use toolbar(.hidden)")
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic)
    }

    @available(*, deprecated, message: "use toolbar with items")
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigation) { leading }
            ToolbarItem(placement: .primaryAction) { trailing }
        }
    }

    @available(*, deprecated, message: "use toolbar with items")
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigation) { leading } }
    }

    @available(*, deprecated, message: "use toolbar with items")
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .primaryAction) { trailing } }
    }
}
