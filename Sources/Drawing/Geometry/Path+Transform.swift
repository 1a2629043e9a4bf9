import CoreGraphics

extension Path {
    /// Rectangles, rounded rectangles and ellipses stay what they are when moved or scaled along the axes.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        switch storage {
        case .empty:
            return self
        case .rect(let rect) where transform.a > 0 && transform.d > 0 && transform.isScaleAndTranslation:
            return Path(storage: .rect(rect.applying(transform)))
        case .ellipse(let rect) where transform.a > 0 && transform.d > 0 && transform.isScaleAndTranslation:
            return Path(storage: .ellipse(rect.applying(transform)))
        case .roundedRect(var rounded) where transform.a > 0 && transform.d > 0 && transform.isScaleAndTranslation:
            rounded.rect = rounded.rect.applying(transform)
            rounded.corners.width *= transform.a
            rounded.corners.height *= transform.d
            return Path(storage: .roundedRect(rounded))
        default:
            var buffer = elements
            buffer.apply(transform)
            return Path(storage: .elements(buffer))
        }
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
