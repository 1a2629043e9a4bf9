import CoreGraphics
import Drawing

extension ResolvedImage {
    /// What is drawn in `rect`.
    func items(in rect: CGRect) -> [DisplayItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        switch content {
        case .nothing: return []
        case .hidden:
            let box = Path(roundedRect: rect, cornerRadius: RedactedLook.cornerRadius)
            return style.map { [.fill(box, FillStyle(), $0.paint(in: rect))] } ?? []
        case .symbol(let symbol): return style.map { symbol.items(in: rect, style: $0) } ?? []
        case .pixels(let source): return painted(source, in: rect)
        case .vector(let file):
            let isWhole = resizing == nil || resizing == .plain
            let size = isWhole ? rect.size : self.size
            let picture = file.picture(
                width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
            return painted(picture, in: rect)
        }
    }

    /// The pixels in their own colours, or as a stencil for the style.
    private func painted(_ source: any ImageSource, in rect: CGRect) -> [DisplayItem] {
        guard let style else { return items(source, in: rect, tint: nil) }
        if style.isInvisible { return [] }
        let paint = style.paint(in: rect)
        if case .color(let color) = paint { return items(source, in: rect, tint: color) }
        let mask = DisplayChunk(items: items(source, in: rect, tint: nil))
        let content = DisplayChunk(items: [.fill(Path(rect), FillStyle(), paint)])
        return [.layer(Layer(content: content, mask: mask))]
    }

    private func items(_ source: any ImageSource, in rect: CGRect, tint: PaintColor?) -> [DisplayItem] {
        let pixels = CGSize(width: source.width, height: source.height)
        guard let resizing, resizing != .plain else {
            let all = CGRect(origin: .zero, size: pixels)
            return [.image(source, source: all, destination: rect, smooth: isSmooth, tint: tint)]
        }
        let parts = ImagePieces(pixels: pixels, scale: scale, in: rect, resizing, isRightToLeft: isRightToLeft)
        return parts.pieces.map {
            .image(source, source: $0.source, destination: $0.destination, smooth: isSmooth, tint: tint)
        }
    }
}

extension Image.Resizing {
    fileprivate static let plain = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
}
