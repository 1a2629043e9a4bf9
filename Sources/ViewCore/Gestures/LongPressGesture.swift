import CoreGraphics
import ViewValues

/// A press that is held.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Bool

    /// In seconds.
    public var minimumDuration: Double
    /// In points: moving further fails.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Bool> {
        LongPressRecognizer(gesture: gesture, context: context)
    }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    private let gesture: LongPressGesture
    private let context: _GestureContext
    private var start: PointerEvent?

    init(gesture: LongPressGesture, context: _GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    override func handle(_ event: PointerEvent) -> Phase {
        guard event.pinch == nil else { return .failed }
        let duration = gesture.minimumDuration.isFinite ? max(gesture.minimumDuration, 0) : 0
        if event.phase == .began {
            start = event
            context.continueAt(event.time + duration)
        }
        guard let start, event.phase != .cancelled else { return .failed }
        let distance = hypot(
            event.surfaceLocation.x - start.surfaceLocation.x, event.surfaceLocation.y - start.surfaceLocation.y)
        if distance > gesture.maximumDistance { return .failed }
        // The clock may be short of the time by the last bits of its numbers.
        if event.time - start.time >= duration - 1e-6 { return .ended(true) }
        return event.phase == .ended ? .failed : .tentative(true)
    }
}

/// Tells when a press begins and when it is over.
private nonisolated struct PressingGesture: Gesture {
    typealias Body = Never
    typealias Value = Bool

    let press: LongPressGesture
    let onPressingChanged: (Bool) -> Void

    @MainActor
    static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Bool> {
        var isPressed = false
        func tell(_ pressed: Bool) {
            guard pressed != isPressed else { return }
            isPressed = pressed
            gesture.onPressingChanged(pressed)
        }
        let press = LongPressGesture._makeRecognizer(gesture: gesture.press, context: context)
        let recognizer = ObservingRecognizer(press) { phase in
            switch phase {
            case .tentative, .changed: tell(true)
            case .ended, .failed: tell(false)
            case .possible: break
            }
        }
        recognizer.onCancel = { tell(false) }
        return recognizer
    }
}

extension View {
    /// Runs an action when the view has been pressed for some seconds. `onPressingChanged` is told when a press begins and
    /// when it is over.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        let pressing = PressingGesture(press: press) { onPressingChanged?($0) }
        return gesture(pressing.onEnded { _ in action() })
    }

    /// Runs an action when the view has been pressed for some seconds. `pressing` is told when a press begins and when it
    /// is over.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
