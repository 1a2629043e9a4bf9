import CoreGraphics
import Drawing

extension SVGWriter {
    /// Two elements at most: the outer one has the effects of the whole (transform, shadow, opacity, blending), the
    /// inner one those of the content (blur, mask, clip), which SVG applies in that order.
    func draw(_ layer: Layer, opacity: Double) {
        guard !layer.bounds.isNull else { return }
        let opacity = max(0, min(1, layer.opacity)) * opacity
        let isUnit =
            layer.content.isUnit && layer.filters.isEmpty && layer.mask == nil && layer.shadow == nil
            && layer.blendMode == .normal
        var outer = ""
        if layer.projection != nil {
            VectorReport.once("SVG keeps parallel lines parallel; a layer seen in perspective is drawn without it.")
        }
        let t = layer.flatTransform
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            if t.tx != 0 || t.ty != 0 { outer += " transform=\"translate(\(text(t.tx)) \(text(t.ty)))\"" }
        } else if !t.isIdentity {
            // Small numbers count in a matrix, so it is written in full.
            let parts = [t.a, t.b, t.c, t.d].map { "\(Double($0))" } + [text(t.tx), text(t.ty)]
            outer += " transform=\"matrix(\(parts.joined(separator: " ")))\""
        }
        if opacity < 1, !isUnit { outer += " opacity=\"\(text(opacity))\"" }
        var style: [String] = []
        if layer.isGroup { style.append("isolation:isolate") }
        if layer.blendMode != .normal {
            if let name = layer.blendMode.cssName {
                style.append("mix-blend-mode:\(name)")
            } else {
                VectorReport.once("SVG has no blend mode \(layer.blendMode); it is drawn as normal.")
            }
        }
        if !style.isEmpty { outer += " style=\"\(style.joined(separator: ";"))\"" }
        if let shadow = layer.shadow, shadow.color.opacity > 0 { outer += filter(shadow, of: layer) }

        var inner = filter(layer)
        if let mask = layer.mask { inner += self.mask(mask) }
        if let clip = layer.clip {
            let name = newName("clip")
            let rule = clip.style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
            let content = clip.path.controlBox.isNull ? "" : shape(clip.path, rule)
            definitions.append("<clipPath id=\"\(name)\">\(content)</clipPath>")
            inner += " clip-path=\"url(#\(name))\""
        }
        if !outer.isEmpty { body.append("<g\(outer)>") }
        if !inner.isEmpty { body.append("<g\(inner)>") }
        draw(layer.content, opacity: isUnit ? opacity : 1)
        if !inner.isEmpty { body.append("</g>") }
        if !outer.isEmpty { body.append("</g>") }
    }

    private func mask(_ chunk: DisplayChunk) -> String {
        let name = newName("mask")
        let outside = body
        body = []
        draw(chunk, opacity: 1)
        let content = body.joined()
        body = outside
        definitions.append(
            "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(box(chunk.bounds)) style=\"mask-type:alpha\">"
                + "\(content)</mask>")
        return " mask=\"url(#\(name))\""
    }

    private func box(_ rect: CGRect) -> String {
        let rect = rect.isNull ? .zero : rect
        return "x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" "
            + "height=\"\(text(rect.height))\""
    }

    private func filter(_ layer: Layer) -> String {
        var area = layer.content.bounds
        var steps = ""
        for filter in layer.filters {
            area = area.grown(by: filter.reach)
            switch filter {
            case .blur(let radius, let isOpaque):
                guard radius > 0, radius.isFinite else { continue }
                steps +=
                    "<feGaussianBlur stdDeviation=\"\(text(radius))\"\(isOpaque ? " edgeMode=\"duplicate\"" : "")/>"
            case .color(let matrix):
                let values = matrix.factors.map { text(CGFloat($0)) }.joined(separator: " ")
                steps += "<feColorMatrix values=\"\(values)\"/>"
            case .luminanceToAlpha:
                steps += "<feColorMatrix type=\"luminanceToAlpha\"/>"
            }
        }
        return steps.isEmpty ? "" : filter(steps, area)
    }

    private func filter(_ shadow: Shadow, of layer: Layer) -> String {
        let color = DocumentStops([ColorStop(color: shadow.color, location: 0)], opacity: 1).color(at: 0)
        // Not feDropShadow, which many readers do not know.
        let step =
            "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(text(max(0, shadow.radius)))\"/>"
            + "<feOffset dx=\"\(text(shadow.offset.width))\" dy=\"\(text(shadow.offset.height))\" result=\"s\"/>"
            + "<feFlood flood-color=\"\(hex(color))\" flood-opacity=\"\(text(color.alpha))\"/>"
            + "<feComposite in2=\"s\" operator=\"in\"/>"
            + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        return filter(step, layer.effectBounds(of: layer.content.bounds))
    }

    private func filter(_ steps: String, _ area: CGRect) -> String {
        let name = newName("filter")
        definitions.append(
            "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(box(area)) "
                + "color-interpolation-filters=\"sRGB\">\(steps)</filter>")
        return " filter=\"url(#\(name))\""
    }
}

extension BlendMode {
    /// Nil where CSS has no such mode.
    fileprivate var cssName: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}
