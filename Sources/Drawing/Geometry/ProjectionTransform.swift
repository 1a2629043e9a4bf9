import CoreGraphics

/// A map of the plane that keeps lines straight but not always parallel, as a plane in space is seen. A point is
/// multiplied from the left as `x y 1`; the third number that comes out divides the other two.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    /// The identity.
    public init() {}

    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// How the plane z = 0 is seen after the transform.
    public init(_ m: CATransform3D) {
        m11 = m.m11
        m12 = m.m12
        m13 = m.m14
        m21 = m.m21
        m22 = m.m22
        m23 = m.m24
        m31 = m.m41
        m32 = m.m42
        m33 = m.m44
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Turns the transform into its inverse. Returns whether it has one; without, it stays as it is.
    public mutating func invert() -> Bool {
        let inverse = inverted()
        guard inverse.isFinite, determinant != 0 else { return false }
        self = inverse
        return true
    }

    /// The inverse; a transform without one comes back as it is.
    public func inverted() -> ProjectionTransform {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return self }
        var inverse = ProjectionTransform()
        inverse.m11 = (m22 * m33 - m23 * m32) / determinant
        inverse.m12 = (m13 * m32 - m12 * m33) / determinant
        inverse.m13 = (m12 * m23 - m13 * m22) / determinant
        inverse.m21 = (m23 * m31 - m21 * m33) / determinant
        inverse.m22 = (m11 * m33 - m13 * m31) / determinant
        inverse.m23 = (m13 * m21 - m11 * m23) / determinant
        inverse.m31 = (m21 * m32 - m22 * m31) / determinant
        inverse.m32 = (m12 * m31 - m11 * m32) / determinant
        inverse.m33 = (m11 * m22 - m12 * m21) / determinant
        return inverse
    }

    /// This transform, then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return product
    }
}

extension ProjectionTransform {
    package var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    package var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }

    /// Whether something in the plane covers any room after it.
    package var isInvertible: Bool { isFinite && abs(determinant) > 1e-12 }

    /// Nil when lines do not stay parallel.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// The same in a plane whose origin lies at `origin` of this one's.
    package func moved(to origin: CGPoint) -> ProjectionTransform {
        let there = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
        let back = ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
        return there.concatenating(self).concatenating(back)
    }

    /// How much a step is changed at a point.
    package func derivative(at point: CGPoint) -> CGAffineTransform {
        let w = m13 * point.x + m23 * point.y + m33
        let x = m11 * point.x + m21 * point.y + m31
        let y = m12 * point.x + m22 * point.y + m32
        guard w != 0 else { return .identity }
        let square = w * w
        let place = CGPoint(x: x / w, y: y / w)
        var step = CGAffineTransform(
            a: (m11 * w - m13 * x) / square, b: (m12 * w - m13 * y) / square, c: (m21 * w - m23 * x) / square,
            d: (m22 * w - m23 * y) / square, tx: 0, ty: 0)
        // So that the point itself comes out where it does.
        step.tx = place.x - step.a * point.x - step.c * point.y
        step.ty = place.y - step.b * point.x - step.d * point.y
        return step
    }

    /// The box of what is seen of a rectangle: what lies behind the eye is left out. Null when nothing is seen.
    package func bounds(of rect: CGRect) -> CGRect {
        if rect.isNull { return rect }
        if let affine { return rect.applying(affine) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var box = CGRect.null
        func add(_ point: CGPoint) {
            let seen = point.applying(self)
            box = box.union(CGRect(x: seen.x, y: seen.y, width: 0, height: 0))
        }
        func depth(_ point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }
        for index in corners.indices {
            let from = corners[index]
            let to = corners[(index + 1) % 4]
            let (near, far) = (depth(from), depth(to))
            if near >= Self.nearest { add(from) }
            if (near >= Self.nearest) != (far >= Self.nearest) {
                let part = (Self.nearest - near) / (far - near)
                add(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
            }
        }
        return box
    }

    /// What is nearer to the eye than this part of its distance is not drawn.
    package static let nearest: CGFloat = 1.0 / 256
}

extension CGPoint {
    /// The point after a projection.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let w = m.m13 * x + m.m23 * y + m.m33
        let scale = w == 0 ? 1 : 1 / w
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) * scale, y: (m.m12 * x + m.m22 * y + m.m32) * scale)
    }
}
