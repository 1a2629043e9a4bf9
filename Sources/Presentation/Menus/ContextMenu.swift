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

/// Opens a menu where the view is pressed with the secondary button, about what lies there.
package struct LocatedMenuModifier<Value: Hashable, Items> {
    let value: @MainActor (CGPoint) -> Value?
    let items: (Value) -> Items

    /// - Parameter value: what lies at a point; no menu is opened for nil.
    package nonisolated init(value: @escaping @MainActor (CGPoint) -> Value?, items: @escaping (Value) -> Items) {
        self.value = value
        self.items = items
    }
}

extension LocatedMenuModifier: ViewModifier where Items: View {
    package func body(content: Content) -> some View {
        LocatedMenuHost(content: content, value: value, items: items)
    }
}

private struct LocatedMenuHost<Content: View, Value: Hashable, Items: View>: View {
    let content: Content
    let value: @MainActor (CGPoint) -> Value?
    let items: (Value) -> Items
    @State private var menu: LocatedMenu<Value>?

    var body: some View {
        let items = items
        let value = value
        content
            .modifier(
                SecondaryPressModifier(isMeant: { value($0) != nil }) { point in
                    if let value = value(point) { menu = LocatedMenu(point: MenuPoint(point), value: value) }
                }
            )
            .modifier(
                PresentationModifier(behavior: .popup, item: $menu, identify: { AnyHashable($0) }) { menu in
                    MenuRoot(placement: .at(menu.point.location), content: items(menu.value))
                })
    }
}

private struct LocatedMenu<Value: Hashable>: Hashable {
    let point: MenuPoint
    let value: Value
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
    /// Whether a press at a point of the surface is for this view and not for one around it.
    var isMeant: @MainActor (CGPoint) -> Bool = { _ in true }
    let action: @MainActor (CGPoint) -> Void
}

extension SecondaryPressModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let modifier = modifier.attribute
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        let responder = SecondaryPress(
            inputs,
            isMeant: { point in
                guard modifier.isAlive, modifier.peeked.isMeant(point) else { return false }
                guard let content, content.isAlive else { return true }
                for node in content.value.path(at: point) {
                    if let inner = node.responder as? SecondaryPress, inner.isMeant(point) { return false }
                }
                return true
            },
            action: { if modifier.isAlive { modifier.peeked.action($0) } })
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(
                    frame: frame.value, responder: responder, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

/// Wins over whatever else follows the press, but for one further inside.
@MainActor
private final class SecondaryPress: Responder {
    let isMeant: @MainActor (CGPoint) -> Bool
    let action: @MainActor (CGPoint) -> Void
    private let isEnabled: Attribute<Bool>

    init(
        _ inputs: _ViewInputs, isMeant: @escaping @MainActor (CGPoint) -> Bool,
        action: @escaping @MainActor (CGPoint) -> Void
    ) {
        isEnabled = inputs.environmentValue(\.isEnabled)
        self.isMeant = isMeant
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
        location = event.surfaceLocation
        if isDone { return event.phase == .ended ? .ended : .active }
        guard event.phase == .began, event.isSecondary || event.modifiers.contains(.control),
            press.isMeant(location)
        else { return .failed }
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

    /// Opens a menu where the view is pressed with the secondary button, or with control held. A desktop shows the view
    /// itself beside the menu, and no preview.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }
}
