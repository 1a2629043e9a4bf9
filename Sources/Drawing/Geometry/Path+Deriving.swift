import CoreGraphics

extension Path {
    /// The stretch of the path between two fractions of its length; `from` and `to` are held between 0 and 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard !from.isNaN, !to.isNaN else { return Path() }
        let start = max(0, min(1, from))
        let end = max(0, min(1, to))
        if start == 0, end == 1 { return self }
        let trimmed = elements.trimmed(from: start, to: end)
        return trimmed.isEmpty ? Path() : Path(storage: .elements(trimmed))
    }

    /// The outline of what a stroke of this path covers. Its curves are lines that stray 0.02 points.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let stroker = PathStroker(
            width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
            dash: style.dash, dashPhase: style.dashPhase, tolerance: 0.02)
        let outline = stroker.outline(of: elements)
        return outline.isEmpty ? Path() : Path(storage: .elements(outline))
    }
}
