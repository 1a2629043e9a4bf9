import CoreGraphics
import Drawing
import Scenes
internal import Vector

/// A document that views are drawn into page by page: the PDF of ``ImageRenderer/render(rasterizationScale:renderer:)``.
///
///     renderer.render { size, draw in
///         var page = CGRect(origin: .zero, size: size)
///         guard let pdf = CGContext(url as CFURL, mediaBox: &page, nil) else { return }
///         pdf.beginPDFPage(nil)
///         draw(pdf)
///         pdf.endPDFPage()
///         pdf.closePDF()
///     }
///
/// Coordinates are points, the origin is the page's lower left corner, y goes up. The document is written by `closePDF`.
public final class CGContext {
    private let url: URL
    private let size: CGSize
    private var pages: [DisplayList] = []
    /// What was drawn on the page that was begun; nil between pages.
    private var items: [DisplayItem]?
    private var isClosed = false
    private var states: [CGAffineTransform] = []

    /// What is drawn next is changed by this: from its own coordinates to the page's.
    public private(set) var ctm = CGAffineTransform.identity

    /// A PDF to be written to a file.
    ///
    /// - Parameters:
    ///   - url: the file's URL. Nil comes back when it is no file's.
    ///   - mediaBox: the size of the pages in points, US letter when it is nil.
    ///   - auxiliaryInfo: not looked at.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard url.isFileURL, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return nil }
        self.url = url
        size = box.size
    }

    deinit { if !isClosed && !pages.isEmpty { write() } }

    // MARK: Pages

    /// Begins a page; one that was begun is ended.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        endPDFPage()
        items = []
        ctm = .identity
        states = []
    }

    public func endPDFPage() {
        guard let items else { return }
        pages.append(
            DisplayList(
                root: DisplayChunk(items: items), size: size,
                background: PaintColor(red: 0, green: 0, blue: 0, opacity: 0)))
        self.items = nil
    }

    /// Ends the document and writes its file. What goes wrong is reported.
    public func closePDF() {
        endPDFPage()
        guard !isClosed else { return }
        isClosed = true
        write()
    }

    private func write() {
        do {
            try VectorRenderer.pdf(pages).write(to: url)
        } catch {
            FileHandle.standardError.write(Data("gesso: \(url.path) cannot be written: \(error)\n".utf8))
        }
    }

    // MARK: State

    public func saveGState() { states.append(ctm) }

    /// Brings back what ``saveGState()`` saved last; nothing when there is none.
    public func restoreGState() { ctm = states.popLast() ?? ctm }

    public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }

    public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }

    /// By an angle in radians, against the clock.
    public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }

    public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

    // MARK: Drawing

    /// Draws a chunk that is `height` points high with its lower left corner at the origin.
    func draw(_ chunk: DisplayChunk, height: CGFloat) {
        guard items != nil else { return }
        // Chunks count from the top; so does the page in the document.
        let fromTop = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        let toTop = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let transform = fromTop.concatenating(ctm).concatenating(toTop)
        items?.append(.layer(Layer(content: chunk, transform: transform)))
    }
}
