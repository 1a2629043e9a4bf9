import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// A label that shows further views below it, or hides them.
public struct DisclosureGroup<Label, Content> {
    /// Nil for a group that keeps for itself whether it is open.
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content
    @State private var ownIsExpanded = false

    fileprivate nonisolated init(_ isExpanded: Binding<Bool>?, _ label: Label, _ content: @escaping () -> Content) {
        self.isExpanded = isExpanded
        self.label = label
        self.content = content
    }
}

extension DisclosureGroup where Label: View, Content: View {
    /// The group begins closed and keeps for itself whether it is open.
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, label(), content)
    }

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(isExpanded, label(), content)
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(titleKey), content)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(titleKey), content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, Text(label), content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded, Text(label), content)
    }
}

extension DisclosureGroup: View where Label: View, Content: View {
    public var body: some View {
        StyledDisclosureGroup(
            isExpanded: isExpanded ?? $ownIsExpanded, label: label, content: DeferredContent(content: content))
    }
}

/// Views of a closure that runs only where they are placed.
private struct DeferredContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

/// A disclosure group that knows where it keeps whether it is open.
private struct StyledDisclosureGroup<Label: View, Content: View> {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: Content
}

extension StyledDisclosureGroup: UnaryView {
    typealias Body = Never

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let group = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: DisclosureGroupStyleConfiguration.Label.self, name)
        inner.place(view.part(inputs) { $0.content }, for: DisclosureGroupStyleConfiguration.Content.self)
        let binding = inputs.attribute(Distinct { group.value.isExpanded })
        let configuration = inputs.attribute(
            Distinct {
                DisclosureGroupStyleConfiguration(isExpanded: binding.value, label: .init(), content: .init())
            })
        return inner.styled(DisclosureGroupKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: AutomaticDisclosureGroupStyle(), in: subgraph)) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

/// The style of the platform: a chevron that turns, before the label on the desktop and after it on a phone.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ChevronDisclosure(configuration: configuration)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticDisclosureGroupStyle {
        AutomaticDisclosureGroupStyle()
    }
}

private struct ChevronDisclosure: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.idiom) private var idiom

    var body: some View {
        let isExpanded = configuration.isExpanded
        VStack(alignment: .leading) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack(spacing: MetricTable.value(.controlLabelSpacing, idiom)) {
                    if idiom == .desktop { FaceView(ChevronFace(isExpanded: isExpanded)) }
                    configuration.label
                    if idiom != .desktop {
                        Spacer(minLength: 0)
                        FaceView(ChevronFace(isExpanded: isExpanded))
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(DisclosureButtonStyle())
            .accessibilityValue(isExpanded ? "expanded" : "collapsed")
            if isExpanded {
                configuration.content
                    .padding(.leading, idiom == .desktop ? MetricTable.value(.disclosureIndent, idiom) : 0)
            }
        }
    }
}

/// The label as it is, pressed or not.
private struct DisclosureButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(ControlLabelModifier())
    }
}

/// A chevron that points along the text, and down once it is open.
struct ChevronFace: ControlFace {
    static let viewName: String? = "DisclosureGroup"

    /// From 0 for closed to 1 for open.
    var openness: CGFloat

    init(isExpanded: Bool) {
        openness = isExpanded ? 1 : 0
    }

    var animatableData: CGFloat {
        get { openness }
        set { openness = newValue }
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        let side = environment.metric(.disclosureChevronSize)
        return CGSize(width: side, height: side)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let isReversed = drawing.environment.layoutDirection == .rightToLeft
        let isDesktop = drawing.environment.idiom == .desktop
        let reach = frame.width * 0.36
        let turn = Double(openness) * .pi / 2
        let (cosine, sine) = (CGFloat(cos(turn)), CGFloat(sin(turn)))
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let turned = CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine)
            return CGPoint(x: frame.midX + (isReversed ? -turned.x : turned.x), y: frame.midY + turned.y)
        }
        let color: PaintColor =
            if isDesktop {
                drawing.ink(drawing.isEnabled ? 0.55 : 0.25, drawing.isEnabled ? 0.6 : 0.3)
            } else {
                drawing.system(.accent)
            }
        drawing.line(
            [point(-reach / 2, -reach), point(reach / 2, 0), point(-reach / 2, reach)], color,
            width: frame.width * 0.17)
    }
}
