import CoreGraphics

/// The farthest coordinate that boxes and renderers calculate with, in points.
package let farthestCoordinate: CGFloat = 1e9

extension CGRect {
    /// This box with edges no farther than `farthestCoordinate`; null when a coordinate is not a number.
    package var bounded: CGRect {
        if isNull { return .null }
        let left = min(origin.x, origin.x + size.width)
        let right = max(origin.x, origin.x + size.width)
        let top = min(origin.y, origin.y + size.height)
        let bottom = max(origin.y, origin.y + size.height)
        guard !left.isNaN, !right.isNaN, !top.isNaN, !bottom.isNaN else { return .null }
        let limit = farthestCoordinate
        if left >= -limit, right <= limit, top >= -limit, bottom <= limit {
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
        func clamp(_ value: CGFloat) -> CGFloat { max(-limit, min(limit, value)) }
        let x = clamp(left)
        let y = clamp(top)
        return CGRect(x: x, y: y, width: clamp(right) - x, height: clamp(bottom) - y)
    }

    /// The smallest box around this one and another, both bounded or null. As `union`, compiled in place.
    @inline(__always)
    func joined(_ other: CGRect) -> CGRect {
        // Null boxes lie at infinity.
        if origin.x == .infinity { return other }
        if other.origin.x == .infinity { return self }
        let left = min(origin.x, other.origin.x)
        let top = min(origin.y, other.origin.y)
        let right = max(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Grown by `amount` on every side; null stays null.
    package func grown(by amount: CGFloat) -> CGRect {
        if isNull { return self }
        return CGRect(
            x: origin.x - amount, y: origin.y - amount, width: size.width + 2 * amount, height: size.height + 2 * amount
        )
    }

    /// The smallest rectangle of whole units around this one. Null stays null.
    package var roundedOut: CGRect {
        if isNull { return self }
        // A hair beyond a pixel's edge is rounding error, not a pixel.
        let slack: CGFloat = 1e-6
        let left = (minX + slack).rounded(.down)
        let top = (minY + slack).rounded(.down)
        let right = (maxX - slack).rounded(.up)
        let bottom = (maxY - slack).rounded(.up)
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
