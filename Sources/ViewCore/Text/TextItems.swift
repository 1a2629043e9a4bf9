import CoreGraphics
import Drawing
import Typesetting
import ViewValues

/// What a laid out text draws.
@MainActor
enum TextItems {
    static func items(_ layout: TextLayout, _ text: ResolvedText, in rect: CGRect) -> [DisplayItem] {
        items(layout, text.styles, text.images, in: rect)
    }

    static func items(
        _ layout: TextLayout, _ styles: [_ResolvedStyle], _ images: [Int: ResolvedImage] = [:], in rect: CGRect
    ) -> [DisplayItem] { items(layout.lines, styles, images, in: rect) }

    /// What some lines of a text that lies in `rect` draw.
    static func items(
        _ lines: [TextLayout.Line], _ styles: [_ResolvedStyle], _ images: [Int: ResolvedImage], in rect: CGRect
    ) -> [DisplayItem] {
        var paints: [Paint?] = []
        paints.reserveCapacity(styles.count)
        for style in styles { paints.append(style.isInvisible ? nil : style.paint(in: rect)) }
        var items: [DisplayItem] = []
        var count = 0
        for line in lines { count += line.pieces.count + line.decorations.count + line.attachments.count }
        items.reserveCapacity(count)
        for line in lines {
            for decoration in line.decorations where decoration.isBehind {
                if let paint = paints[decoration.paint] { items.append(item(decoration, paint, rect)) }
            }
            for piece in line.pieces {
                guard let paint = paints[piece.paint] else { continue }
                let origin = CGPoint(x: rect.minX + piece.origin.x, y: rect.minY + piece.origin.y)
                items.append(.glyphs(piece.run, origin: origin, paint))
            }
            for box in line.attachments {
                guard let image = images[box.run] else { continue }
                items.append(contentsOf: image.items(in: box.rect.offsetBy(dx: rect.minX, dy: rect.minY)))
            }
            for decoration in line.decorations where !decoration.isBehind {
                if let paint = paints[decoration.paint] { items.append(item(decoration, paint, rect)) }
            }
        }
        return items
    }

    private static func item(_ decoration: TextLayout.Decoration, _ paint: Paint, _ rect: CGRect) -> DisplayItem {
        let box = decoration.rect.offsetBy(dx: rect.minX, dy: rect.minY)
        guard let dash = dash(decoration.pattern, box.height) else { return .fill(Path(box), FillStyle(), paint) }
        var line = Path()
        line.move(to: CGPoint(x: box.minX, y: box.midY))
        line.addLine(to: CGPoint(x: box.maxX, y: box.midY))
        return .stroke(line, StrokeStyle(lineWidth: box.height, dash: dash), paint)
    }

    /// Strokes and gaps of a line, in its widths; nil for one without gaps. Our own choice.
    private static func dash(_ pattern: TextRun.LinePattern, _ width: CGFloat) -> [CGFloat]? {
        let widths: [CGFloat]
        switch pattern {
        case .solid: return nil
        case .dot: widths = [1, 2]
        case .dash: widths = [5, 3]
        case .dashDot: widths = [5, 2, 1, 2]
        case .dashDotDot: widths = [5, 2, 1, 2, 1, 2]
        }
        return widths.map { $0 * width }
    }

    /// Bars where lines of text would be: the line's height less a little, a fifth of the style's opacity (a guess).
    static func placeholder(_ layout: TextLayout, _ style: _ResolvedStyle, in rect: CGRect) -> [DisplayItem] {
        let style = style.opacity(RedactedLook.opacity)
        if style.isInvisible { return [] }
        return layout.lines.compactMap { line in
            guard line.frame.width > 0 else { return nil }
            let box = line.frame.offsetBy(dx: rect.minX, dy: rect.minY).insetBy(dx: 0, dy: line.frame.height * 0.1)
            let bar = Path(roundedRect: box, cornerRadius: RedactedLook.cornerRadius)
            return .fill(bar, FillStyle(), style.paint(in: rect))
        }
    }
}

/// How content looks that is not to be read. Guesses.
enum RedactedLook {
    static let opacity = 0.2
    static let cornerRadius: CGFloat = 3
}
