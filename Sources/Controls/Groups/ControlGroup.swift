import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// Controls that belong together, drawn as one.
public struct ControlGroup<Content> {
    let content: Content
    /// Spoken of and shown where a style has room for it.
    let label: AnyView?

    fileprivate nonisolated init(_ content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }
}

extension ControlGroup where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content(), label: nil)
    }

    public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        let label = label()
        self.init(LabeledControlGroupContent(content: content()), label: AnyView(label))
    }

    public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(title)))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The control group that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(configuration.content, label: AnyView(configuration.label))
    }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    let content: Content
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup: View, PrimitiveView, UnaryView where Content: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let name = ControlName()
        var inner = inputs
        inner.place(view.part(inputs) { $0.content }, for: ControlGroupStyleConfiguration.Content.self)
        inner.placeLabel(view.part(inputs) { $0.label }, for: ControlGroupStyleConfiguration.Label.self, name)
        let configuration = Attribute(
            input: ControlGroupStyleConfiguration(content: .init(), label: .init()), in: inputs.subgraph)
        var outputs = inner.styled(ControlGroupKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: AutomaticControlGroupStyle(), in: subgraph)) {
                $0.makeBody(configuration: $1)
            }
        }
        // One made from a configuration is the same to those who cannot see it.
        if Content.self == ControlGroupStyleConfiguration.Content.self { return outputs }
        outputs.present(inputs) { frame, children in
            PresentedNode(type: "ControlGroup", role: .group, label: name.text, frame: frame, children: children)
        }
        return outputs
    }
}

/// The style of the platform: the controls on one bezel, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    @Environment(\.idiom) private var idiom

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if idiom == .desktop {
            BezelGroup(configuration: configuration)
        } else {
            HStack { configuration.content }
        }
    }
}

/// The style for the bar of a window: the controls on one bezel.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BezelGroup(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle {
        AutomaticControlGroupStyle()
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle {
        NavigationControlGroupStyle()
    }
}

private struct BezelGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    var body: some View {
        let height = MetricTable.value(.buttonHeight, idiom, controlSize.metricSize)
        HStack(spacing: 0) {
            Group(subviews: configuration.content) { segments in
                ForEach(segments) { segment in
                    if segment.id != segments.first?.id {
                        FaceView(SegmentDivider()).frame(width: 1, height: height * 0.6)
                    }
                    segment
                }
            }
        }
        .buttonStyle(SegmentButtonStyle())
        .toggleStyle(SegmentToggleStyle())
        .frame(minHeight: height)
        .background {
            FaceView(BezelFace(prominence: .standard, isPressed: false, radius: borderShape.radius))
        }
        .edges(are: .control)
    }
}

/// A line between the segments of a bezel.
private struct SegmentDivider: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.fill(Path(frame), drawing.ink(0.12, 0.16))
    }
}

/// A button on a group's bezel.
private struct SegmentButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        SegmentLabel(isOn: configuration.isPressed, isTinted: false) { configuration.label }
    }
}

private struct SegmentToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressReader(action: { configuration.isOn.toggle() }) { isPressed in
            SegmentLabel(isOn: configuration.isOn || isPressed, isTinted: configuration.isOn) { configuration.label }
        }
    }
}

private struct SegmentLabel<Label: View>: View {
    let isOn: Bool
    let isTinted: Bool
    @ViewBuilder let label: Label
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        let size = controlSize.metricSize
        label
            .modifier(BezelLabelModifier(prominence: isTinted ? .prominent : .standard))
            .padding(.horizontal, MetricTable.value(.buttonHorizontalPadding, idiom, size))
            .frame(minHeight: MetricTable.value(.buttonHeight, idiom, size))
            .contentShape(Rectangle())
            .background { FaceView(SegmentFace(isOn: isOn, isTinted: isTinted)) }
    }
}

/// A part of a bezel: darker while it is pressed, filled while it is on.
private struct SegmentFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var isOn: Bool
    var isTinted: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = drawing.environment.metric(.buttonCornerRadius)
        if isOn && isTinted && drawing.isEnabled {
            drawing.fill(.rounded(frame.insetBy(dx: 0.5, dy: 0), radius), drawing.accent(in: frame))
        } else if isOn {
            drawing.fill(.rounded(frame, radius), drawing.ink(0.1, 0.15))
        }
        drawing.focusRing(around: frame, radius: radius)
    }
}
