import CoreGraphics
import Graph
import ViewValues

/// A movement of the pointer that means something.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency var body: Body { get }

    /// A recognizer for one sequence of events, for the library.
    static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value>
}

extension Gesture where Body.Value == Value {
    public static func _makeRecognizer(gesture: Self, context: _GestureContext) -> _GestureRecognizer<Value> {
        Body._makeRecognizer(gesture: gesture.body, context: context)
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) is recognized by the library and has no body") }
}

/// Where a gesture is recognized.
@MainActor
public struct _GestureContext {
    /// Turns a point of the surface into the view's own coordinates.
    let localize: @MainActor (CGPoint) -> CGPoint
    /// The view's own.
    let size: @MainActor () -> CGSize
    /// Those around the view that have names.
    let spaces: [NamedSpace]
    /// Has the last event come again, as one that moves nothing, at a time on the host's clock.
    let continueAt: @MainActor (Double) -> Void

    /// A point that lies at `location` where the view is laid out and at `surfaceLocation` in the window.
    func place(_ location: CGPoint, _ surfaceLocation: CGPoint, in space: CoordinateSpace) -> CGPoint {
        spaces.place(location, surfaceLocation, in: space, localize)
    }
}

extension [NamedSpace] {
    /// A point that lies at `location` where a view is laid out and at `surfaceLocation` in the window. `localize` turns
    /// it into the view's own coordinates.
    @MainActor
    func place(
        _ location: CGPoint, _ surfaceLocation: CGPoint, in space: CoordinateSpace,
        _ localize: @MainActor (CGPoint) -> CGPoint
    ) -> CGPoint {
        if space == .local { return localize(location) }
        guard let known = self.space(space), known.frame.isAlive else { return surfaceLocation }
        let origin = known.frame.value.rect.origin
        let point = CGRect(origin: surfaceLocation, size: .zero).untransformed(by: known.transform).origin
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

/// What a gesture makes of a sequence of events: a value while it goes on, a last one at its end.
@MainActor
public class _GestureRecognizer<Value> {
    package enum Phase {
        case possible
        /// Nothing is decided, but there is a value to tell of.
        case tentative(Value)
        case changed(Value)
        case ended(Value)
        case failed
    }

    /// Still possible after a release, as it needs another press.
    package var isWaiting: Bool { false }
    /// The phase after an event. Runs nothing.
    package func handle(_ event: PointerEvent) -> Phase { .failed }
    /// Runs what callers asked for, after `phase` was allowed to happen. Outer modifiers are run after inner ones.
    package func commit(_ phase: Phase) {}
    /// It did not come to an end.
    package func cancel() {}
}
