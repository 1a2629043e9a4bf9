import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// A button that opens a menu: the closed part of menus and pickers.
struct MenuButton<Label: View, Content: View>: View {
    enum Look {
        case bezel
        case plain
        /// Of a window's toolbar: as the buttons beside it.
        case toolbar
        /// Of a bar of menus: marked while the menu is open.
        case title
    }

    let look: Look
    let arrows: MenuArrowsFace.Kind
    var placement = MenuPlacement.below
    /// Takes all the width there is, as a picker does.
    var isFlexible = false
    /// What a press on the label does instead of opening the menu.
    var primaryAction: (@MainActor () -> Void)?
    let label: Label
    let content: Content
    @State private var isOpen = false
    @Environment(\.menuSession) private var session
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.isInWindowToolbar) private var isInToolbar

    private var shownLook: Look { look == .bezel && isInToolbar ? .toolbar : look }

    var body: some View {
        if session != nil {
            MenuItem(opensSubmenu: true, action: { isOpen = true }, label: label)
                .modifier(opening(.attached, .beside))
        } else {
            PressReader(action: { isOpen = true }) { isPressed in
                MenuButtonFace(
                    look: shownLook, arrows: indicator == .hidden ? nil : arrows, isPressed: isPressed || isOpen,
                    isFlexible: isFlexible, primaryAction: primaryAction, label: label)
            }
            .modifier(opening(.popup, placement))
        }
    }

    private func opening(
        _ behavior: Presentation.Behavior, _ placement: MenuPlacement
    ) -> PresentationModifier<PresenceItem, MenuRoot<Content>> {
        let content = content
        return PresentationModifier(behavior: behavior, item: $isOpen.asItem, identify: { $0 }) { _ in
            MenuRoot(placement: placement, content: content)
        }
    }
}

private struct MenuButtonFace<Label: View>: View {
    let look: MenuButton<Label, EmptyView>.Look
    let arrows: MenuArrowsFace.Kind?
    let isPressed: Bool
    let isFlexible: Bool
    let primaryAction: (@MainActor () -> Void)?
    let label: Label
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    init(
        look: MenuButton<Label, some View>.Look, arrows: MenuArrowsFace.Kind?, isPressed: Bool, isFlexible: Bool,
        primaryAction: (@MainActor () -> Void)?, label: Label
    ) {
        switch look {
        case .bezel: self.look = .bezel
        case .plain: self.look = .plain
        case .toolbar: self.look = .toolbar
        case .title: self.look = .title
        }
        self.arrows = arrows
        self.isPressed = isPressed
        self.isFlexible = isFlexible
        self.primaryAction = primaryAction
        self.label = label
    }

    var body: some View {
        let size = controlSize.metricSize
        let padding = MetricTable.value(.buttonHorizontalPadding, idiom, size)
        let height = MetricTable.value(.popUpButtonHeight, idiom, size)
        let toolbarHeight = MetricTable.value(.toolbarButtonHeight, idiom)
        let side = min(MetricTable.value(.pickerArrowsWidth, idiom, size), height - 6)
        HStack(spacing: 6) {
            text.onOwnGround(look == .bezel)
            if isFlexible { Spacer(minLength: 0) }
            if let arrows {
                FaceView(MenuArrowsFace(kind: arrows, isBoxed: look == .bezel))
                    .frame(width: look == .bezel ? side : 8, height: look == .bezel ? side : 10)
                    .accessibilityHidden(true)
            }
        }
        .padding(.leading, look == .bezel ? padding : 0)
        .padding(.trailing, look == .bezel ? (arrows == nil ? padding : 3) : 0)
        .padding(.horizontal, look == .toolbar ? MetricTable.value(.toolbarButtonPadding, idiom) : 0)
        .frame(minHeight: look == .bezel ? height : look == .toolbar ? toolbarHeight : nil)
        .background {
            if look == .toolbar { FaceView(ToolbarButtonFace(isPressed: isPressed)).accessibilityHidden(true) }
            if look == .bezel { FaceView(BezelFace(prominence: .standard, isPressed: isPressed)) }
            if look == .title && isPressed {
                RoundedRectangle(cornerRadius: 4).fill(Color.primary.opacity(0.12)).accessibilityHidden(true)
            }
        }
    }

    @ViewBuilder private var text: some View {
        if let primaryAction {
            PressReader(action: primaryAction) { _ in label.lineLimit(1).modifier(ControlLabelModifier()) }
        } else {
            label.lineLimit(1).modifier(ControlLabelModifier())
        }
    }
}

/// The arrows at the end of a button that opens a menu.
struct MenuArrowsFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    enum Kind {
        /// Up and down, of a choice.
        case both
        /// Down, of a list of actions.
        case down
    }

    var kind: Kind
    /// White on a square of the accent colour.
    var isBoxed: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        var color = drawing.system(.primary)
        if !drawing.isEnabled { color.opacity *= Float(ControlLabelModifier.disabledOpacity) }
        // In proportion to the square of a regular control, which has 16 points.
        let scale = isBoxed ? min(1, frame.height / 16) : 1
        if isBoxed && drawing.isEnabled {
            let box = Path.rounded(frame, 4 * scale)
            drawing.fill(box, drawing.accent(in: frame))
            drawing.fill(box, drawing.vertical(drawing.white(0.17), drawing.white(0), in: frame))
            color = drawing.white(1)
        }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        func chevron(_ y: CGFloat, _ direction: CGFloat) {
            drawing.line(
                [
                    CGPoint(x: middle.x - 2.6 * scale, y: y),
                    CGPoint(x: middle.x, y: y + 2.6 * direction * scale),
                    CGPoint(x: middle.x + 2.6 * scale, y: y),
                ], color, width: 1.4 * max(scale, 0.8))
        }
        switch kind {
        case .both:
            chevron(middle.y - 1.9 * scale, -1)
            chevron(middle.y + 1.9 * scale, 1)
        case .down: chevron(middle.y - 1.1 * scale, 1)
        }
    }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons that open menus show it by an arrow.
    public internal(set) var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Whether the buttons in this view that open menus show it by an arrow.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
