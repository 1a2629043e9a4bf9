import CoreGraphics
import ViewValues

/// Where a view lies: negotiated and not yet rounded, in the coordinates of its surface.
package struct ViewFrame: Equatable {
    /// The top left corner, absolute.
    package var origin: CGPoint
    package var size: CGSize
    /// What the parent proposed when the view chose its size; its own children are placed under the same proposal.
    package var proposal: ProposedViewSize
    /// How far effects (`offset`) have moved it since layout; moves what is drawn and is never rounded.
    package var translation = CGSize.zero
    /// In which direction the views in it are laid out.
    package var direction: LayoutDirection
    /// False for a view that its container has laid out without showing it. Says nothing of the views in it.
    package var isShown = true

    package init(
        origin: CGPoint, size: CGSize, proposal: ProposedViewSize, translation: CGSize = .zero,
        direction: LayoutDirection = .leftToRight
    ) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
        self.translation = translation
        self.direction = direction
    }

    /// Where it is, in the coordinates of its surface, with what effects moved it.
    package var rect: CGRect {
        CGRect(
            x: origin.x + translation.width, y: origin.y + translation.height, width: size.width, height: size.height)
    }

    /// The rectangle that is drawn and reported: origin and size rounded once to pixels, then moved by the translation.
    package func resolved(scale: CGFloat) -> CGRect {
        CGRect(
            x: (origin.x * scale).rounded() / scale + translation.width,
            y: (origin.y * scale).rounded() / scale + translation.height,
            width: (size.width * scale).rounded() / scale,
            height: (size.height * scale).rounded() / scale)
    }

    /// The frame of a child whose origin is `offset` from the top leading corner of this one. Layouts know no direction:
    /// from right to left, everything is mirrored in the frame it lies in.
    package func child(at offset: CGPoint, size: CGSize, proposal: ProposedViewSize) -> ViewFrame {
        let x = direction == .leftToRight ? offset.x : self.size.width - offset.x - size.width
        return ViewFrame(
            origin: CGPoint(x: origin.x + x, y: origin.y + offset.y), size: size, proposal: proposal,
            translation: translation, direction: direction)
    }
}
