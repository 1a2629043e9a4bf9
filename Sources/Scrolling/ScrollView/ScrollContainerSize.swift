import CoreGraphics
import Graph
import ViewCore

/// The size by which views in a scroll view are sized that go by their container: the room it is given, without its margins.
///
/// The room is known once everything around was laid out, for which the content may be asked first. So it is handed down
/// when it is known: until then, within the same tick, the container around stands for it.
struct ScrollContainerSize: Rule {
    private let frame: Attribute<ViewFrame>
    private let settings: Attribute<ScrollSettings>
    private let size: Attribute<CGSize>
    private unowned(unsafe) let tree: ViewGraph

    @MainActor
    static func make(_ inputs: _ViewInputs, settings: Attribute<ScrollSettings>) -> Attribute<CGSize> {
        let first = Graph.withoutRecording { inputs.containerSize.value }
        let size = Attribute(input: first, in: inputs.subgraph)
        let rule = inputs.attribute(
            ScrollContainerSize(frame: inputs.frame, settings: settings, size: size, tree: inputs.tree))
        Graph.makeEffect(rule.id, .observer, isDue: true)
        return size
    }

    mutating func update(_ output: inout Output<Void>) {
        let frame = frame.value
        let margins = settings.value.contentMargins
        // Across the direction of scrolling the frame follows the content, and so cannot say how large that should be.
        let room = CGSize(
            width: max(0, length(frame.proposal.width, frame.size.width) - margins.leading - margins.trailing),
            height: max(0, length(frame.proposal.height, frame.size.height) - margins.top - margins.bottom))
        if room != size.peeked {
            let size = size
            tree.queueAction("a scroll view's size") { if size.isAlive { size.set(room) } }
        }
        output.set(())
    }

    private func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
        if let proposed, proposed.isFinite { return proposed }
        return own
    }
}
