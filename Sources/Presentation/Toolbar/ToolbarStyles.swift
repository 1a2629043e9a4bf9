import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// A button that is an item of a toolbar. Under a sheet it looks as it would anywhere.
struct ToolbarButtonStyle: PrimitiveButtonStyle {
    @Environment(\.toolbarPlace) private var place

    func makeBody(configuration: Configuration) -> some View {
        if place == .sheet {
            Button(configuration)
        } else {
            PressedButton(style: WindowToolbarButtonStyle(), configuration: configuration)
        }
    }
}

/// A button in a window's toolbar: its label alone, on a ground while it is pressed.
private struct WindowToolbarButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ToolbarButtonLook(
            label: configuration.label, isPressed: configuration.isPressed,
            isDestructive: configuration.role == .destructive)
    }
}

private struct ToolbarButtonLook: View {
    let label: ButtonStyleConfiguration.Label
    let isPressed: Bool
    let isDestructive: Bool
    @Environment(\.idiom) private var idiom

    var body: some View {
        let height = MetricTable.value(.toolbarButtonHeight, idiom)
        label
            .lineLimit(1)
            .modifier(ControlLabelModifier())
            .environment(\.foregroundStyle, isDestructive ? AnyShapeStyle(Color.red) : nil)
            .padding(.horizontal, MetricTable.value(.toolbarButtonPadding, idiom))
            .frame(minWidth: height, minHeight: height)
            .background { FaceView(ToolbarButtonFace(isPressed: isPressed)).accessibilityHidden(true) }
    }
}

/// The ground of a pressed button in a toolbar.
struct ToolbarButtonFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var isPressed: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        if isPressed { drawing.fill(.rounded(frame, 6), drawing.ink(0.1, 0.14)) }
        if drawing.environment.isControlFocusShown { drawing.focusRing(around: frame, radius: 6) }
    }
}

/// A toggle in a window's toolbar: a button that stays down while it is on.
struct ToolbarToggleStyle: ToggleStyle {
    @Environment(\.toolbarPlace) private var place

    func makeBody(configuration: Configuration) -> some View {
        if place == .sheet {
            DefaultToggleStyle().makeBody(configuration: configuration)
        } else {
            PressReader(action: { configuration.isOn = configuration.isMixed || !configuration.isOn }) { isPressed in
                ToolbarToggleLook(
                    label: configuration.label, isOn: configuration.isOn || configuration.isMixed, isPressed: isPressed)
            }
        }
    }
}

private struct ToolbarToggleLook: View {
    let label: ToggleStyleConfiguration.Label
    let isOn: Bool
    let isPressed: Bool
    @Environment(\.idiom) private var idiom

    var body: some View {
        let height = MetricTable.value(.toolbarButtonHeight, idiom)
        label
            .lineLimit(1)
            .modifier(ControlLabelModifier())
            .environment(\.foregroundStyle, isOn ? AnyShapeStyle(.tint) : nil)
            .padding(.horizontal, MetricTable.value(.toolbarButtonPadding, idiom))
            .frame(minWidth: height, minHeight: height)
            .background { FaceView(ToolbarButtonFace(isPressed: isPressed || isOn)).accessibilityHidden(true) }
    }
}

/// A label in a window's toolbar is its icon; the title is spoken.
struct ToolbarItemLabelStyle: LabelStyle {
    @Environment(\.toolbarPlace) private var place

    func makeBody(configuration: Configuration) -> some View {
        if place == .sheet {
            Label(configuration)
        } else {
            configuration.icon.font(.system(size: 16))
        }
    }
}
