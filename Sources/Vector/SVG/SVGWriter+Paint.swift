import CoreGraphics
import Drawing

extension SVGWriter {
    func fill(_ color: PaintColor, opacity: Double) -> String { fill(.color(color), opacity: opacity) }

    func fill(_ paint: Paint, opacity: Double) -> String { self.paint(paint, "fill", opacity: opacity) }

    /// The attribute `name`, fill or stroke, for a paint that is no angular gradient.
    func paint(_ paint: Paint, _ name: String, opacity: Double) -> String {
        switch paint {
        case .color(let color):
            return solid(DocumentStops([ColorStop(color: color, location: 0)], opacity: opacity).color(at: 0), name)
        case .linearGradient(let colors, let start, let end):
            let stops = DocumentStops(colors, opacity: opacity)
            if start == end { return solid(stops.color(at: 1), name) }
            let place =
                "x1=\"\(text(start.x))\" y1=\"\(text(start.y))\" x2=\"\(text(end.x))\" y2=\"\(text(end.y))\""
            return " \(name)=\"url(#\(gradient("linearGradient", place, stops.stops)))\""
        case .radialGradient(let colors, let center, let startRadius, let endRadius, let aspect):
            var stops = DocumentStops(colors, opacity: opacity).stops
            // SVG's gradients begin in the centre and grow: the stops move outward, or are turned round.
            let outer = max(startRadius, endRadius, 1e-3)
            for index in stops.indices {
                let radius = startRadius + (endRadius - startRadius) * stops[index].location
                stops[index].location = max(0, min(1, radius / outer))
            }
            if endRadius < startRadius { stops.reverse() }
            var place = "cx=\"\(text(center.x))\" cy=\"\(text(center.y))\" r=\"\(text(outer))\""
            if aspect != 1 {
                let shift = center.y * (1 - aspect)
                place += " gradientTransform=\"matrix(1 0 0 \(text(aspect)) 0 \(text(shift)))\""
            }
            return " \(name)=\"url(#\(gradient("radialGradient", place, stops)))\""
        case .angularGradient(let colors, _, _, _):
            return solid(DocumentStops(colors, opacity: opacity).color(at: 0), name)
        }
    }

    private func solid(_ color: DocumentStops.Stop, _ name: String) -> String {
        " \(name)=\"\(hex(color))\"" + (color.alpha < 1 ? " \(name)-opacity=\"\(text(color.alpha))\"" : "")
    }

    func hex(_ color: DocumentStops.Stop) -> String {
        let digits = Array("0123456789abcdef")
        return "#"
            + [color.red, color.green, color.blue].map { value -> String in
                let byte = Int(value * 255 + 0.5)
                return "\(digits[byte >> 4])\(digits[byte & 15])"
            }.joined()
    }

    private func gradient(_ element: String, _ place: String, _ stops: [DocumentStops.Stop]) -> String {
        let name = newName("gradient")
        var lines = ["<\(element) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(place)>"]
        for stop in stops {
            let alpha = stop.alpha < 1 ? " stop-opacity=\"\(text(stop.alpha))\"" : ""
            lines.append("<stop offset=\"\(text(stop.location))\" stop-color=\"\(hex(stop))\"\(alpha)/>")
        }
        lines.append("</\(element)>")
        definitions.append(lines.joined())
        return name
    }

    /// SVG has no angular gradients: a fan of wedges, one a degree, each in its colour. Opaque ones reach under their
    /// neighbour, so that no seam shows.
    func drawAngular(_ paint: Paint, over box: CGRect, opacity: Double, clippedTo shape: String) {
        guard case .angularGradient(let colors, let center, let startAngle, let endAngle) = paint,
            center.x.isFinite, center.y.isFinite, startAngle.isFinite, endAngle.isFinite, !colors.isEmpty
        else { return }
        let stops = DocumentStops(colors, opacity: opacity)
        let isOpaque = stops.stops.allSatisfy { $0.alpha >= 1 }
        let clip = newName("clip")
        definitions.append("<clipPath id=\"\(clip)\">\(shape)</clipPath>")
        let reach =
            1 + max(abs(box.minX - center.x), abs(box.maxX - center.x))
            + max(abs(box.minY - center.y), abs(box.maxY - center.y))
        let sweep = abs(endAngle - startAngle)
        let sign: Double = endAngle < startAngle ? -1 : 1
        let count = 360
        let turn = 2 * Double.pi
        body.append("<g clip-path=\"url(#\(clip))\"\(isOpaque ? "" : " shape-rendering=\"crispEdges\"")>")
        for index in 0..<count {
            let middle = (Double(index) + 0.5) / Double(count) * turn
            let place = middle <= sweep ? middle / max(sweep, 1e-9) : middle - sweep < turn - middle ? 1 : 0
            let from = startAngle + sign * Double(index) / Double(count) * turn
            let overlap = isOpaque && index + 1 < count ? 2.0 : 1.0
            let to = startAngle + sign * (Double(index) + overlap) / Double(count) * turn
            func point(_ angle: Double) -> String {
                "\(text(center.x + cos(angle) * reach)) \(text(center.y + sin(angle) * reach))"
            }
            body.append(
                "<path d=\"M\(text(center.x)) \(text(center.y))L\(point(from))L\(point(to))Z\""
                    + "\(solid(stops.color(at: place), "fill"))/>")
        }
        body.append("</g>")
    }
}
