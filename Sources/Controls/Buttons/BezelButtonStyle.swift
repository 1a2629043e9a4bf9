import CoreGraphics
import IdiomData
import ViewCore

/// A push button: its label on a bezel. The one that return triggers is filled with the accent colour.
struct BezelButtonStyle: ButtonStyle {
    let prominence: BezelFace.Prominence
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.idiom) private var idiom

    func makeBody(configuration: Configuration) -> some View {
        let isDefault = shortcut == .defaultAction && idiom == .desktop
        configuration.label
            .modifier(
                BezelModifier(
                    prominence: isDefault ? .prominent : prominence, isPressed: configuration.isPressed,
                    role: configuration.role)
            )
            .edges(are: .control)
    }
}

/// Puts what it is applied to on a bezel, in the border shape and the control size of the environment.
struct BezelModifier: ViewModifier {
    let prominence: BezelFace.Prominence
    let isPressed: Bool
    var role: ButtonRole?
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    func body(content: Content) -> some View {
        let size = controlSize.metricSize
        let isCircle = borderShape.kind == .circle
        BezelRoom(isSquare: isCircle) {
            content
                .modifier(BezelLabelModifier(prominence: prominence, role: role))
                .padding(.horizontal, isCircle ? 0 : MetricTable.value(.buttonHorizontalPadding, idiom, size))
                .frame(
                    minWidth: MetricTable.value(.buttonMinimumWidth, idiom, size),
                    minHeight: MetricTable.value(.buttonHeight, idiom, size)
                )
        }
        .background {
            FaceView(
                BezelFace(
                    prominence: prominence, isPressed: isPressed, isDestructive: role == .destructive,
                    radius: borderShape.radius))
        }
    }
}

/// As large as its content, or a square around it.
private struct BezelRoom: Layout {
    let isSquare: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let size = content.sizeThatFits(proposal)
        if !isSquare { return size }
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        guard let content = subviews.first else { return nil }
        let dimensions = content.dimensions(in: isSquare ? proposal : ProposedViewSize(bounds.size))
        return dimensions[explicit: guide].map { $0 + bounds.midY - dimensions.height / 2 }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let content = subviews.first else { return }
        content.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: isSquare ? proposal : ProposedViewSize(bounds.size))
    }
}

/// The label on a bezel: white on the accent colour, red on a phone where it is destructive.
struct BezelLabelModifier: ViewModifier {
    let prominence: BezelFace.Prominence
    var role: ButtonRole?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.idiom) private var idiom
    @Environment(\.foregroundStyle) private var foregroundStyle

    private var style: AnyShapeStyle? {
        if prominence == .prominent && isEnabled { return AnyShapeStyle(Color.white) }
        if role == .destructive && idiom != .desktop { return AnyShapeStyle(Color.red) }
        return foregroundStyle
    }

    func body(content: Content) -> some View {
        content
            .modifier(ControlLabelModifier())
            .environment(\.foregroundStyle, style)
            .onOwnGround()
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
    static let pressedOpacity = 0.5

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
