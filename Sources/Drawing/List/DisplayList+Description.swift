import CoreGraphics

extension DisplayList: CustomStringConvertible {
    /// One item a line, children indented, numbers to three places: made to be compared by eye or by `diff`.
    package var description: String {
        var lines = ["list \(text(size.width))x\(text(size.height)) on \(text(background))"]
        write(root, indent: 1, to: &lines)
        return lines.joined(separator: "\n")
    }
}

extension DisplayChunk: CustomStringConvertible {
    package var description: String {
        var lines: [String] = []
        write(self, indent: 0, to: &lines)
        return lines.joined(separator: "\n")
    }
}

private func write(_ chunk: DisplayChunk, indent: Int, to lines: inout [String]) {
    let space = String(repeating: "  ", count: indent)
    for item in chunk.items {
        switch item {
        case .fill(let path, let style, let paint):
            let rule = (style.isEOFilled ? " even-odd" : "") + (style.isAntialiased ? "" : " aliased")
            lines.append("\(space)fill \(text(path))\(rule) \(text(paint))")
        case .stroke(let path, let style, let paint):
            var line = "\(space)stroke \(text(path)) width \(text(style.lineWidth))"
            if style.lineCap != .butt { line += " cap \(style.lineCap)" }
            if style.lineJoin != .miter { line += " join \(style.lineJoin)" }
            if style.miterLimit != 10 { line += " miter \(text(style.miterLimit))" }
            if !style.dash.isEmpty {
                line += " dash \(style.dash.map(text).joined(separator: ",")) from \(text(style.dashPhase))"
            }
            lines.append("\(line) \(text(paint))")
        case .glyphs(let run, let origin, let paint):
            lines.append(
                "\(space)glyphs \"\(run.text)\" \(run.glyphs.count) of face \(run.face.id) size \(text(run.size)) "
                    + "at \(text(origin)) \(text(paint))")
        case .image(let image, let source, let destination, let smooth, let tint):
            var line = "\(space)image \(image.id) from \(text(source)) to \(text(destination))"
            if !smooth { line += " nearest" }
            if let tint { line += " tint \(text(tint))" }
            lines.append(line)
        case .chunk(let child):
            lines.append("\(space)chunk")
            write(child, indent: indent + 1, to: &lines)
        case .layer(let layer):
            lines.append("\(space)layer\(effects(of: layer))")
            write(layer.content, indent: indent + 1, to: &lines)
            if let mask = layer.mask {
                lines.append("\(space)  mask")
                write(mask, indent: indent + 2, to: &lines)
            }
        }
    }
}

private func effects(of layer: Layer) -> String {
    var line = ""
    let t = layer.transform
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
        if t.tx != 0 || t.ty != 0 { line += " offset \(text(t.tx)),\(text(t.ty))" }
    } else {
        line += " transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ","))"
    }
    if let p = layer.projection {
        let numbers = [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33]
        line += " projection \(numbers.map { "\(Double($0))" }.joined(separator: ","))"
    }
    for filter in layer.filters {
        switch filter {
        case .blur(let radius, let isOpaque): line += " blur \(text(radius))\(isOpaque ? " opaque" : "")"
        case .color(let matrix): line += " colors \(matrix.factors.map { text(CGFloat($0)) }.joined(separator: ","))"
        case .luminanceToAlpha: line += " luminance"
        }
    }
    if let clip = layer.clip {
        line += " clip \(text(clip.path))\(clip.style.isEOFilled ? " even-odd" : "")"
        if !clip.style.isAntialiased { line += " aliased" }
    }
    if let shadow = layer.shadow {
        line +=
            " shadow \(text(shadow.color)) radius \(text(shadow.radius))"
            + " offset \(text(shadow.offset.width)),\(text(shadow.offset.height))"
    }
    if layer.opacity != 1 { line += " opacity \(text(CGFloat(layer.opacity)))" }
    if layer.blendMode != .normal { line += " blend \(layer.blendMode)" }
    if layer.isGroup { line += " group" }
    return line
}

private func text(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(Double(value))" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

private func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }

private func text(_ rect: CGRect) -> String {
    "[\(text(rect.origin.x)) \(text(rect.origin.y)) \(text(rect.size.width)) \(text(rect.size.height))]"
}

private func text(_ color: PaintColor) -> String {
    let parts = [color.red, color.green, color.blue, color.opacity]
    return "rgba(\(parts.map { text(CGFloat($0)) }.joined(separator: " ")))"
}

private func text(_ path: Path) -> String {
    switch path.storage {
    case .empty: "empty"
    case .rect(let rect): "rect \(text(rect))"
    case .ellipse(let rect): "ellipse \(text(rect))"
    case .roundedRect(let rounded):
        "rounded \(text(rounded.rect)) by \(text(rounded.corners.width)),\(text(rounded.corners.height)) "
            + "\(rounded.style)"
    case .elements: "path \"\(path.description)\""
    }
}

private func text(_ paint: Paint) -> String {
    func stops(_ stops: [ColorStop]) -> String {
        stops.map { "\(text($0.color)) at \(text(CGFloat($0.location)))" }.joined(separator: ", ")
    }
    return switch paint {
    case .color(let color): text(color)
    case .linearGradient(let colors, let start, let end):
        "linear \(text(start)) to \(text(end)) (\(stops(colors)))"
    case .radialGradient(let colors, let center, let startRadius, let endRadius, let aspect):
        "radial \(text(center)) \(text(startRadius)) to \(text(endRadius))"
            + "\(aspect == 1 ? "" : " aspect \(text(aspect))") (\(stops(colors)))"
    case .angularGradient(let colors, let center, let startAngle, let endAngle):
        "angular \(text(center)) \(text(CGFloat(startAngle))) to \(text(CGFloat(endAngle))) (\(stops(colors)))"
    }
}
