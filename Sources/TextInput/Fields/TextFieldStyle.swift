import Graph
import ViewCore

/// How text fields look.
///
/// A style of your own has a `_body`, in which `configuration` is the field as the next outer style draws it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// Stands for the label of a text field in the body of a style.
public struct _TextFieldStyleLabel {
    nonisolated init() {}
}

extension _TextFieldStyleLabel: Placeholder {
    public typealias Body = Never
}

/// The style of the platform: a border on the desktop, none on a phone.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        StyledField(core: configuration.core, look: .automatic)
    }
}

/// No border.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        StyledField(core: configuration.core, look: .plain)
    }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        StyledField(core: configuration.core, look: .rounded)
    }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        StyledField(core: configuration.core, look: .square)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    @MainActor @preconcurrency public static var squareBorder: SquareBorderTextFieldStyle {
        SquareBorderTextFieldStyle()
    }
}

struct TextFieldStyleModifier<Style: TextFieldStyle> {
    let style: Style
}

extension TextFieldStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0._body(configuration: $1) }, for: TextFieldKind.self)
    }
}

extension View {
    /// The style of the text fields in this view.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(TextFieldStyleModifier(style: style))
    }
}
