import CoreGraphics
import Drawing
import Graph
import ViewValues

/// The shape that a container has given itself with `containerShape(_:)`, made smaller by as much as this one lies inside of
/// its edges, so that the corners of both run alongside. A rectangle where no container has a shape.
public struct ContainerRelativeShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    var ground: ContainerGround?

    public init() {}

    public func path(in rect: CGRect) -> Path { ground?.path(in: rect) ?? Path(rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape: InsettableShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

/// A container's shape, and where it and the view that follows it lie on the surface.
struct ContainerGround: Sendable {
    let shape: any InsettableShape
    let container: CGRect
    let own: CGRect

    /// The container's shape around a part of the view, in the view's own coordinates: smaller by the distance between them
    /// where that is least.
    func path(in rect: CGRect) -> Path {
        let place = rect.offsetBy(dx: own.minX, dy: own.minY)
        let distance = min(
            place.minX - container.minX, place.minY - container.minY, container.maxX - place.maxX,
            container.maxY - place.maxY)
        return Self.path(shape, max(0, distance), in: rect)
    }

    private static func path<S: InsettableShape>(_ shape: S, _ distance: CGFloat, in rect: CGRect) -> Path {
        shape.inset(by: distance).path(in: rect.insetBy(dx: -distance, dy: -distance))
    }
}

/// A shape that has one in it that follows its container.
protocol ContainerFollowing {
    mutating func follow(_ ground: ContainerGround)
}

extension ContainerRelativeShape: ContainerFollowing {
    mutating func follow(_ ground: ContainerGround) { self.ground = ground }
}

extension _Inset: ContainerFollowing where Base: ContainerFollowing {
    mutating func follow(_ ground: ContainerGround) { base.follow(ground) }
}

extension _StrokedShape: ContainerFollowing where S: ContainerFollowing {
    mutating func follow(_ ground: ContainerGround) { shape.follow(ground) }
}

/// The nearest container with a shape.
@MainActor
final class ContainerScope {
    fileprivate let shape: Attribute<any InsettableShape>
    fileprivate let frame: Attribute<CGRect>

    fileprivate init(shape: Attribute<any InsettableShape>, frame: Attribute<CGRect>) {
        self.shape = shape
        self.frame = frame
    }
}

extension _ViewInputs {
    /// A shape as it is in the container around, drawn in `frame`.
    func following<S: Shape>(_ shape: Attribute<S>, in frame: Attribute<CGRect>) -> Attribute<S> {
        guard let scope = containerScope, S.self is any ContainerFollowing.Type else { return shape }
        return attribute(
            Computed {
                let plain = shape.value
                guard var found = plain as? any ContainerFollowing else { return plain }
                found.follow(
                    ContainerGround(shape: scope.shape.value, container: scope.frame.value, own: frame.value))
                return found as? S ?? plain
            })
    }
}

/// Tells views in it of a container's shape.
struct ContainerShapeModifier<S: InsettableShape> {
    let shape: S
}

extension ContainerShapeModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let shape = inputs.animated(modifier.part(inputs) { $0.shape }.attribute)
        var inner = inputs
        inner.containerScope = ContainerScope(
            shape: inputs.attribute(Computed { shape.value as any InsettableShape }), frame: inputs.drawnFrame())
        return body(inner)
    }
}

extension View {
    /// Says which shape the view has, for each `ContainerRelativeShape` in it to run alongside. Draws and clips nothing.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
