import Graph
import ViewCore

/// How buttons look that act in the usual way, on release inside.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// Stands for the button's label.
    public struct Label {}

    /// Nil for a button without one.
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    /// Whether the button is being pressed, with the pointer inside.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

/// A style that leaves the press to the library.
struct PressedButtonStyle<Style: ButtonStyle> {
    let style: Style
}

extension PressedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: style, configuration: configuration, showsFocus: true)
    }
}

/// A button that follows the press and is drawn by `style`.
package struct PressedButton<Style> {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    /// The ring for the keyboard is drawn around it; false for a style that draws its own.
    var showsFocus = false

    package init(style: Style, configuration: PrimitiveButtonStyleConfiguration, showsFocus: Bool = false) {
        self.style = style
        self.configuration = configuration
        self.showsFocus = showsFocus
    }
}

extension PressedButton: View, PrimitiveView, UnaryView where Style: ButtonStyle {
    package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let button = view.attribute
        let behavior = inputs.environmentValue(\.buttonRepeatBehavior)
        let repeats = inputs.attribute(Compared { behavior.value == .enabled })
        let press = ControlPress(inputs, repeats: repeats) {
            if button.isAlive { button.peeked.configuration.trigger() }
        }
        var inner = press.inputs(inputs)
        let label = view.part(inputs) { $0.configuration.label }
        inner.place(label, for: ButtonStyleConfiguration.Label.self)
        let configuration = inputs.attribute(
            Distinct {
                ButtonStyleConfiguration(
                    role: button.value.configuration.role, label: .init(), isPressed: press.isPressed.value)
            })
        let style = view.part(inputs) { $0.style }.attribute
        let body = TrackedBody.make(style, inner, origin: button.id) { $0.makeBody(configuration: configuration.value) }
        let showsFocus = button.peeked.showsFocus
        var outputs =
            showsFocus
            ? FocusRingModifier._makeView(
                modifier: _GraphValue(Attribute(input: FocusRingModifier(), in: inputs.subgraph)), inputs: inner
            ) { Style.Body._makeView(view: _GraphValue(body), inputs: $0) }
            : Style.Body._makeView(view: _GraphValue(body), inputs: inner)
        outputs.present(inputs, frame: press.frame) { frame, children in
            PresentedNode(frame: frame, responder: press, children: children)
        }
        return outputs
    }
}

extension View {
    /// The style of the buttons in this view.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: PressedButtonStyle(style: style)))
    }
}

/// Draws the ring for the keyboard around a control that does not draw its own.
package struct FocusRingModifier: ViewModifier {
    package nonisolated init() {}

    package func body(content: Content) -> some View {
        content.overlay { FaceView(FocusRingFace()).allowsHitTesting(false) }
    }
}

/// A ring around a rectangle with slightly rounded corners.
package struct FocusRingFace: ControlFace {
    package typealias AnimatableData = EmptyAnimatableData

    /// In points. Our own choice.
    private static let cornerRadius: CGFloat = 3

    package init() {}

    package func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.focusRing(around: frame, radius: Self.cornerRadius)
    }
}
