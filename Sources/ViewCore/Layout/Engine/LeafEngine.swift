import CoreGraphics
import Graph
import ViewValues

/// The layout of a view without children, by a closure.
final class LeafEngine: LayoutEngine {
    var sizing: @MainActor (ProposedViewSize) -> CGSize

    init(_ sizing: @escaping @MainActor (ProposedViewSize) -> CGSize) {
        self.sizing = sizing
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }

    /// Takes all that is proposed, and 10 points where nothing is: shapes, colours and gradients.
    static let filling = LeafEngine { $0.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)) }
}

extension _ViewInputs {
    /// The layout of shapes and the like.
    var fillingLayout: Attribute<LayoutEngine> { Attribute(input: LeafEngine.filling, in: subgraph) }
}
