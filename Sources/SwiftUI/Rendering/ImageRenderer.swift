import Combine
import CoreGraphics
import Drawing
import Scenes

/// Makes pictures of a view: pixels, or a PDF.
///
///     let renderer = ImageRenderer(content: Card(score: 3))
///     renderer.scale = 2
///     if let image = renderer.cgImage { try image.pngData().write(to: url) }
///
/// The view is laid out in ``proposedSize``. It is a view of its own, with state of its own that begins anew when the content is set, and in
/// the environment that `content` says, not in that of a window.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Tells that another picture would come out. Sends on the main actor alone.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view.
    public var content: Content {
        didSet {
            graph = nil
            objectWillChange.send()
        }
    }

    /// What is proposed to the view, in points; its ideal size where it is not specified.
    public var proposedSize = ProposedViewSize.unspecified {
        didSet { objectWillChange.send() }
    }

    /// Pixels a point.
    public var scale: CGFloat = 1 {
        didSet { objectWillChange.send() }
    }

    /// Whether the picture is black where the view draws nothing, and has no opacity.
    public var isOpaque = false {
        didSet { objectWillChange.send() }
    }

    private var graph: ViewGraph?

    public init(content view: Content) {
        content = view
        Faces.install()
    }

    /// The view as pixels at this moment. Nil when it has no size, or more pixels than memory would hold, which is reported.
    public var cgImage: CGImage? {
        guard let list = list(scale: scale) else { return nil }
        do {
            guard let bitmap = try Installed.renderer?.bitmap(list, scale: scale) else { return nil }
            return CGImage(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
        } catch {
            Diagnostics.report("ImageRenderer: \(error)")
            return nil
        }
    }

    /// Has a closure draw the view into a document.
    ///
    /// - Parameters:
    ///   - rasterizationScale: pixels a point for what can only be drawn as pixels.
    ///   - renderer: gets the view's size in points and a function that draws it with its lower left corner at the origin.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        guard let list = list(scale: rasterizationScale) else { return renderer(.zero) { _ in } }
        var items: [DisplayItem] = []
        if list.background.opacity > 0 {
            items.append(
                .fill(Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(list.background)))
        }
        items.append(.chunk(list.root))
        let chunk = DisplayChunk(items: items)
        renderer(list.size) { context in context.draw(chunk, height: list.size.height) }
    }

    private func list(scale: CGFloat) -> DisplayList? {
        guard scale > 0, scale.isFinite else {
            Diagnostics.report("ImageRenderer.scale is \(scale); it has to be more than 0")
            return nil
        }
        let graph = graph ?? makeGraph()
        self.graph = graph
        var values = graph.environmentValues
        if values.displayScale != scale {
            values.displayScale = scale
            graph.setEnvironment(values)
        }
        graph.tick(at: 0)
        let size = graph.size(proposedSize)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        graph.setSurface(ViewGraph.Surface(size: size))
        graph.tick(at: 0)
        return DisplayList(
            root: graph.displayChunk(), size: size,
            background: PaintColor(red: 0, green: 0, blue: 0, opacity: isOpaque ? 1 : 0))
    }

    private func makeGraph() -> ViewGraph {
        var values = EnvironmentValues()
        values.displayScale = scale
        values.idiom = .desktop
        let graph = ViewGraph(content, environment: values, size: .zero)
        graph.onChange { [weak self] in
            DispatchQueue.main.async { self?.objectWillChange.send() }
        }
        return graph
    }
}
