import Controls
import CoreGraphics
import ViewCore

/// Rows one below the other. The column of controls begins right of the longest label, and a row has what is left there.
struct FormColumnsLayout: Layout {
    var spacing: CGFloat

    /// How far from its leading edge each row's column of controls begins, and the greatest of those.
    private func columns(_ width: CGFloat?, _ subviews: Subviews) -> (own: [CGFloat], greatest: CGFloat) {
        var own: [CGFloat] = []
        var greatest: CGFloat = 0
        for view in subviews {
            let guide = view.dimensions(in: ProposedViewSize(width: width, height: nil))[.formColumn]
            own.append(guide)
            greatest = max(greatest, guide)
        }
        return (own, greatest)
    }

    private func proposal(_ width: CGFloat?, _ indent: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - indent) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = columns(proposal.width, subviews)
        var size = CGSize(width: 0, height: spacing * CGFloat(max(0, subviews.count - 1)))
        for (view, own) in zip(subviews, columns.own) {
            let indent = columns.greatest - own
            let row = view.sizeThatFits(self.proposal(proposal.width, indent))
            size.width = max(size.width, indent + row.width)
            size.height += row.height
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(proposal.width, subviews)
        var y = bounds.minY
        for (view, own) in zip(subviews, columns.own) {
            let indent = columns.greatest - own
            let offer = self.proposal(proposal.width, indent)
            view.place(at: CGPoint(x: bounds.minX + indent, y: y), proposal: offer)
            y += view.sizeThatFits(offer).height + spacing
        }
    }
}
