import CoreGraphics
import CoreTransferable
import Graph
import UniformTypeIdentifiers
import ViewValues

/// What is done with what is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing: the drag goes on to whoever else takes it.
    case cancel
    /// Nothing: it may not be dropped here.
    case forbidden
    case copy
    case move
}

/// What a view would do with what is dragged over it.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view.
public struct DropInfo {
    /// In the coordinates of the view.
    public let location: CGPoint
    let items: [TransferItem]

    /// Whether any of it is of one of these types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        items.contains { $0.isOffered(as: contentTypes) }
    }

    /// Whether any of it is of one of the types with these names.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.compactMap { UTType($0) })
    }

    /// What of it is of one of these types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { $0.isOffered(as: contentTypes) }.map(\.provider)
    }

    /// What of it is of one of the types with these names.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.compactMap { UTType($0) })
    }
}

extension TransferItem {
    fileprivate func isOffered(as types: [UTType]) -> Bool {
        transfers.contains { offer in types.contains { offer.contentType.conforms(to: $0) } }
    }

    /// The one that was dragged, if it was one.
    fileprivate var provider: NSItemProvider { value as? NSItemProvider ?? NSItemProvider(self) }
}

/// Decides what a view does with what is dragged over it and dropped on it.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it takes what is dragged, which is of a type that the view takes.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped, and tells whether it has done something with it.
    func performDrop(info: DropInfo) -> Bool
    /// What is dragged has come over the view.
    func dropEntered(info: DropInfo)
    /// What is dragged has moved over the view. Nil for what it would have done before.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// What is dragged has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

/// Takes what is dropped on a view as a delegate says.
struct DropDelegateModifier {
    let types: [UTType]
    let delegate: any DropDelegate
}

extension DropDelegateModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        let target = DelegatedTarget(modifier.attribute, frame, isEnabled: inputs.environmentValue(\.isEnabled))
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(frame: frame.value, responder: target, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

@MainActor
private final class DelegatedTarget: DropResponder {
    private let modifier: Attribute<DropDelegateModifier>
    private let frame: Attribute<CGRect>
    private let isEnabled: Attribute<Bool>
    private var entered: DropInfo?
    private var items: [TransferItem] = []
    private var operation = DropOperation.copy

    init(_ modifier: Attribute<DropDelegateModifier>, _ frame: Attribute<CGRect>, isEnabled: Attribute<Bool>) {
        self.modifier = modifier
        self.frame = frame
        self.isEnabled = isEnabled
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    private func info(_ items: [TransferItem], _ point: CGPoint) -> DropInfo {
        let origin = frame.peeked.origin
        return DropInfo(location: CGPoint(x: point.x - origin.x, y: point.y - origin.y), items: items)
    }

    func takes(_ items: [TransferItem]) -> Bool { takes(items, at: frame.peeked.origin) }

    func takes(_ items: [TransferItem], at point: CGPoint) -> Bool {
        guard modifier.isAlive, isEnabled.peeked else { return false }
        // What it has let in stays, until it leaves.
        if entered != nil { return true }
        let value = modifier.peeked
        guard items.contains(where: { $0.isOffered(as: value.types) }) else { return false }
        self.items = items
        return value.delegate.validateDrop(info: info(items, point))
    }

    func dragMoved(_ point: CGPoint?) {
        guard modifier.isAlive else { return }
        let delegate = modifier.peeked.delegate
        guard let point else {
            if let entered { delegate.dropExited(info: entered) }
            entered = nil
            return
        }
        let now = info(items, point)
        if entered == nil {
            operation = .copy
            delegate.dropEntered(info: now)
        }
        entered = now
        if let proposal = delegate.dropUpdated(info: now) { operation = proposal.operation }
    }

    func dropBegins() { entered = nil }

    func drop(_ items: [TransferItem], at point: CGPoint) {
        guard modifier.isAlive else { return }
        let delegate = modifier.peeked.delegate
        let now = info(items, point)
        if operation == .cancel || operation == .forbidden {
            delegate.dropExited(info: now)
        } else {
            _ = delegate.performDrop(info: now)
        }
    }
}

/// Hands what is dropped to a closure.
private struct ClosureDrop {
    let types: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool
}

extension ClosureDrop: DropDelegate {
    func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
    func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }

    func performDrop(info: DropInfo) -> Bool {
        isTargeted?.wrappedValue = false
        return action(info.itemProviders(for: types), info.location)
    }
}

extension View {
    /// Lets the view be dragged; `data` makes what is offered to the view that it is dropped on.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DraggableModifier<EmptyView>(payload: { data().item }, preview: nil))
    }

    /// Lets the view be dragged; `data` makes what is offered to the view that it is dropped on, `preview` is seen under the
    /// pointer.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(payload: { data().item }, preview: preview()))
    }

    /// Lets the view be dragged where the action makes something to offer; nil for nothing.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DraggableModifier<EmptyView>(payload: { action?()?.item }, preview: nil))
    }

    /// Takes what is of one of the types when it is dropped on the view. `isTargeted` is true while such is over the view; the
    /// action tells whether it has done something.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is of one of the types when it is dropped on the view. The action gets the place in the view's own
    /// coordinates too.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(
            of: supportedContentTypes,
            delegate: ClosureDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action))
    }

    /// Takes what is of one of the types when it is dropped on the view, as a delegate says.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
    }

    /// Takes what is of one of the types with these names when it is dropped on the view.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
    }

    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
    }
}
