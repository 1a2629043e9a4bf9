import CoreGraphics
import CoreTransferable
import Drawing
import Graph
import ViewValues

/// Lets a view be dragged to another that takes what it stands for.
struct DraggableModifier<Preview> {
    /// Nil where there is nothing to drag.
    let payload: () -> TransferItem?
    /// What is drawn under the pointer; nil for the view as it is.
    let preview: Preview?
}

extension DraggableModifier: ViewModifier, UnaryModifier, RespondingModifier where Preview: View {
    typealias Body = Never

    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder {
        DragSource(modifier, content.display, inputs)
    }
}

@MainActor
private final class DragSource<Preview: View>: Responder {
    private let modifier: Attribute<DraggableModifier<Preview>>
    private let display: Attribute<DisplayChunk>?
    private let inputs: _ViewInputs
    private let isEnabled: Attribute<Bool>

    init(
        _ modifier: Attribute<DraggableModifier<Preview>>, _ display: Attribute<DisplayChunk>?,
        _ inputs: _ViewInputs
    ) {
        self.modifier = modifier
        self.display = display
        self.inputs = inputs
        isEnabled = inputs.environmentValue(\.isEnabled)
    }

    func makeRecognizers() -> [PointerRecognizer] {
        guard modifier.isAlive, isEnabled.peeked else { return [] }
        return [DragSourceRecognizer { [weak self] start in self?.begin(at: start) }]
    }

    private func begin(at start: CGPoint) -> DragSession? {
        guard modifier.isAlive else { return nil }
        let modifier = modifier.peeked
        guard let item = modifier.payload() else { return nil }
        if let own = modifier.preview {
            let place = Attribute(input: start, in: inputs.subgraph)
            let preview = Presentation(.passive, inputs, dismiss: {}) { inner in
                inner.attribute(Computed { DragPreview(content: own, place: place.value) })
            }
            return DragSession([item], in: inputs.tree, preview: preview, place: place)
        }
        return DragSession([item], inputs, picture: display?.value ?? .empty, from: start)
    }
}

extension DragSession {
    /// With a picture under the pointer of what was at `start` when it began, as the view itself may change or go.
    package convenience init(
        _ items: [TransferItem], _ inputs: _ViewInputs, picture: DisplayChunk, from start: CGPoint
    ) {
        let place = Attribute(input: start, in: inputs.subgraph)
        let preview = Presentation(.passive, inputs, dismiss: {}) { inner in
            inner.attribute(
                Computed {
                    let place = place.value
                    return DragPicture(
                        picture: picture, step: CGSize(width: place.x - start.x, height: place.y - start.y))
                })
        }
        self.init(items, in: inputs.tree, preview: preview, place: place)
    }
}

/// Begins to drag when the pointer has moved a little, and has the session follow it.
private final class DragSourceRecognizer: PointerRecognizer {
    private let begin: @MainActor (CGPoint) -> DragSession?
    private var start: PointerEvent?
    private var last: PointerEvent?
    private var session: DragSession?

    init(begin: @escaping @MainActor (CGPoint) -> DragSession?) {
        self.begin = begin
        super.init()
    }

    override func handle(_ event: PointerEvent) -> State {
        if event.phase == .began { start = event }
        guard let start, event.phase != .cancelled else { return .failed }
        last = event
        if state == .active { return event.phase == .ended ? .ended : .active }
        let (from, to) = (start.surfaceLocation, event.surfaceLocation)
        if hypot(to.x - from.x, to.y - from.y) >= DragSession.least { return event.phase == .ended ? .ended : .active }
        return event.phase == .ended ? .failed : .possible
    }

    override func commit() {
        guard let start, let last else { return }
        if session == nil { session = begin(start.surfaceLocation) }
        session?.move(to: last.surfaceLocation)
        guard state == .ended else { return }
        session?.drop(at: last.surfaceLocation)
        session = nil
    }

    override func cancel() {
        session?.end()
        session = nil
    }
}

/// A view under the pointer.
private struct DragPreview<Content: View>: View {
    let content: Content
    let place: CGPoint

    var body: some View {
        content.fixedSize().position(place)
    }
}

/// What a view looked like when it began to be dragged.
private struct DragPicture {
    let picture: DisplayChunk
    let step: CGSize

    /// Seen through a little. A guess.
    static let opacity = 0.7
}

extension DragPicture: View, PrimitiveView, UnaryView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let view = view.attribute
        let display = inputs.attribute(
            Computed {
                let value = view.value
                let layer = Layer(
                    content: value.picture, opacity: Self.opacity,
                    transform: CGAffineTransform(translationX: value.step.width, y: value.step.height))
                return DisplayChunk(items: value.picture.items.isEmpty ? [] : [.layer(layer)])
            })
        return _ViewOutputs(layout: inputs.fillingLayout, display: display)
    }
}

extension View {
    /// Lets the view be dragged; `payload` is what is handed to the view that it is dropped on.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier<EmptyView>(payload: { TransferItem(payload()) }, preview: nil))
    }

    /// Lets the view be dragged; `payload` is what is handed to the view that it is dropped on, `preview` what is seen under
    /// the pointer.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(payload: { TransferItem(payload()) }, preview: preview()))
    }
}
