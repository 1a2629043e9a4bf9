import CoreGraphics
import Drawing
import ViewValues

extension GraphicsContext {
    /// What is painted with. Points are in the coordinates in which is drawn.
    public struct Shading {
        enum Kind {
            case style(any ShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiles(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
            case palette([Shading])
        }

        let kind: Kind

        /// The canvas's foreground style.
        public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

        public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, whose fractions are of the box around what is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

        /// Several, of which a shape is painted with the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// Colours around a point, clockwise from an angle.
        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// An image again and again; `sourceRect` is the part of it, in fractions.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiles(image, origin: origin, source: sourceRect, scale: scale))
        }
    }

    /// The shading with its style looked up. It is so anyway when it is used.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        return Shading(kind: .style(ResolvedShapeStyle(style: style._resolvedStyle(in: environment))))
    }
}

/// A style that was looked up.
private struct ResolvedShapeStyle: ShapeStyle, AbsoluteStyle {
    typealias Resolved = Never

    let style: _ResolvedStyle

    func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}

extension GraphicsContext.Shading {
    /// As a style for text and symbols; nil if it is none.
    var style: (any ShapeStyle)? {
        switch kind {
        case .style(let style): style
        case .palette(let shadings): shadings.first?.style
        default: nil
        }
    }

    /// What fills or strokes a path; `draw` makes the item of the paint.
    @MainActor
    func items(
        for path: Path, outline: Path?, in environment: EnvironmentValues, _ draw: (Paint) -> DisplayItem
    ) -> [DisplayItem] {
        switch kind {
        case .style(let style):
            let resolved = style._resolvedStyle(in: environment)
            return resolved.layered([draw(resolved.paint(in: path.boundingRect))], outline: outline)
        case .linear(let gradient, let start, let end):
            return [draw(.linearGradient(gradient.colorStops(in: environment), start: start, end: end))]
        case .radial(let gradient, let center, let start, let end):
            let stops = gradient.colorStops(in: environment)
            return [draw(.radialGradient(stops, center: center, startRadius: start, endRadius: end))]
        case .conic(let gradient, let center, let angle):
            let stops = gradient.colorStops(in: environment)
            let start = angle.radians
            return [draw(.angularGradient(stops, center: center, startAngle: start, endAngle: start + 2 * .pi))]
        case .palette(let shadings):
            return shadings.first?.items(for: path, outline: outline, in: environment, draw) ?? []
        case .tiles(let image, let origin, let source, let scale):
            let mask = DisplayChunk(items: [draw(.color(PaintColor(red: 0, green: 0, blue: 0)))])
            let tiles = CanvasTiles(
                image: image.resolved(in: environment), origin: origin, source: source, scale: scale)
            return [.layer(Layer(content: DisplayChunk(items: tiles.items(over: mask.bounds)), mask: mask))]
        }
    }
}

/// An image again and again.
private struct CanvasTiles {
    let image: ResolvedImage
    let origin: CGPoint
    /// In fractions of the image.
    let source: CGRect
    let scale: CGFloat

    /// Smaller tiles than give so many are not drawn.
    private static let mostTiles: CGFloat = 40_000

    func items(over box: CGRect) -> [DisplayItem] {
        let whole = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let tile = CGSize(width: whole.width * source.width, height: whole.height * source.height)
        guard !box.isNull, tile.width > 0, tile.height > 0 else { return [] }
        let columns = (
            ((box.minX - origin.x) / tile.width).rounded(.down), ((box.maxX - origin.x) / tile.width).rounded(.up)
        )
        let rows = (
            ((box.minY - origin.y) / tile.height).rounded(.down), ((box.maxY - origin.y) / tile.height).rounded(.up)
        )
        guard (columns.1 - columns.0) * (rows.1 - rows.0) <= Self.mostTiles else { return [] }
        var items: [DisplayItem] = []
        for row in stride(from: rows.0, to: rows.1, by: 1) {
            for column in stride(from: columns.0, to: columns.1, by: 1) {
                let corner = CGPoint(x: origin.x + column * tile.width, y: origin.y + row * tile.height)
                let place = CGPoint(x: corner.x - source.minX * whole.width, y: corner.y - source.minY * whole.height)
                let drawn = image.items(in: CGRect(origin: place, size: whole))
                if tile == whole {
                    items += drawn
                } else {
                    let clip = Clip(path: Path(CGRect(origin: corner, size: tile)))
                    items.append(.layer(Layer(content: DisplayChunk(items: drawn), clip: clip)))
                }
            }
        }
        return items
    }
}
