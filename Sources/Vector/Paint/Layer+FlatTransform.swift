import CoreGraphics
import Drawing

extension Layer {
    /// The transform, or what comes nearest to the projection at the middle of the content.
    var flatTransform: CGAffineTransform {
        guard let projection, !content.bounds.isNull else { return transform }
        return projection.derivative(at: CGPoint(x: content.bounds.midX, y: content.bounds.midY))
    }
}
