import CoreGraphics

// What comes out does not cross itself, and its curves are lines that stray 0.02 points. `eoFill`: whether both areas are
// found by the even-odd rule instead of the winding number.
extension Path {
    private func combined(_ other: Path, _ operation: AreaOperation, _ eoFill: Bool) -> Path {
        let result = elements.combined(
            with: other.elements, operation, isEvenOdd: eoFill, otherIsEvenOdd: eoFill)
        return result.isEmpty ? Path() : Path(storage: .elements(result))
    }

    /// The area of both paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// The area that lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }

    /// The area of this path without that of another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .difference, eoFill) }

    /// The area that lies in one of the paths but not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    /// The same area as a path that does not cross itself.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), .union, eoFill) }

    /// The part of the line that lies inside another path's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(.intersection, other, eoFill)
    }

    /// The part of the line that lies outside another path's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(.difference, other, eoFill) }

    private func line(_ operation: AreaOperation, _ other: Path, _ eoFill: Bool) -> Path {
        let result = elements.line(operation, other.elements, otherIsEvenOdd: eoFill)
        return result.isEmpty ? Path() : Path(storage: .elements(result))
    }
}
