import CoreGraphics
import Drawing
import Typesetting
import ViewValues

typealias CanvasText = ResolvedText
typealias CanvasImage = ResolvedImage

// MARK: Paths

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        nonisolated(unsafe) let (environment, shading) = (environment, shading)
        let items = onMainActor {
            shading.items(for: path, outline: path, in: environment) { .fill(path, style, $0) }
        }
        put(items)
    }

    /// Draws the line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        nonisolated(unsafe) let (environment, shading) = (environment, shading)
        let items = onMainActor {
            shading.items(for: path, outline: nil, in: environment) { .stroke(path, style, $0) }
        }
        put(items)
    }

    /// Draws the line along a path, in points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The frame of a thing of a size whose `anchor` is at a point.
    private func frame(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(
            origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size: size)
    }
}

// MARK: Text

extension GraphicsContext {
    /// Text that is ready to be measured and drawn.
    public struct ResolvedText {
        /// What parts without a colour of their own are painted with.
        public var shading = Shading.foreground

        let text: Text
        let environment: EnvironmentValues
        unowned(unsafe) let tree: ViewGraph
        let shaped: CanvasText

        init(_ text: Text, _ environment: EnvironmentValues, _ tree: ViewGraph) {
            self.text = text
            self.environment = environment
            self.tree = tree
            nonisolated(unsafe) let values = environment
            let graph = tree
            shaped = onMainActor { CanvasText(text, values, graph) }
        }

        /// How large the text is in a room, in points.
        public func measure(in size: CGSize) -> CGSize { layout(size).size }

        /// From the top to the baseline of the first line, in a room.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }

        /// From the top to the baseline of the last line, in a room.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }

        func layout(_ size: CGSize) -> TextLayout {
            let shaped = shaped
            return onMainActor { shaped.layout(ProposedViewSize(size)) }
        }

        /// What is drawn in `rect`, laid out in a room.
        @MainActor
        func items(in rect: CGRect, room: CGSize) -> [DisplayItem] {
            if let style = shading.style {
                if style is ForegroundStyle { return TextItems.items(layout(room), shaped, in: rect) }
                var environment = environment
                environment.foregroundStyle = AnyShapeStyle(style)
                let shaped = CanvasText(text, environment, tree)
                return TextItems.items(shaped.layout(ProposedViewSize(room)), shaped, in: rect)
            }
            let mask = DisplayChunk(items: TextItems.items(layout(room), shaped, in: rect))
            let box = Path(rect)
            let items = shading.items(for: box, outline: nil, in: environment) { .fill(box, FillStyle(), $0) }
            return [.layer(Layer(content: DisplayChunk(items: items), mask: mask))]
        }
    }

    /// Text in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment, tree) }

    /// Draws text in a rectangle, breaking lines and cutting off as it has to.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        nonisolated(unsafe) let text = text
        let items = onMainActor {
            let size = text.layout(rect.size).size
            return text.items(in: CGRect(origin: rect.origin, size: size), room: rect.size)
        }
        put(items)
    }

    /// Draws text on lines as long as it wants, its `anchor` at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        let rect = frame(text.layout(room).size, point, anchor)
        nonisolated(unsafe) let text = text
        put(onMainActor { text.items(in: rect, room: room) })
    }

    /// Draws text in a rectangle, breaking lines and cutting off as it has to.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws text on lines as long as it wants, its `anchor` at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

extension ResolvedText {
    /// A text by itself.
    fileprivate convenience init(_ text: Text, _ environment: EnvironmentValues, _ tree: ViewGraph) {
        var resolver = TextResolver(environment, now: tree.date)
        resolver.add(text)
        self.init(
            paragraph: Paragraph(runs: resolver.runs, style: ParagraphStyle(environment)), styles: resolver.styles,
            string: TextWords.string(of: resolver.runs), images: resolver.images, links: resolver.links,
            attributes: resolver.attributes, fitting: TextFitting(environment), isRedacted: environment.isRedacted)
    }
}

// MARK: Images

extension GraphicsContext {
    /// An image that is ready to be measured and drawn.
    public struct ResolvedImage {
        /// In points.
        public var size: CGSize { image.size }
        /// From the top, in points.
        public var baseline: CGFloat { image.baseline ?? image.size.height }
        /// What a symbol or a template is painted with; nil for an image with colours of its own.
        public var shading: Shading?

        let image: CanvasImage
        let environment: EnvironmentValues

        @MainActor
        func items(in rect: CGRect) -> [DisplayItem] {
            var image = image
            guard let shading, image.style != nil else { return image.items(in: rect) }
            if let style = shading.style {
                image.style = style._resolvedStyle(in: environment)
                return image.items(in: rect)
            }
            let mask = DisplayChunk(items: image.items(in: rect))
            let box = Path(rect)
            let items = shading.items(for: box, outline: nil, in: environment) { .fill(box, FillStyle(), $0) }
            return [.layer(Layer(content: DisplayChunk(items: items), mask: mask))]
        }
    }

    /// An image in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        nonisolated(unsafe) let environment = environment
        let found = onMainActor { image.resolved(in: environment) }
        return ResolvedImage(
            shading: found.style == nil ? nil : .foreground, image: found, environment: environment)
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        nonisolated(unsafe) let image = image
        put(onMainActor { image.items(in: rect) })
    }

    /// Draws an image at its size, its `anchor` at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(image.size, point, anchor))
    }

    /// Draws an image into a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image at its size, its `anchor` at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

// MARK: Symbols

extension GraphicsContext {
    /// A view of the canvas's symbols that is ready to be drawn.
    public struct ResolvedSymbol {
        /// In points.
        public var size: CGSize { symbol.size }

        let symbol: CanvasSymbol
    }

    /// The view with a tag among the canvas's symbols.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let symbols = symbols
        nonisolated(unsafe) let id = id
        let found: CanvasSymbol? = onMainActor {
            for symbol in symbols where symbol.hasTag(id) { return symbol }
            return nil
        }
        return found.map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a symbol, scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let place = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        put([.layer(Layer(content: symbol.symbol.content, transform: place))])
    }

    /// Draws a symbol at its size, its `anchor` at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: frame(symbol.size, point, anchor))
    }
}
