import CoreGraphics
import Graph
import ViewCore

/// The track of a slider with its knob, which follows the pointer and the keys.
struct SliderTrack {
    let face: SliderFace
    let number: SliderNumber
}

extension SliderTrack: UnaryView {
    typealias Body = Never

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let track = view.attribute
        let drag = SliderDrag(inputs, number: track.peeked.number)
        let face = inputs.attribute(
            Distinct {
                var face = track.value.face
                face.isPressed = drag.isPressed.value
                return FaceView(face)
            })
        var inner = inputs
        inner.environment = drag.environment(inputs)
        var outputs = FaceView<SliderFace>._makeView(view: _GraphValue(face), inputs: inner)
        outputs.present(inputs, frame: drag.frame) { frame, children in
            PresentedNode(frame: frame, touch: .rect, responder: drag, children: children)
        }
        return outputs
    }
}

/// Moves a slider's knob: to the pointer, and along with it; by the arrow keys while it has the keyboard.
@MainActor
final class SliderDrag: Responder, KeyResponder, PointerFollower {
    let isPressed: Attribute<Bool>
    private let isFocusShown: Attribute<Bool>
    private let environment: Attribute<EnvironmentValues>
    let frame: Attribute<CGRect>
    private let number: SliderNumber
    private weak var tree: ViewGraph?
    /// From the knob's centre to where it was taken. Nil while it is not.
    private var grip: CGFloat?
    private var location = CGPoint.zero
    private var isEditing = false

    init(_ inputs: _ViewInputs, number: SliderNumber) {
        isPressed = Attribute(input: false, in: inputs.subgraph)
        isFocusShown = Attribute(input: false, in: inputs.subgraph)
        environment = inputs.environment
        frame = inputs.drawnFrame()
        self.number = number
        tree = inputs.tree
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

    private var geometry: SliderGeometry {
        SliderGeometry(
            frame: frame.peeked, fraction: number.fraction, stepCount: number.stepCount, environment.peeked)
    }

    // MARK: The pointer

    func makeRecognizers() -> [PointerRecognizer] { canAct ? [FollowingRecognizer(self)] : [] }

    func handle(_ event: PointerEvent) -> PointerRecognizer.State {
        guard canAct else { return .failed }
        location = event.location
        switch event.phase {
        case .began:
            let knob = geometry.knob
            // A knob that was taken stays under the pointer; elsewhere it jumps there.
            grip = knob.contains(location) ? location.x - knob.midX : 0
            return .active
        case .moved: return .active
        case .ended: return .ended
        case .cancelled: return .failed
        }
    }

    func commit(_ state: PointerRecognizer.State) {
        guard let grip, canAct else {
            finish()
            return
        }
        if !isEditing {
            isEditing = true
            look(pressed: true)
            number.editing(true)
        }
        number.move(to: geometry.fraction(at: location.x - grip))
        if state != .active { finish() }
    }

    func cancel() { finish() }

    private func finish() {
        grip = nil
        guard isEditing else { return }
        isEditing = false
        look(pressed: false)
        number.editing(false)
    }

    private func look(pressed: Bool) {
        let isPressed = isPressed
        tree?.enqueue(Transaction()) { isPressed.set(pressed) }
    }

    // MARK: The keys

    var canFocus: Bool { canAct }

    func press(_ key: KeyPress) -> Bool {
        guard canAct, key.modifiers.isEmpty else { return false }
        let isReversed = environment.peeked.layoutDirection == .rightToLeft
        switch key.name {
        case "left": number.step(isReversed ? 1 : -1)
        case "right": number.step(isReversed ? -1 : 1)
        case "up": number.step(1)
        case "down": number.step(-1)
        case "home": number.move(to: 0)
        case "end": number.move(to: 1)
        default: return false
        }
        return true
    }

    func focusChanged(_ hasFocus: Bool, isVisible: Bool) {
        let isFocusShown = isFocusShown
        tree?.enqueue(Transaction()) { isFocusShown.set(hasFocus && isVisible) }
    }
}
