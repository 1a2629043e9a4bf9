import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// A sheet in its surface: the rest dimmed, the content on a panel in the middle.
struct SheetRoot<Content> {
    let content: Content
    @State private var look = PresentationLook()
    @State private var bar = WindowBarContent()
    @Environment(\.idiom) fileprivate var idiom

    init(content: Content) {
        self.content = content
    }
}

extension SheetRoot: View where Content: View {
    private var radius: CGFloat { look.cornerRadius ?? MetricTable.value(.sheetCornerRadius, idiom) }

    var body: some View {
        CenteredPanelLayout(
            barHeight: SheetBar.isNeeded(bar) ? SheetBar.height(idiom) : 0, sizing: look.sizing
        ) {
            FaceView(DimFace()).accessibilityHidden(true)
            SheetContent(content: content, bar: $bar)
                .onPreferenceChange(PresentationLookKey.self) { look = $0 }
                .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
                .background { ChosenPanelGround(look: look, radius: radius) }
                .background { FaceView(PanelFace(kind: .sheet, radius: radius)) }
        }
    }
}

/// Its first view fills it, its second lies in the middle with the size it likes, as far as there is room.
///
/// A view that takes whatever it is given likes no size; it gets a part of the surface.
struct CenteredPanelLayout: Layout {
    /// The part of the surface that a sheet gets that does not say how large it is. Our own choice.
    static let flexiblePart: CGFloat = 0.75
    /// What a bar under the view takes of its height.
    var barHeight: CGFloat = 0
    /// The size that the view chose. Nil for the one that it likes.
    var sizing: ChosenSizing?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count >= 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let ideal = subviews[1].sizeThatFits(.unspecified)
        let large = subviews[1].sizeThatFits(ProposedViewSize(width: 10_000, height: 10_000))
        var size = CGSize(
            width: Self.length(ideal.width, large.width, in: bounds.width),
            height: Self.length(ideal.height, large.height, in: bounds.height, fixed: barHeight))
        if let chosen = sizing?.proposal(subviews[1]) {
            if let width = chosen.width, width.isFinite { size.width = min(max(0, width), bounds.width) }
            if let height = chosen.height, height.isFinite { size.height = min(max(0, height), bounds.height) }
        }
        subviews[1].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
    }

    private static func length(_ ideal: CGFloat, _ large: CGFloat, in room: CGFloat, fixed: CGFloat = 0) -> CGFloat {
        let isFlexible = large >= 10_000 && ideal <= 10 + fixed
        return min(isFlexible ? (room * flexiblePart).rounded() : ideal, room)
    }
}
