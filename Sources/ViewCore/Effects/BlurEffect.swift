import CoreGraphics
import Drawing
import ViewValues

/// Blurs what a view draws.
struct BlurEffect: Equatable, Sendable {
    /// The standard deviation of the Gaussian, in points.
    var radius: CGFloat
    let isOpaque: Bool
}

extension BlurEffect: LayerEffect {
    typealias Body = Never

    nonisolated var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func layer(_ content: DisplayChunk, frame: CGRect) -> Layer? {
        radius > 0 ? Layer(content: content, filters: [.blur(radius: radius, isOpaque: isOpaque)]) : nil
    }
}

extension View {
    /// Blurs the view, by a Gaussian of so many points. An opaque blur stays opaque up to its edges.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: CGFloat(Diagnostics.finite(Double(radius), "blur", else: 0)), isOpaque: opaque))
    }
}
