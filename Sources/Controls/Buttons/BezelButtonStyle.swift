import CoreGraphics
import IdiomData
import ViewCore

/// A push button: its label on a bezel.
struct BezelButtonStyle: ButtonStyle {
    let prominence: BezelFace.Prominence
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        let size = controlSize.metricSize
        configuration.label
            .modifier(BezelLabelModifier(prominence: prominence))
            .padding(.horizontal, MetricTable.value(.buttonHorizontalPadding, idiom, size))
            .frame(
                minWidth: MetricTable.value(.buttonMinimumWidth, idiom, size),
                minHeight: MetricTable.value(.buttonHeight, idiom, size)
            )
            .background {
                FaceView(
                    BezelFace(
                        prominence: prominence, isPressed: configuration.isPressed,
                        isDestructive: configuration.role == .destructive))
            }
            .edges(are: .control)
    }
}

/// The label on a bezel: white on the accent colour.
struct BezelLabelModifier: ViewModifier {
    let prominence: BezelFace.Prominence
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyle) private var foregroundStyle

    func body(content: Content) -> some View {
        content
            .modifier(ControlLabelModifier())
            .environment(
                \.foregroundStyle,
                prominence == .prominent && isEnabled ? AnyShapeStyle(Color.white) : foregroundStyle
            )
            .multilineTextAlignment(.center)
    }
}

/// A button without a bezel.
struct TextButtonStyle: ButtonStyle {
    enum Look {
        case plain
        case tinted
        case link
    }

    let look: Look
    @Environment(\.foregroundStyle) private var foregroundStyle

    /// What a label keeps of its opacity while it is pressed. Our own choice.
    private static let pressedOpacity = 0.5

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(ControlLabelModifier())
            .environment(\.foregroundStyle, style(configuration.role))
            .opacity(configuration.isPressed ? Self.pressedOpacity : 1)
    }

    private func style(_ role: ButtonRole?) -> AnyShapeStyle? {
        switch look {
        case .plain: foregroundStyle
        case .tinted: role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        case .link: AnyShapeStyle(Color(system: .link))
        }
    }
}
