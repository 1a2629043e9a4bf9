import CoreGraphics
import Graph
import ViewValues

/// The layout of a view without children, by a closure.
package final class LeafEngine: LayoutEngine {
    /// Change it only together with `publish`.
    package var sizing: @MainActor (ProposedViewSize) -> CGSize
    /// The guides the view sets itself, for its size. Nil for none.
    package var guide: (@MainActor (AlignmentKey, CGSize) -> CGFloat?)?

    package init(_ sizing: @escaping @MainActor (ProposedViewSize) -> CGSize) {
        self.sizing = sizing
    }

    override package func computeSize(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }

    override package func computeLengthDependsOnOther(_ axis: Axis) -> Bool { self !== Self.filling }

    override package func computeDefinedGuides() -> GuideSet { guide == nil ? [] : .all }

    override package func computeExplicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { guide?(key, size) }

    /// Takes all that is proposed, and 10 points where nothing is: shapes, colours and gradients.
    static let filling = LeafEngine { $0.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)) }
}

extension _ViewInputs {
    /// The layout of shapes and the like.
    var fillingLayout: Attribute<LayoutEngine> { Attribute(input: LeafEngine.filling, in: subgraph) }
}
