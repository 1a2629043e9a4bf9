import ViewCore

/// How a picker shows its options.
public protocol PickerStyle {
    static var _look: _PickerLook { get }
}

/// The looks that pickers have, for the library.
public struct _PickerLook: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case menu
        case inline
        case radioGroup
        case segmented
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }
}

/// The style of the platform: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _look: _PickerLook { _PickerLook(.automatic) }
}

/// A button that opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _look: _PickerLook { _PickerLook(.menu) }
}

/// All options at their place in the view around: radio buttons, or items of the menu that the picker is in.
public struct InlinePickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _look: _PickerLook { _PickerLook(.inline) }
}

/// A radio button for each option.
public struct RadioGroupPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _look: _PickerLook { _PickerLook(.radioGroup) }
}

/// A row of segments, one for each option.
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _look: _PickerLook { _PickerLook(.segmented) }
}

/// Options that are icons, in a row.
public struct PalettePickerStyle: PickerStyle {
    public nonisolated init() {}
    public static var _look: _PickerLook { _PickerLook(.segmented) }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { _PickerLook(.automatic) }
}

private struct HorizontalRadioGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }

    var isRadioGroupHorizontal: Bool {
        get { self[HorizontalRadioGroupKey.self] }
        set { self[HorizontalRadioGroupKey.self] = newValue }
    }
}

extension View {
    /// How the pickers in this view show their options.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look)
    }

    /// Puts the radio buttons of the pickers in this view into a row.
    public nonisolated func horizontalRadioGroupLayout() -> some View {
        environment(\.isRadioGroupHorizontal, true)
    }
}
