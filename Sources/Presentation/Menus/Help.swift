import Controls
import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// Shows a text beside the pointer when that rests on the view.
struct HelpModifier {
    let text: Text
    @State private var point: HelpPoint?

    init(text: Text) {
        self.text = text
    }
}

extension HelpModifier: ViewModifier {
    func body(content: Content) -> some View {
        let text = text
        content
            .modifier(RestModifier { point = $0.map(HelpPoint.init) })
            .modifier(
                PresentationModifier(behavior: .passive, item: $point, identify: { AnyHashable($0) }) { point in
                    TooltipRoot(text: text, point: point)
                })
    }
}

/// Where the pointer rests.
struct HelpPoint: Hashable {
    let x: CGFloat
    let y: CGFloat

    init(_ location: CGPoint) {
        x = location.x
        y = location.y
    }
}

private struct TooltipRoot: View {
    let text: Text
    let point: HelpPoint
    @Environment(\.idiom) private var idiom

    init(text: Text, point: HelpPoint) {
        self.text = text
        self.point = point
    }

    /// From the pointer's tip to below the pointer, in points. Our own choice.
    private static let distance: CGFloat = 20
    private static let widest: CGFloat = 280

    var body: some View {
        SurfaceCoordinates { direction in
            MenuLayout(
                anchor: .zero, placement: .at(CGPoint(x: point.x + 4, y: point.y + Self.distance))
            ) {
                text.font(.system(size: 11)).foregroundStyle(Color.primary)
                    .padding(.horizontal, MetricTable.value(.tooltipPadding, idiom) + 2)
                    .padding(.vertical, MetricTable.value(.tooltipPadding, idiom) - 1)
                    .frame(maxWidth: Self.widest).fixedSize()
                    .environment(\.layoutDirection, direction)
                    .background { FaceView(PanelFace(kind: .tooltip, radius: 3)) }
            }
        }
    }
}

/// Tells when the pointer has rested on the view for a while, and when it has gone.
private struct RestModifier {
    let action: @MainActor (CGPoint?) -> Void
}

extension RestModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let modifier = modifier.attribute
        let rest = PointerRest(inputs) { if modifier.isAlive { modifier.peeked.action($0) } }
        rest.watch(inputs)
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(frame: frame.value, responder: rest, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

@MainActor
private final class PointerRest: HoverResponder {
    private let action: @MainActor (CGPoint?) -> Void
    private let time: Attribute<Double>
    /// When the pointer came, and where it is. Nil while it is elsewhere.
    private let rest: Attribute<(since: Double, at: CGPoint)?>
    private weak var tree: ViewGraph?
    private var isShown = false

    /// Seconds that the pointer has to be on the view. A guess.
    static let delay = 1.0

    init(_ inputs: _ViewInputs, action: @escaping @MainActor (CGPoint?) -> Void) {
        self.action = action
        time = inputs.tree.time
        rest = Attribute(input: nil, in: inputs.subgraph)
        tree = inputs.tree
    }

    /// Looks at the clock while the pointer is on the view and nothing is shown yet.
    func watch(_ inputs: _ViewInputs) {
        let (rest, time) = (rest, time)
        let watcher = inputs.attribute(
            Computed { [weak self] in
                guard let now = rest.value, let self, !self.isShown else { return }
                guard time.value - now.since >= Self.delay else { return }
                self.isShown = true
                self.tree?.queueAction("help") { self.action(now.at) }
            })
        Graph.makeEffect(watcher.id, .observer, isDue: true)
    }

    func hover(_ point: CGPoint?) {
        guard rest.isAlive else { return }
        let (rest, time) = (rest, time)
        guard let point else {
            tree?.enqueue(Transaction()) { rest.set(nil) }
            if isShown { action(nil) }
            isShown = false
            return
        }
        tree?.enqueue(Transaction()) { rest.set((rest.peeked?.since ?? time.peeked, point)) }
    }

    func makeRecognizers() -> [PointerRecognizer] {
        if isShown { action(nil) }
        return []
    }
}

extension View {
    /// Shows a text when the pointer rests on the view, and speaks it to those who cannot see.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    public nonisolated func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
