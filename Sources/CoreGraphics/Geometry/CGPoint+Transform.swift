import Foundation

extension CGPoint {
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around the four transformed corners. Null stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull { return self }
        let rect = standardized
        if t.isScaleAndTranslation {
            let x1 = t.a * rect.minX + t.tx
            let x2 = t.a * rect.maxX + t.tx
            let y1 = t.d * rect.minY + t.ty
            let y2 = t.d * rect.maxY + t.ty
            return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
        }
        let p1 = CGPoint(x: rect.minX, y: rect.minY).applying(t)
        let p2 = CGPoint(x: rect.maxX, y: rect.minY).applying(t)
        let p3 = CGPoint(x: rect.minX, y: rect.maxY).applying(t)
        let p4 = CGPoint(x: rect.maxX, y: rect.maxY).applying(t)
        let left = min(min(p1.x, p2.x), min(p3.x, p4.x))
        let right = max(max(p1.x, p2.x), max(p3.x, p4.x))
        let top = min(min(p1.y, p2.y), min(p3.y, p4.y))
        let bottom = max(max(p1.y, p2.y), max(p3.y, p4.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
