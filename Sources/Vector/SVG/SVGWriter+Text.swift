import CCairo
import CoreGraphics
import Drawing

extension SVGWriter {
    func draw(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, opacity: Double) {
        let box = run.bounds.offsetBy(dx: origin.x, dy: origin.y).bounded
        guard !box.isNull, run.size > 0, run.size.isFinite, run.glyphs.count == run.positions.count,
            !run.glyphs.isEmpty
        else { return }
        var isAngular = false
        if case .angularGradient = paint { isAngular = true }
        guard !run.text.isEmpty, !isAngular, run.shape.stretch == 1, let font = font(of: run.face) else {
            drawOutlines(run, origin: origin, paint, opacity: opacity)
            return
        }
        var attributes = " x=\"\(text(origin.x + (run.positions.map(\.x).min() ?? 0)))\" y=\"\(text(origin.y))\""
        attributes += " font-family=\"'\(escaped(font.family))', sans-serif\" font-size=\"\(text(run.size))\""
        if font.weight != 400 { attributes += " font-weight=\"\(font.weight)\"" }
        if font.isItalic {
            attributes += " font-style=\"italic\""
        } else if run.shape.slant != 0 {
            attributes += " font-style=\"oblique\""
        }
        if let tracking = font.tracking(of: run), abs(tracking) >= run.size / 1000 {
            attributes += " letter-spacing=\"\(text(tracking))\""
        }
        if run.advance > 0, run.glyphs.count > 1 {
            // Spaces would tear letters apart that are joined; those are stretched.
            let adjusted = run.hasSeparateLetters ? "spacing" : "spacingAndGlyphs"
            attributes += " textLength=\"\(text(run.advance))\" lengthAdjust=\"\(adjusted)\""
        }
        body.append(
            "<text\(attributes) style=\"white-space:pre\"\(fill(paint, opacity: opacity))>\(escaped(run.text))</text>")
    }

    private func font(of face: any FontFace) -> SVGFont? {
        let key = "\(face.index) \(face.file)"
        if let known = fonts[key] { return known }
        let font = SVGFont(file: face.file, index: face.index)
        fonts[key] = .some(font)
        return font
    }

    private func drawOutlines(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, opacity: Double) {
        var all = Path()
        for (glyph, position) in zip(run.glyphs, run.positions) {
            let x = origin.x + position.x
            let y = origin.y + position.y
            if let outline = run.face.outline(glyph: glyph, size: run.size) {
                all.addPath(outline, transform: run.shape.transform(to: x, y))
            } else if let picture = GlyphPicture(glyph, run) {
                draw(picture.bitmap, in: picture.box.offsetBy(dx: x, dy: y), smooth: true, opacity: opacity)
            }
        }
        if !all.controlBox.isNull { draw(all, paint, over: all.controlBox, opacity: opacity) }
    }

    /// Text for an element or attribute: what XML cannot hold is left out.
    private func escaped(_ string: String) -> String {
        var result = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\u{9}", "\u{A}", "\u{D}": result += " "
            default:
                if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
