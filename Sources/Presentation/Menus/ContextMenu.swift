import CoreGraphics
import Graph
import ViewCore

/// Opens a menu where the view is pressed with the secondary button, or with control held.
struct ContextMenuModifier<Items> {
    let items: Items
}

extension ContextMenuModifier: ViewModifier where Items: View {
    func body(content: Content) -> some View {
        ContextMenuHost(content: content, items: items)
    }
}

private struct ContextMenuHost<Content: View, Items: View>: View {
    let content: Content
    let items: Items
    @State private var point: MenuPoint?

    var body: some View {
        let items = items
        content
            .modifier(SecondaryPressModifier { point = MenuPoint($0) })
            .modifier(
                PresentationModifier(behavior: .popup, item: $point, identify: { AnyHashable($0) }) { point in
                    MenuRoot(placement: .at(point.location), content: items)
                })
    }
}

/// Where a menu was asked for.
private struct MenuPoint: Hashable {
    let x: CGFloat
    let y: CGFloat

    init(_ location: CGPoint) {
        x = location.x
        y = location.y
    }

    var location: CGPoint { CGPoint(x: x, y: y) }
}

/// Hears of presses with the secondary button.
struct SecondaryPressModifier {
    let action: @MainActor (CGPoint) -> Void
}

extension SecondaryPressModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let modifier = modifier.attribute
        let responder = SecondaryPress(inputs) { if modifier.isAlive { modifier.peeked.action($0) } }
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(
                    frame: frame.value, responder: responder, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

/// Wins over whatever else follows the press.
@MainActor
private final class SecondaryPress: Responder {
    let action: @MainActor (CGPoint) -> Void
    private let isEnabled: Attribute<Bool>

    init(_ inputs: _ViewInputs, action: @escaping @MainActor (CGPoint) -> Void) {
        isEnabled = inputs.environmentValue(\.isEnabled)
        self.action = action
    }

    var isHighPriority: Bool { true }
    var takesSecondaryButton: Bool { true }

    func makeRecognizers() -> [PointerRecognizer] { [FollowingRecognizer(SecondaryPressFollower(self))] }
}

private final class SecondaryPressFollower: PointerFollower {
    private let press: SecondaryPress
    private var location = CGPoint.zero
    private var isDone = false

    init(_ press: SecondaryPress) {
        self.press = press
    }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        location = event.location
        if isDone { return event.phase == .ended ? .ended : .active }
        guard event.phase == .began, event.isSecondary || event.modifiers.contains(.control) else { return .failed }
        return .active
    }

    func commit(_ state: PointerRecognizer.State) {
        if isDone { return }
        isDone = true
        press.action(location)
    }

    func cancel() {}
}

extension View {
    /// Opens a menu where the view is pressed with the secondary button, or with control held.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
