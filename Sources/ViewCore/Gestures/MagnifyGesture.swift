import CoreGraphics
import Foundation
import ViewValues

/// Two fingers on a touchpad that go apart or together.
public nonisolated struct MagnifyGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// How many times the distance of the fingers is what it was at first.
        public var magnification: CGFloat
        /// How much that changes in a second.
        public var velocity: CGFloat
        /// Where the gesture began, in fractions of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's own coordinates.
        public var startLocation: CGPoint
    }

    /// The gesture begins when the magnification has changed by so much.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        PinchRecognizer(context, least: gesture.minimumScaleDelta, rest: 1) {
            $0.scale
        } value: { pinch in
            Value(
                time: pinch.time, magnification: pinch.amount, velocity: pinch.velocity, startAnchor: pinch.anchor,
                startLocation: pinch.location)
        }
    }
}

/// Two fingers on a touchpad that turn around one another.
public nonisolated struct RotateGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        /// How far the fingers have turned, clockwise.
        public var rotation: Angle
        /// How far they turn in a second.
        public var velocity: Angle
        /// Where the gesture began, in fractions of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's own coordinates.
        public var startLocation: CGPoint
    }

    /// The gesture begins when the fingers have turned so far.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        let least = CGFloat(gesture.minimumAngleDelta.radians)
        return PinchRecognizer(context, least: least, rest: 0) {
            $0.rotation
        } value: { pinch in
            Value(
                time: pinch.time, rotation: .radians(Double(pinch.amount)), velocity: .radians(Double(pinch.velocity)),
                startAnchor: pinch.anchor, startLocation: pinch.location)
        }
    }
}

/// Apple's older gesture for two fingers that go apart or together. Its value is the magnification.
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = CGFloat

    /// The gesture begins when the magnification has changed by so much.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<CGFloat> {
        PinchRecognizer(context, least: gesture.minimumScaleDelta, rest: 1) {
            $0.scale
        } value: {
            $0.amount
        }
    }
}

/// Apple's older gesture for two fingers that turn around one another. Its value is the angle, clockwise.
public nonisolated struct RotationGesture: Gesture {
    public typealias Body = Never
    public typealias Value = Angle

    /// The gesture begins when the fingers have turned so far.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Angle> {
        let least = CGFloat(gesture.minimumAngleDelta.radians)
        return PinchRecognizer(context, least: least, rest: 0) {
            $0.rotation
        } value: {
            .radians(Double($0.amount))
        }
    }
}

/// What a pinch has come to.
private struct PinchState {
    let time: Date
    let amount: CGFloat
    let velocity: CGFloat
    let anchor: UnitPoint
    let location: CGPoint
}

/// Follows one of the two things that two fingers do.
private final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
    private let context: _GestureContext
    private let least: CGFloat
    private let rest: CGFloat
    private let measure: @MainActor (PointerEvent.Pinch) -> CGFloat
    private let value: @MainActor (PinchState) -> Value
    private var start: PointerEvent?
    private var hasBegun = false
    private var motion = MotionTracker()

    /// Begins when what is measured differs from `rest` by `least`.
    init(
        _ context: _GestureContext, least: CGFloat, rest: CGFloat,
        measure: @escaping @MainActor (PointerEvent.Pinch) -> CGFloat, value: @escaping @MainActor (PinchState) -> Value
    ) {
        self.context = context
        self.least = least
        self.rest = rest
        self.measure = measure
        self.value = value
    }

    override func handle(_ event: PointerEvent) -> Phase {
        guard let pinch = event.pinch, event.phase != .cancelled else { return .failed }
        if event.phase == .began { start = event }
        guard let start else { return .failed }
        let amount = measure(pinch)
        motion.add(CGVector(dx: amount, dy: 0), at: event.time)
        hasBegun = hasBegun || (event.phase != .began && abs(amount - rest) >= least)
        guard hasBegun else { return event.phase == .ended ? .failed : .possible }
        let location = context.localize(start.location)
        let size = context.size()
        let anchor = UnitPoint(
            x: size.width > 0 ? location.x / size.width : 0, y: size.height > 0 ? location.y / size.height : 0)
        let state = PinchState(
            time: Date(timeIntervalSinceReferenceDate: event.time), amount: amount, velocity: motion.velocity.dx,
            anchor: anchor, location: location)
        return event.phase == .ended ? .ended(value(state)) : .changed(value(state))
    }
}
