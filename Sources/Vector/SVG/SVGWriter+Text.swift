import CCairo
import CoreGraphics
import Drawing

/// A font as SVG names it.
struct SVGFont {
    let family: String
    let weight: Int
    let isItalic: Bool

    init?(file: String, index: Int) {
        var name = [CChar](repeating: 0, count: 256)
        var weight: Int32 = 0
        var isItalic: Int32 = 0
        guard !file.isEmpty, vector_describe_font(file, index, &name, name.count, &weight, &isItalic) != 0 else {
            return nil
        }
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        family = String(decoding: bytes, as: UTF8.self)
        self.weight = Int(weight)
        self.isItalic = isItalic != 0
    }
}

extension SVGWriter {
    func draw(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, opacity: Double) {
        let box = run.bounds.offsetBy(dx: origin.x, dy: origin.y).bounded
        guard !box.isNull, run.size > 0, run.size.isFinite, run.glyphs.count == run.positions.count,
            !run.glyphs.isEmpty
        else { return }
        var isAngular = false
        if case .angularGradient = paint { isAngular = true }
        guard !run.text.isEmpty, !isAngular, let font = font(of: run.face) else {
            drawOutlines(run, origin: origin, paint, opacity: opacity)
            return
        }
        var attributes = " x=\"\(text(origin.x + (run.positions.map(\.x).min() ?? 0)))\" y=\"\(text(origin.y))\""
        attributes += " font-family=\"'\(escaped(font.family))', sans-serif\" font-size=\"\(text(run.size))\""
        if font.weight != 400 { attributes += " font-weight=\"\(font.weight)\"" }
        if font.isItalic {
            attributes += " font-style=\"italic\""
        } else if run.slant != 0 {
            attributes += " font-style=\"oblique\""
        }
        if run.advance > 0, run.glyphs.count > 1 {
            attributes += " textLength=\"\(text(run.advance))\" lengthAdjust=\"spacingAndGlyphs\""
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
                all.addPath(outline, transform: CGAffineTransform(a: 1, b: 0, c: -run.slant, d: 1, tx: x, ty: y))
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
