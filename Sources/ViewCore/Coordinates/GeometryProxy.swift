import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Tells the size and the place of a view.
///
/// Unchecked: it is used on the main actor alone, like the graph that its handles point into.
public struct GeometryProxy: @unchecked Sendable {
    private let frameAttribute: Attribute<ViewFrame>
    private let sizeAttribute: Attribute<CGSize>
    private let safeArea: Attribute<SafeArea>
    private let spaces: [NamedSpace]
    private let transform: Attribute<ProjectionTransform>?

    /// Of the view that has the frame of `inputs`.
    @MainActor
    package init(_ inputs: _ViewInputs) {
        let frame = inputs.frame
        frameAttribute = frame
        sizeAttribute = inputs.attribute(Compared { frame.value.size })
        safeArea = inputs.safeArea
        spaces = inputs.coordinateSpaces
        transform = inputs.reportedTransform
    }

    /// In points.
    public var size: CGSize { onMainActor { sizeAttribute.isAlive ? sizeAttribute.value : .zero } }

    /// How far what covers the edges of the window, or of what is around, reaches beyond the view.
    public var safeAreaInsets: EdgeInsets {
        onMainActor {
            guard frameAttribute.isAlive, safeArea.isAlive else { return EdgeInsets() }
            let frame = frameAttribute.value
            let growth = safeArea.value.growth(of: CGRect(origin: frame.origin, size: frame.size), edges: .all)
            return frame.direction == .leftToRight ? growth : growth.mirrored
        }
    }

    /// The frame in the coordinates of the view itself, of the window or of the space of a name around the view.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        onMainActor {
            guard frameAttribute.isAlive else { return .zero }
            if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
            let rect = frameAttribute.value.rect
            guard let space = spaces.space(coordinateSpace) else { return rect.transformed(by: transform) }
            let origin = space.frame.value.rect.origin
            if space.transform == transform { return rect.offsetBy(dx: -origin.x, dy: -origin.y) }
            // Effects between the space and the view show in the frame, those around both do not.
            let own = rect.transformed(by: transform)
            return own.untransformed(by: space.transform).offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// What a space with a name covers, in the view's own coordinates; nil if there is none around the view.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        onMainActor {
            guard frameAttribute.isAlive, let space = spaces.innermost(coordinateSpace.coordinateSpace) else {
                return nil
            }
            let own = frameAttribute.value.rect
            return space.frame.value.rect.offsetBy(dx: -own.minX, dy: -own.minY)
        }
    }

    /// What an anchor means, in the view's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        onMainActor {
            guard frameAttribute.isAlive else { return anchor.value(from: .zero) }
            return anchor.value(from: frameAttribute.value.rect.origin)
        }
    }
}
