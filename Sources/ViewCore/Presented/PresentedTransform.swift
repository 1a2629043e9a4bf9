import CoreGraphics
import Drawing
import Graph

/// How the coordinates in which a view was laid out lie on its surface, where effects around it have moved them.
@MainActor
package struct PresentedTransform {
    /// To the surface, when the node was made.
    let matrix: ProjectionTransform
    /// To the surface at any time.
    let live: Attribute<ProjectionTransform>

    /// A point of the surface, as it was when the node was made.
    func localize(_ point: CGPoint) -> CGPoint { point.applying(matrix.inverted()) }

    /// A point of the surface as it is now.
    func localizeNow(_ point: CGPoint) -> CGPoint {
        let matrix = live.isAlive ? live.value : matrix
        return matrix.isInvertible ? point.applying(matrix.inverted()) : point
    }

    /// A step on the surface, as it is now.
    func localizeNow(step: CGSize) -> CGSize {
        let matrix = live.isAlive ? live.value : matrix
        guard matrix.isInvertible else { return step }
        return step.applying(matrix.inverted().derivative(at: .zero))
    }
}

extension PresentedNode {
    /// The same as an effect around it moves it. Effects farther in have been applied before.
    func transformed(by outer: PresentedTransform) -> PresentedNode {
        if outer.matrix.isIdentity { return self }
        return changed { node in
            node.moveGivenFrame(by: outer.matrix)
            if let inner = transform {
                node.transform = PresentedTransform(
                    matrix: inner.matrix.concatenating(outer.matrix), live: inner.live)
            } else {
                node.transform = outer
            }
            node.children = children.map { $0.transformed(by: outer) }
        }
    }

    /// The box of the clip on the surface. Nil for no limit.
    package var clipBounds: CGRect? {
        guard let clip else { return nil }
        return transform.map { $0.matrix.bounds(of: clip.boundingRect) } ?? clip.boundingRect
    }
}
