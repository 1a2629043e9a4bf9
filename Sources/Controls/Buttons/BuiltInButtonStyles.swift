import ViewCore

/// The style of the platform: a push button on the desktop, plain tinted text on a phone.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.idiom) private var idiom

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if idiom == .desktop {
            PressedButton(style: BezelButtonStyle(prominence: .standard), configuration: configuration)
        } else {
            PressedButton(style: TextButtonStyle(look: .tinted), configuration: configuration, showsFocus: true)
        }
    }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: BezelButtonStyle(prominence: .standard), configuration: configuration)
    }
}

/// A button with a border filled with the accent colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: BezelButtonStyle(prominence: .prominent), configuration: configuration)
    }
}

/// A button that shows its label alone, in the manner of its surroundings.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    @Environment(\.idiom) private var idiom

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(
            style: TextButtonStyle(look: idiom == .desktop ? .plain : .tinted), configuration: configuration,
            showsFocus: true)
    }
}

/// A button that shows its label as it is, and dims it while it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: TextButtonStyle(look: .plain), configuration: configuration, showsFocus: true)
    }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: TextButtonStyle(look: .link), configuration: configuration, showsFocus: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    @MainActor @preconcurrency public static var link: LinkButtonStyle { LinkButtonStyle() }
}
