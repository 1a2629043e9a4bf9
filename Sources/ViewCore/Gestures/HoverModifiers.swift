import CoreGraphics
import Graph
import ViewValues

/// What the pointer does over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a place in points.
    case active(CGPoint)
    /// It has left the view.
    case ended
}

/// Tells where the pointer is over the view, and when it has left.
struct HoverModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}

extension HoverModifier: RespondingModifier {
    typealias Body = Never

    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder {
        HoverListener(modifier, inputs)
    }
}

@MainActor
private final class HoverListener: HoverResponder {
    private let modifier: Attribute<HoverModifier>
    private let frame: Attribute<CGRect>
    private let spaces: [NamedSpace]

    init(_ modifier: Attribute<HoverModifier>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        frame = inputs.drawnFrame()
        spaces = inputs.coordinateSpaces
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    func hover(_ point: CGPoint?) { hover(point, onSurface: point) }

    func hover(_ point: CGPoint?, onSurface surfacePoint: CGPoint?) {
        guard modifier.isAlive else { return }
        let modifier = modifier.peeked
        guard let point, let surfacePoint else { return modifier.action(.ended) }
        let frame = frame
        let localize = { @MainActor (point: CGPoint) -> CGPoint in
            guard frame.isAlive else { return point }
            let origin = frame.value.origin
            return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        modifier.action(.active(spaces.place(point, surfacePoint, in: modifier.space, localize)))
    }
}

extension View {
    /// Runs an action when the pointer comes over the view and when it leaves it.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverChangeModifier(action: action))
    }

    /// Runs an action whenever the pointer moves over the view, with its place in points, and when it has left.
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }

    /// Runs an action whenever the pointer moves over the view, with its place in a coordinate space, and when it has left.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }
}

/// Tells when the pointer comes over the view and when it leaves it.
struct HoverChangeModifier {
    let action: (Bool) -> Void
}

extension HoverChangeModifier: RespondingModifier {
    typealias Body = Never

    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder {
        HoverChangeListener(modifier)
    }
}

@MainActor
private final class HoverChangeListener: HoverResponder {
    private let modifier: Attribute<HoverChangeModifier>
    private var isOver = false

    init(_ modifier: Attribute<HoverChangeModifier>) {
        self.modifier = modifier
    }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    func hover(_ point: CGPoint?) {
        guard modifier.isAlive, isOver != (point != nil) else { return }
        isOver = point != nil
        modifier.peeked.action(isOver)
    }
}
