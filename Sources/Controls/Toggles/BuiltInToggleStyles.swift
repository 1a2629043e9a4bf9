import CoreGraphics
import IdiomData
import ViewCore

/// The style of the platform: a check box on the desktop, a switch on a phone and in forms of groups.
public struct DefaultToggleStyle: ToggleStyle {
    @Environment(\.idiom) private var idiom
    @Environment(\.formArrangement) private var arrangement

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if idiom == .desktop, arrangement != .grouped {
            CheckboxToggleStyle().makeBody(configuration: configuration)
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

/// A check box before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration).ownTint(tint)
    }
}

/// A push button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
    /// The tint of a style that was made with one.
    func ownTint(_ tint: Color?) -> some View {
        transformEnvironment(\.tintStyle) { style in
            if let tint { style = AnyShapeStyle(tint) }
        }
    }
}

private struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize
    @Environment(\.formArrangement) private var arrangement

    var body: some View {
        let state = configuration.state
        PressReader(action: { configuration.flip() }) { isPressed in
            HStack(
                alignment: .firstTextBaseline,
                spacing: MetricTable.value(.controlLabelSpacing, idiom, controlSize.metricSize)
            ) {
                FaceView(CheckBoxFace(state: state, isPressed: isPressed))
                let label = configuration.label.modifier(ControlLabelModifier())
                if arrangement == nil {
                    label
                } else {
                    Group(subviews: label) { ExplainedLabel(parts: $0) }
                }
            }
        }
    }
}

private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration

    @Environment(\.formArrangement) private var arrangement
    @Environment(\.controlSize) private var controlSize

    /// Small in the groups of a form, as in the settings of macOS.
    private var size: ControlSize { arrangement == .grouped && controlSize == .regular ? .mini : controlSize }

    /// Of the knob's way, in seconds. Our own choice.
    private static let duration = 0.2

    var body: some View {
        let state = configuration.state
        PressReader(action: { configuration.flip() }) { isPressed in
            LabeledLine {
                configuration.label.modifier(ControlLabelModifier())
            } content: {
                FaceView(SwitchFace(state: state, isPressed: isPressed))
                    .animation(.easeInOut(duration: Self.duration), value: state)
                    .controlSize(size)
            }
        }
    }
}

private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let prominence: BezelFace.Prominence = configuration.state == .off ? .standard : .prominent
        PressReader(action: { configuration.flip() }) { isPressed in
            configuration.label
                .modifier(BezelModifier(prominence: prominence, isPressed: isPressed))
        }
        .edges(are: .control)
    }
}

extension ToggleStyleConfiguration {
    fileprivate var state: ToggleState { isMixed ? .mixed : isOn ? .on : .off }

    /// A mixed toggle goes on.
    fileprivate func flip() {
        isOn = isMixed || !isOn
    }
}
