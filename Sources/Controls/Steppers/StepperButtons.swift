import CoreGraphics
import Graph
import ViewCore

/// The buttons of a stepper, which follow the pointer and the keys.
struct StepperButtons {
    let face: StepperFace
    let steps: LiveSteps
    /// False where what the stepper belongs to takes the keyboard itself.
    var takesKeyboard = true
}

extension StepperButtons: UnaryView {
    typealias Body = Never

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let buttons = view.attribute
        let press = StepperPress(inputs, steps: buttons.peeked.steps, takesKeyboard: buttons.peeked.takesKeyboard)
        let face = inputs.attribute(
            Distinct {
                var face = buttons.value.face
                face.pressed = press.pressed.value
                return FaceView(face)
            })
        var inner = inputs
        inner.environment = press.environment(inputs)
        var outputs = FaceView<StepperFace>._makeView(view: _GraphValue(face), inputs: inner)
        outputs.present(inputs, frame: press.frame) { frame, children in
            PresentedNode(frame: frame, touch: .rect, responder: press, children: children)
        }
        return outputs
    }
}

/// Steps when a button is pressed and again while it is held down, and by the arrow keys while it has the keyboard.
@MainActor
final class StepperPress: Responder, KeyResponder, PointerFollower {
    let pressed: Attribute<AccessibilityAdjustmentDirection?>
    private let isFocusShown: Attribute<Bool>
    private let environment: Attribute<EnvironmentValues>
    let frame: Attribute<CGRect>
    private let steps: LiveSteps
    private let takesKeyboard: Bool
    private weak var tree: ViewGraph?
    private var direction: AccessibilityAdjustmentDirection?
    private var isEditing = false

    init(_ inputs: _ViewInputs, steps: LiveSteps, takesKeyboard: Bool) {
        let pressed = Attribute<AccessibilityAdjustmentDirection?>(input: nil, in: inputs.subgraph)
        self.pressed = pressed
        isFocusShown = Attribute(input: false, in: inputs.subgraph)
        environment = inputs.environment
        frame = inputs.drawnFrame()
        self.steps = steps
        self.takesKeyboard = takesKeyboard
        tree = inputs.tree
        let isHeld = inputs.attribute(Compared { pressed.value != nil })
        PressRepeat.start(inputs, isPressed: isHeld, repeats: Attribute(input: true, in: inputs.subgraph)) {
            [weak self] in
            self?.step()
        }
    }

    func environment(_ inputs: _ViewInputs) -> Attribute<EnvironmentValues> {
        let outer = inputs.environment
        let isFocusShown = isFocusShown
        return inputs.attribute(
            Computed {
                var values = outer.value
                let isShown = isFocusShown.value
                if values.isControlFocusShown != isShown { values.isControlFocusShown = isShown }
                return values
            })
    }

    private var canAct: Bool { environment.isAlive && environment.peeked.isEnabled }

    private func step() {
        if let direction, canAct { steps.step(direction) }
    }

    // MARK: The pointer

    func makeRecognizers() -> [PointerRecognizer] { canAct ? [FollowingRecognizer(self)] : [] }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        guard canAct, frame.isAlive else { return .failed }
        let hit = StepperFace.direction(at: event.location, in: frame.peeked, environment.peeked)
        switch event.phase {
        case .began:
            guard let hit else { return .failed }
            direction = hit
            return .active
        case .moved:
            if hit != direction { look(nil) }
            return .active
        case .ended: return .ended
        case .cancelled: return .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        if state == .active && !isEditing && direction != nil {
            isEditing = true
            steps.edit(true)
            if let direction, steps.can(direction) { look(direction) }
            step()
        } else if state != .active {
            finish()
        }
    }

    func cancel() { finish() }

    private func finish() {
        direction = nil
        look(nil)
        guard isEditing else { return }
        isEditing = false
        steps.edit(false)
    }

    private func look(_ direction: AccessibilityAdjustmentDirection?) {
        let pressed = pressed
        guard pressed.isAlive else { return }
        tree?.enqueue(Transaction()) { pressed.set(direction) }
    }

    // MARK: The keys

    var canFocus: Bool { takesKeyboard && canAct }

    func press(_ key: KeyPress) -> Bool {
        guard canAct, key.modifiers.isEmpty else { return false }
        switch key.name {
        case "up": steps.step(.increment)
        case "down": steps.step(.decrement)
        default: return false
        }
        return true
    }

    func focusChanged(_ hasFocus: Bool, isVisible: Bool) {
        let isFocusShown = isFocusShown
        tree?.enqueue(Transaction()) { isFocusShown.set(hasFocus && isVisible) }
    }
}
