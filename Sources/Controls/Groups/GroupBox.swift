import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// A box around views that belong together, with a title if it has one.
public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// Apple's older spelling.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content())
    }
}

extension GroupBox where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The group box that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension GroupBox: View, PrimitiveView, UnaryView where Label: View, Content: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: GroupBoxStyleConfiguration.Label.self, name)
        inner.place(view.part(inputs) { $0.content }, for: GroupBoxStyleConfiguration.Content.self)
        let configuration = Attribute(
            input: GroupBoxStyleConfiguration(label: .init(), content: .init()), in: inputs.subgraph)
        var outputs = inner.styled(GroupBoxKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultGroupBoxStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        // One made from a configuration is the same to those who cannot see it.
        if Label.self == GroupBoxStyleConfiguration.Label.self { return outputs }
        outputs.present(inputs) { frame, children in
            PresentedNode(type: "GroupBox", role: .group, label: name.text, frame: frame, children: children)
        }
        return outputs
    }
}

/// The style of the platform: the title above a box on the desktop, in it on a phone.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.idiom) private var idiom

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let padding = MetricTable.value(.groupPadding, idiom)
        if idiom == .desktop {
            VStack(alignment: .leading, spacing: MetricTable.value(.groupTitleSpacing, idiom)) {
                configuration.label
                    .font(.subheadline)
                    .padding(.leading, padding)
                VStack { configuration.content }
                    .padding(padding)
                    .background { FaceView(GroupBoxFace()) }
            }
        } else {
            VStack(alignment: .leading, spacing: MetricTable.value(.groupTitleSpacing, idiom)) {
                configuration.label.font(.headline)
                VStack { configuration.content }.frame(maxWidth: .infinity)
            }
            .padding(padding)
            .background { FaceView(GroupBoxFace()) }
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    @MainActor @preconcurrency public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The box of a group: a little darker than what is behind it, with a hairline around it on the desktop.
struct GroupBoxFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    static let viewName: String? = "GroupBox"

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = drawing.environment.metric(.groupCornerRadius)
        let shape = Path.rounded(frame, radius)
        if drawing.environment.idiom == .desktop {
            drawing.fill(shape, drawing.ink(0.03, 0.04))
            drawing.edge(frame, radius: radius, drawing.ink(0.09, 0.1))
        } else {
            drawing.fill(shape, drawing.system(.groupedBackground))
        }
    }
}
