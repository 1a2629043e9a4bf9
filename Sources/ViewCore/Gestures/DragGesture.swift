import CoreGraphics
import Foundation
import ViewValues

/// A press that moves.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it were let go now.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.glide, y: location.y + velocity.height * Self.glide)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.glide,
                height: translation.height + velocity.height * Self.glide)
        }

        /// Seconds of motion that a release still covers. Guess.
        private static let glide: CGFloat = 0.25
    }

    /// In points; the drag begins when the pointer has come this far.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor
    public static func _makeRecognizer(gesture: DragGesture, context: _GestureContext) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture: gesture, context: context)
    }
}

final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    private let gesture: DragGesture
    private let context: _GestureContext
    private var start: PointerEvent?
    private var hasBegun = false
    private var motion = MotionTracker()

    init(gesture: DragGesture, context: _GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    override func handle(_ event: PointerEvent) -> Phase {
        if event.phase == .began { start = event }
        guard let start, event.pinch == nil else { return .failed }
        measure(event)
        if !hasBegun {
            let (from, to) = (start.surfaceLocation, event.surfaceLocation)
            let distance = hypot(to.x - from.x, to.y - from.y)
            hasBegun = distance >= gesture.minimumDistance
        }
        switch event.phase {
        case .began, .moved: return hasBegun ? .changed(value(event, start)) : .possible
        case .ended: return hasBegun ? .ended(value(event, start)) : .failed
        case .cancelled: return .failed
        }
    }

    private func place(_ event: PointerEvent) -> CGPoint {
        context.place(event.location, event.surfaceLocation, in: gesture.coordinateSpace)
    }

    private func measure(_ event: PointerEvent) {
        let location = gesture.coordinateSpace == .local ? event.location : event.surfaceLocation
        motion.add(CGVector(dx: location.x, dy: location.y), at: event.time)
    }

    private func value(_ event: PointerEvent, _ start: PointerEvent) -> DragGesture.Value {
        let velocity = motion.velocity
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: place(event), startLocation: place(start),
            velocity: CGSize(width: velocity.dx, height: velocity.dy))
    }
}
