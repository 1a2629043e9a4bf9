import CoreGraphics
import IdiomData
import ViewCore

/// The style that suits where the label is: title and icon, unless a container chose otherwise.
public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabel(configuration: configuration)
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is spoken.
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.listItemTint) private var tint
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.isInSidebarRow) private var isInSidebarRow
    @Environment(\.backgroundProminence) private var prominence
    @Environment(\.idiom) private var idiom

    /// Nil for that of the text.
    private var iconStyle: AnyShapeStyle? {
        if let tint { return tint.color.map { AnyShapeStyle($0) } }
        return isInSidebarRow && prominence == .standard ? AnyShapeStyle(.tint) : nil
    }

    /// Titles in a sidebar begin below one another, whatever the icons are.
    private var leastIconWidth: CGFloat? {
        iconWidth ?? (isInSidebarRow ? MetricTable.value(.sidebarIconWidth, idiom) : nil)
    }

    var body: some View {
        let style = iconStyle
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? MetricTable.value(.labelIconSpacing, idiom)) {
            configuration.icon
                .transformEnvironment(\.foregroundStyle) { if let style { $0 = style } }
                .frame(minWidth: leastIconWidth)
            configuration.title
        }
    }
}
