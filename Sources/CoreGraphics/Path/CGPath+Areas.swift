extension CGPath {
    private func combined(_ other: CGPath, _ rule: CGPathFillRule, _ operation: AreaOperation) -> CGPath {
        CGPath(
            buffer: buffer.combined(
                with: other.buffer, operation, isEvenOdd: rule == .evenOdd, otherIsEvenOdd: rule == .evenOdd))
    }

    /// The area of both paths, as one that does not cross itself.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule, .union)
    }

    /// The area that lies in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule, .intersection)
    }

    /// The area of this path without that of another.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule, .difference)
    }

    /// The area that lies in one of the paths but not in both.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule, .symmetricDifference)
    }

    /// The same area as a path that does not cross itself.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CGPath(buffer: PathBuffer()), rule, .union)
    }

    /// The part of the line that lies inside another path's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(buffer: buffer.line(.intersection, other.buffer, otherIsEvenOdd: rule == .evenOdd))
    }

    /// The part of the line that lies outside another path's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(buffer: buffer.line(.difference, other.buffer, otherIsEvenOdd: rule == .evenOdd))
    }
}
