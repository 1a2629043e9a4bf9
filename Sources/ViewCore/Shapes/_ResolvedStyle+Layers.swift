import CoreGraphics
import Drawing

extension _ResolvedStyle {
    /// Whether what is painted is drawn as it is, without layers around it.
    package var isPlain: Bool { shadows.isEmpty && blendMode == nil }

    /// What is painted with the style, with the shadows and the blending of the style. `outline` is what inner shadows
    /// follow; without one there are none.
    package func layered(_ items: [DisplayItem], outline: Path?) -> [DisplayItem] {
        if isPlain || items.isEmpty { return items }
        var items = items
        if let outline {
            for shadow in shadows where shadow.isInner {
                items.append(.layer(Self.innerShadow(shadow.shadow, in: outline)))
            }
        }
        for shadow in shadows where !shadow.isInner {
            items = [.layer(Layer(content: DisplayChunk(items: items), shadow: shadow.shadow))]
        }
        if let blendMode {
            items = [.layer(Layer(content: DisplayChunk(items: items), blendMode: blendMode, isGroup: true))]
        }
        return items
    }

    /// The shadow that everything outside of the outline throws, cut to the outline.
    private static func innerShadow(_ shadow: Shadow, in outline: Path) -> Layer {
        let box = outline.boundingRect
        let reach = max(0, shadow.radius) * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 4
        var outside = Path(box.insetBy(dx: -reach, dy: -reach))
        outside.addPath(outline)
        let black = Paint.color(PaintColor(red: 0, green: 0, blue: 0))
        let content = DisplayChunk(items: [.fill(outside, FillStyle(eoFill: true), black)])
        let thrown = Layer(content: content, shadow: shadow)
        return Layer(content: DisplayChunk(items: [.layer(thrown)]), clip: Clip(path: outline))
    }
}
