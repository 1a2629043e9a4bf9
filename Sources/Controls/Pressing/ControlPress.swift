import CoreGraphics
import Graph
import ViewCore

/// Follows the pointer and the keys on a control that acts when it is pressed: it looks pressed while the pointer is inside
/// during the press, and acts on release inside, or on space and return while it has the keyboard.
@MainActor
package final class ControlPress: Responder, KeyResponder {
    package let isPressed: Attribute<Bool>
    private let isFocusShown: Attribute<Bool>
    private let isEnabled: Attribute<Bool>
    package let frame: Attribute<CGRect>
    private weak var tree: ViewGraph?
    private let action: @MainActor () -> Void
    /// Whether it acts when it is pressed, and again and again while it is held down, and not on release. Nil for not.
    private let repeats: Attribute<Bool>?

    package init(
        _ inputs: _ViewInputs, repeats: Attribute<Bool>? = nil, action: @escaping @MainActor () -> Void
    ) {
        isPressed = Attribute(input: false, in: inputs.subgraph)
        isFocusShown = Attribute(input: false, in: inputs.subgraph)
        isEnabled = inputs.environmentValue(\.isEnabled)
        frame = inputs.drawnFrame()
        tree = inputs.tree
        self.action = action
        self.repeats = repeats
        if let repeats {
            PressRepeat.start(inputs, isPressed: isPressed, repeats: repeats) { [weak self] in self?.perform() }
        }
    }

    var actsOnPress: Bool { repeats.map { $0.isAlive && $0.peeked } ?? false }

    /// The inputs for what the control looks like.
    package func inputs(_ inputs: _ViewInputs) -> _ViewInputs {
        var inner = inputs
        let outer = inputs.environment
        let isFocusShown = isFocusShown
        inner.environment = inputs.attribute(
            Computed {
                var values = outer.value
                let isShown = isFocusShown.value
                if values.isControlFocusShown != isShown { values.isControlFocusShown = isShown }
                return values
            })
        return inner
    }

    private var canAct: Bool { isEnabled.isAlive && isEnabled.peeked }

    func perform() {
        if canAct { action() }
    }

    // MARK: The pointer

    package func makeRecognizers() -> [PointerRecognizer] { canAct ? [FollowingRecognizer(PressFollower(self))] : [] }

    func contains(_ point: CGPoint) -> Bool { frame.isAlive && frame.peeked.contains(point) }

    func look(pressed: Bool) {
        let isPressed = isPressed
        guard isPressed.isAlive else { return }
        tree?.enqueue(Transaction()) { isPressed.set(pressed) }
    }

    // MARK: The keys

    package var canFocus: Bool { canAct }

    package func press(_ key: KeyPress) -> Bool {
        guard canAct, key.modifiers.isEmpty, key.name == "space" || key.name == "return" else { return false }
        action()
        return true
    }

    package func focusChanged(_ hasFocus: Bool, isVisible: Bool) {
        let isFocusShown = isFocusShown
        tree?.enqueue(Transaction()) { isFocusShown.set(hasFocus && isVisible) }
    }
}

/// One press, from the button going down to its being let go. It stays open until then, so that a gesture around the
/// control that takes precedence can still win.
private final class PressFollower: PointerFollower {
    private let press: ControlPress
    private let actsOnPress: Bool
    private var looksPressed = false
    private var hasActed = false

    init(_ press: ControlPress) {
        self.press = press
        actsOnPress = press.actsOnPress
    }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        let isInside = press.contains(event.location)
        switch event.phase {
        case .began, .moved:
            look(pressed: isInside)
            return actsOnPress ? .active : .possible
        case .ended:
            look(pressed: false)
            return isInside ? .ended : .failed
        case .cancelled:
            look(pressed: false)
            return .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        if actsOnPress ? !hasActed && state == .active : state == .ended {
            hasActed = true
            press.perform()
        }
    }

    func cancel() { look(pressed: false) }

    private func look(pressed: Bool) {
        if pressed == looksPressed { return }
        looksPressed = pressed
        press.look(pressed: pressed)
    }
}
