import Controls
import CoreGraphics
import IdiomData
import ViewCore

extension View {
    /// Shows a popover at the view while `isPresented` is true. `arrowEdge` is the side of the view at which it would like to
    /// be; nil for above it.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(behavior: .popup, item: isPresented.asItem, identify: { $0 }, keys: .escape) { _ in
                PopoverRoot(attachment: attachmentAnchor, edge: arrowEdge ?? .top, content: content())
            })
    }

    /// Shows a popover about `item` at the view while there is one; another `id` shows another popover.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(behavior: .popup, item: item, identify: { AnyHashable($0.id) }, keys: .escape) {
                item in
                PopoverRoot(attachment: attachmentAnchor, edge: arrowEdge ?? .top, content: content(item))
            })
    }
}

/// A popover in its surface, beside what it points to.
struct PopoverRoot<Content> {
    let attachment: PopoverAttachmentAnchor
    let edge: Edge
    let content: Content
    @State private var look = PresentationLook()
    @Environment(\.presentationAnchor) private var anchor
    @Environment(\.idiom) private var idiom

    init(attachment: PopoverAttachmentAnchor, edge: Edge, content: Content) {
        self.attachment = attachment
        self.edge = edge
        self.content = content
    }
}

extension PopoverRoot: View where Content: View {
    var body: some View {
        let target = attachment.rect(in: anchor)
        let radius = look.cornerRadius ?? MetricTable.value(.popoverCornerRadius, idiom)
        SurfaceCoordinates { direction in
            PopoverLayout(target: target, edge: edge, distance: MetricTable.value(.popoverArrowLength, idiom)) {
                VStack { content }
                    .onPreferenceChange(PresentationLookKey.self) { look = $0 }
                    .environment(\.layoutDirection, direction)
                    .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
                    .background { ChosenPanelGround(look: look, radius: radius) }
                    .background { FaceView(PanelFace(kind: .popover, radius: radius, pointsTo: target)) }
            }
        }
    }
}

/// Puts its one view beside a target: at the edge that was asked for, else at the opposite one, else where there is most
/// room.
struct PopoverLayout: Layout {
    let target: CGRect
    let edge: Edge
    /// Between the target and the view.
    let distance: CGFloat
    /// What is kept free at the surface's edges. Our own choice.
    static let margin: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let view = subviews.first else { return }
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let ideal = view.sizeThatFits(.unspecified)
        let size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
        var frame = frame(of: size, at: edge(for: size, in: room))
        frame.origin.x = max(room.minX, min(frame.minX, room.maxX - size.width))
        frame.origin.y = max(room.minY, min(frame.minY, room.maxY - size.height))
        view.place(at: frame.origin, proposal: ProposedViewSize(size))
    }

    private func frame(of size: CGSize, at edge: Edge) -> CGRect {
        let origin =
            switch edge {
            case .top: CGPoint(x: target.midX - size.width / 2, y: target.minY - distance - size.height)
            case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.maxY + distance)
            case .leading: CGPoint(x: target.minX - distance - size.width, y: target.midY - size.height / 2)
            case .trailing: CGPoint(x: target.maxX + distance, y: target.midY - size.height / 2)
            }
        return CGRect(origin: origin, size: size)
    }

    private func edge(for size: CGSize, in room: CGRect) -> Edge {
        func free(_ edge: Edge) -> CGFloat {
            switch edge {
            case .top: target.minY - distance - room.minY - size.height
            case .bottom: room.maxY - target.maxY - distance - size.height
            case .leading: target.minX - distance - room.minX - size.width
            case .trailing: room.maxX - target.maxX - distance - size.width
            }
        }
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        for edge in [edge, opposite] where free(edge) >= 0 { return edge }
        return Edge.allCases.max { free($0) < free($1) } ?? edge
    }
}
