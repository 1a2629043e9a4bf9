import ViewCore
import ViewValues

/// How one page of a stack gives way to the next. Pages change at once on the desktop: the names are accepted so that programs
/// compile.
public protocol NavigationTransition {}

/// The way that is usual.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
}

/// The page grows out of a view of the one before.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The way that is usual.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// The page grows out of the view that `matchedTransitionSource` names; at once, on the desktop.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}

/// How the view looks that a page grows out of.
public protocol MatchedTransitionSourceConfiguration {}

/// As it looks by itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        self
    }
}

extension View {
    /// Without effect: pages change at once on the desktop.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Without effect: pages change at once on the desktop.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Without effect: pages change at once on the desktop.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration:
            @Sendable (EmptyMatchedTransitionSourceConfiguration)
            -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        self
    }
}
