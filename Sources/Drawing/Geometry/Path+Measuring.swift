import CoreGraphics

extension Path {
    /// The smallest rectangle around the path, control points left out. Null when the path is empty.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: .null
        case .rect(let rect), .ellipse(let rect): rect
        case .roundedRect(let rounded): rounded.rect
        case .elements(let elements): elements.boundingBox
        }
    }

    /// Whether the point is inside the path when it is filled; open subpaths count as closed.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(p)
        case .ellipse(let rect):
            guard rect.width > 0, rect.height > 0 else { return false }
            let x = (p.x - rect.midX) / (rect.width / 2)
            let y = (p.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .roundedRect(let rounded):
            return rounded.rect.contains(p) && PathBuffer(rounded).contains(p, evenOdd: eoFill)
        case .elements(let elements):
            return elements.contains(p, evenOdd: eoFill)
        }
    }
}
