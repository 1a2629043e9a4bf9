import CoreGraphics
import IdiomData
import ViewCore

private struct ControlFocusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// A length or count of the idiom's table, at the control size of here.
    package func metric(_ name: MetricName) -> CGFloat { MetricTable.value(name, idiom, controlSize.metricSize) }

    /// Whether the control here has the keyboard and shows it.
    package var isControlFocusShown: Bool {
        get { self[ControlFocusKey.self] }
        set { self[ControlFocusKey.self] = newValue }
    }
}

/// The text of a control's label: the size of the control's font where no font was chosen, dimmed while it is disabled.
package struct ControlLabelModifier: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled

    /// What a disabled label keeps of its opacity: what takes the label colour to the disabled control text colour of
    /// macOS, 0.25 of 0.85.
    package nonisolated static let disabledOpacity = 0.3

    package nonisolated init() {}

    package func body(content: Content) -> some View {
        let usual = Font.system(size: MetricTable.value(.controlFontSize, idiom, controlSize.metricSize))
        // Where the label is placed: there may be another font than where it is given.
        return
            content
            .transformEnvironment(\.font) { if $0 == nil { $0 = usual } }
            .opacity(isEnabled ? 1 : Self.disabledOpacity)
    }
}

extension View {
    /// What lies on a control's own ground, and not on that of a selected row around the control.
    package nonisolated func onOwnGround(_ isOnGround: Bool = true) -> some View {
        transformEnvironment(\.backgroundProminence) { if isOnGround { $0 = .standard } }
    }
}
