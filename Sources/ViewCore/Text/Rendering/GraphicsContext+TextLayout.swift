import Drawing

extension GraphicsContext {
    /// Draws a line of a text where it stands in the text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        nonisolated(unsafe) let drawing = line.drawing
        let index = line.line
        put(onMainActor { drawing.items(line: index) })
    }

    /// Draws a run of a text where it stands in the text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws letters of a text where they stand in the text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        nonisolated(unsafe) let drawing = slice.run.drawing
        let (line, part, indices) = (slice.run.line, slice.run.part, slice.indices)
        put(onMainActor { drawing.items(line: line, part: part, clusters: indices) })
    }
}
