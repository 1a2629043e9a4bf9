import CoreGraphics
import CoreTransferable
import Graph
import ViewValues

/// Takes what is dropped on a view.
struct DropDestinationModifier<Payload: Transferable> {
    let action: ([Payload], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension DropDestinationModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        let target = DropTarget(modifier.attribute, frame, isEnabled: inputs.environmentValue(\.isEnabled))
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(
                    frame: frame.value, responder: target, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

@MainActor
private final class DropTarget<Payload: Transferable>: DropResponder {
    private let modifier: Attribute<DropDestinationModifier<Payload>>
    private let frame: Attribute<CGRect>
    private let isEnabled: Attribute<Bool>
    private var isTargeted = false

    init(
        _ modifier: Attribute<DropDestinationModifier<Payload>>, _ frame: Attribute<CGRect>, isEnabled: Attribute<Bool>
    ) {
        self.modifier = modifier
        self.frame = frame
        self.isEnabled = isEnabled
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    func takes(_ items: [TransferItem]) -> Bool {
        modifier.isAlive && isEnabled.peeked && items.contains { $0.canBecome(Payload.self) }
    }

    func dragMoved(_ point: CGPoint?) {
        guard modifier.isAlive, isTargeted != (point != nil) else { return }
        isTargeted = point != nil
        modifier.peeked.isTargeted(isTargeted)
    }

    func drop(_ items: [TransferItem], at point: CGPoint) {
        guard modifier.isAlive else { return }
        let origin = frame.peeked.origin
        let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        items.hand { [weak self] (payloads: [Payload]) in
            guard let self, modifier.isAlive else { return }
            _ = modifier.peeked.action(payloads, place)
        }
    }
}

extension [TransferItem] {
    /// Hands those that can be taken as values of a type to an action: at once if none needs a conversion.
    @MainActor
    package func hand<T: Transferable>(to action: @escaping @MainActor ([T]) -> Void) {
        let taken = filter { $0.canBecome(T.self) }
        let ready = taken.compactMap { $0.value(as: T.self) }
        if ready.count == taken.count { return action(ready) }
        Task { @MainActor in
            var values: [T] = []
            for item in taken {
                do {
                    values.append(try await item.load(T.self))
                } catch {
                    Diagnostics.report("something that was dropped was left out, as it could not be taken: \(error)")
                }
            }
            if !values.isEmpty { action(values) }
        }
    }
}

extension View {
    /// Takes values of a type that are dropped on the view. `action` gets them with the place in the view's own coordinates
    /// and tells whether it has done something with them; `isTargeted` hears when some are over the view and when they have
    /// gone.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropDestinationModifier(action: action, isTargeted: isTargeted))
    }
}
