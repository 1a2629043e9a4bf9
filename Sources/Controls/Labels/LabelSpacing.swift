import CoreGraphics
import ViewCore

private struct LabelSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct LabelIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// Between the icons and the titles of labels here, in points. Nil for the usual distance.
    public nonisolated internal(set) var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }

    /// What the icons of labels here take of the width at least, in points. Nil for what they need.
    public nonisolated internal(set) var labelReservedIconWidth: CGFloat? {
        get { self[LabelIconWidthKey.self] }
        set { self[LabelIconWidthKey.self] = newValue }
    }
}

extension View {
    /// The distance between the icons and the titles of the labels in this view, in points.
    public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, Diagnostics.finite(spacing, "labelIconToTitleSpacing"))
    }

    /// What the icons of the labels in this view take of the width at least, in points, so that titles begin below one another.
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, max(0, Diagnostics.finite(value, "labelReservedIconWidth") ?? 0))
    }
}
