import CoreGraphics
import Drawing
import Graph
import IdiomData
import ViewValues

/// A view that can have the keyboard.
struct FocusableView<Content> {
    let content: Content
    let focusing: Focusing

    /// Whether it can, and what for.
    struct Focusing {
        let isFocusable: Bool
        let interactions: FocusInteractions
        let onFocusChange: (Bool) -> Void
    }
}

extension FocusableView: View, PrimitiveView, UnaryView where Content: View {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let modifier = view.part(inputs) { $0.focusing }.attribute
        let holder = FocusHolder<Content>(modifier, inputs)
        let isFocused = holder.isFocused
        var inner = inputs
        let outer = inputs.environment
        inner.environment = inputs.attribute(
            Computed {
                var values = outer.value
                let has = isFocused.value
                if modifier.value.isFocusable && values.isFocused != has { values.isFocused = has }
                return values
            })
        var outputs = Content._makeView(view: view.part(inputs) { $0.content }, inputs: inner)
        let frame = inputs.drawnFrame()
        let isShown = inputs.attribute(
            Compared { isFocused.value && modifier.value.isFocusable && outer.value.isFocusEffectEnabled })
        let ring = inputs.attribute(FocusRing(isShown: isShown, frame: frame, environment: outer))
        outputs.display = Gathering.stacked([outputs.display, ring], inputs)
        let content = outputs.presented
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(
                    frame: frame.value, touch: .rect, responder: holder, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

/// Has the keyboard for a view that has no use of its own for it; modifiers around it hear the keys.
@MainActor
private final class FocusHolder<Content>: Responder, KeyResponder {
    let isFocused: Attribute<Bool>
    private let modifier: Attribute<FocusableView<Content>.Focusing>
    private let isEnabled: Attribute<Bool>
    private weak var tree: ViewGraph?

    init(_ modifier: Attribute<FocusableView<Content>.Focusing>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        isFocused = Attribute(input: false, in: inputs.subgraph)
        isEnabled = inputs.environmentValue(\.isEnabled)
        tree = inputs.tree
    }

    var canFocus: Bool { modifier.isAlive && modifier.peeked.isFocusable && isEnabled.peeked }
    var isSimultaneous: Bool { true }

    func press(_ key: KeyPress) -> Bool { false }

    func focusChanged(_ hasFocus: Bool) {
        guard modifier.isAlive else { return }
        let isFocused = isFocused
        tree?.enqueue(Transaction()) { isFocused.set(hasFocus) }
        let action = modifier.peeked.onFocusChange
        tree?.queueAction("focusable(_:onFocusChange:)") { action(hasFocus) }
    }

    func makeRecognizers() -> [PointerRecognizer] {
        guard canFocus, modifier.peeked.interactions.contains(.edit) else { return [] }
        return [
            FocusingRecognizer(isSimultaneous: true) { [weak self] in
                guard let self else { return }
                tree?.focus.focus(self)
            }
        ]
    }
}

/// Gives a view the keyboard when it is pressed, beside whatever else that means.
private final class FocusingRecognizer: PointerRecognizer {
    private let focus: @MainActor () -> Void

    init(isSimultaneous: Bool, _ focus: @escaping @MainActor () -> Void) {
        self.focus = focus
        super.init(isSimultaneous: isSimultaneous)
    }

    override func handle(_ event: PointerEvent) -> State { event.phase == .began ? .ended : .failed }
    override func commit() { focus() }
}

/// The ring around a view that has the keyboard.
private struct FocusRing: Rule {
    let isShown: Attribute<Bool>
    let frame: Attribute<CGRect>
    let environment: Attribute<EnvironmentValues>
    private var version: UInt64 = 0

    init(isShown: Attribute<Bool>, frame: Attribute<CGRect>, environment: Attribute<EnvironmentValues>) {
        self.isShown = isShown
        self.frame = frame
        self.environment = environment
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        version += 1
        var items: [DisplayItem] = []
        if isShown.value {
            let values = environment.value
            let width = MetricTable.value(.focusRingWidth, values.idiom)
            let rect = frame.value.insetBy(dx: -width / 2, dy: -width / 2)
            let paint = TintShapeStyle()._resolvedStyle(in: values).paint(in: rect)
            let ring = Path(roundedRect: rect, cornerRadius: width / 2)
            let content = DisplayChunk(items: [.stroke(ring, StrokeStyle(lineWidth: width), paint)])
            items = [.layer(Layer(content: content, opacity: 0.5))]
        }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}

extension View {
    /// Whether the view can have the keyboard: by a click, by the tab key or by a `FocusState`.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, .automatic) { _ in }
    }

    /// Whether the view can have the keyboard, and what for. A view that does not edit is not given it by a click.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable, interactions) { _ in }
    }

    /// Apple's older spelling, with an action for when the keyboard comes and goes.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        focusable(isFocusable, .automatic, onFocusChange)
    }

    private nonisolated func focusable(
        _ isFocusable: Bool, _ interactions: FocusInteractions, _ onFocusChange: @escaping (Bool) -> Void
    ) -> FocusableView<Self> {
        FocusableView(
            content: self,
            focusing: .init(isFocusable: isFocusable, interactions: interactions, onFocusChange: onFocusChange))
    }
}
