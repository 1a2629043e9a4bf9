import CoreGraphics
import Graph
import ViewCore

/// What views around a scroll view have said about it.
struct ScrollSettings: Equatable {
    var isEnabled: Bool
    var isClipDisabled: Bool
    var horizontalIndicators: ScrollIndicatorVisibility
    var verticalIndicators: ScrollIndicatorVisibility
    /// Between the content and the edges.
    var contentMargins: EdgeInsets
    /// Between the bars and the edges.
    var indicatorMargins: EdgeInsets
    /// Where the content is until somebody moves it. Nil for its beginning.
    var anchor: UnitPoint?
    var position: ScrollPositionLink?
    var behavior: ScrollBehaviorLink?

    /// The environment of what is in a scroll view, for which nothing of this was said.
    @MainActor
    static func inner(_ inputs: _ViewInputs) -> Attribute<EnvironmentValues> {
        let outer = inputs.environment
        let own = inputs.environmentValue(\.ownScrollSettings)
        return inputs.attribute(
            Computed {
                var values = outer.value
                if own.value != OwnScrollSettings() { values.ownScrollSettings = OwnScrollSettings() }
                return values
            })
    }
}

/// What is said of the next scroll view inwards, and of none in it.
struct OwnScrollSettings: Equatable {
    var position: ScrollPositionLink?
    var anchor: UnitPoint?
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var behavior: ScrollBehaviorLink?
}

private enum OwnScrollSettingsKey: EnvironmentKey {
    static var defaultValue: OwnScrollSettings { OwnScrollSettings() }
}

private enum ScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// Whether scroll views here can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// Whether bars for moving to the side are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// Whether bars for moving up and down are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    var ownScrollSettings: OwnScrollSettings {
        get { self[OwnScrollSettingsKey.self] }
        set { self[OwnScrollSettingsKey.self] = newValue }
    }

    var scrollSettings: ScrollSettings {
        let own = ownScrollSettings
        return ScrollSettings(
            isEnabled: isScrollEnabled && isEnabled, isClipDisabled: isScrollClipDisabled,
            horizontalIndicators: horizontalScrollIndicatorVisibility,
            verticalIndicators: verticalScrollIndicatorVisibility, contentMargins: own.contentMargins,
            indicatorMargins: own.indicatorMargins, anchor: own.anchor, position: own.position,
            behavior: own.behavior)
    }
}

/// Whether the bars of a scroll view are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind: Sendable {
        case automatic
        case visible
        case hidden
        case never
    }

    private let kind: Kind

    /// As the platform does: while the content moves.
    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    /// Where the platform has something to show them for.
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    /// Not, unless the pointer is a mouse's.
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { .init(kind: .never) }

    var isShown: Bool { kind == .automatic || kind == .visible }
}

/// What margins are kept between.
public struct ContentMarginPlacement: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case scrollContent
        case scrollIndicators
    }

    let kind: Kind

    public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }
}

extension View {
    /// Whether scroll views in this view can be scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Whether the content of scroll views in this view is drawn beyond their edges.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Whether the bars of scroll views in this view are shown, along the given axes.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { values in
            if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
        }
    }

    /// Keeps a distance, in points, between the edges of the scroll view in this view and its content; nil for none.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.ownScrollSettings) { settings in
            let sides: [Edge] = [.top, .leading, .bottom, .trailing]
            for edge in sides where edges.contains(edge) {
                if placement.kind != .scrollIndicators { settings.contentMargins[edge] = insets[edge] }
                if placement.kind != .scrollContent { settings.indicatorMargins[edge] = insets[edge] }
            }
        }
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? 0
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Where the content of the scroll view in this view is until somebody moves it, and to where it keeps while it is there:
    /// the bottom, for one. Nil for its beginning.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.ownScrollSettings) { $0.anchor = anchor }
    }
}

extension EnvironmentValues {
    /// Keeps a distance, in points, above and below the content of the next scroll view inwards, where no other was asked for.
    package mutating func keepScrollMargins(vertical length: CGFloat) {
        var settings = ownScrollSettings
        if settings.contentMargins.top == 0 { settings.contentMargins.top = length }
        if settings.contentMargins.bottom == 0 { settings.contentMargins.bottom = length }
        ownScrollSettings = settings
    }
}
