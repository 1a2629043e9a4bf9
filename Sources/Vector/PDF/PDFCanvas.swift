import CCairo
import CoreGraphics
import Drawing

/// A page, or a picture that becomes a part of one, that Cairo draws.
final class PDFCanvas {
    let context: OpaquePointer

    init(width: CGFloat, height: CGFloat) throws {
        guard let made = vector_create_pdf(width, height) else { throw VectorError.memory }
        context = made
    }

    /// Pixels for a box in points. Nil when there is no memory.
    init?(picture box: CGRect, scale: CGFloat) {
        let width = Int32((box.width * scale).rounded(.up))
        let height = Int32((box.height * scale).rounded(.up))
        guard let made = vector_create_picture(width, height, scale, box.minX, box.minY) else { return nil }
        context = made
    }

    /// Ends the page and begins one of another size.
    func beginPage(width: CGFloat, height: CGFloat) {
        vector_begin_page(context, width, height)
    }

    deinit {
        vector_destroy(context)
    }

    func finish() throws -> Data {
        var count = 0
        var problem: UnsafePointer<CChar>?
        guard let bytes = vector_finish(context, &count, &problem) else {
            throw VectorError.cairo(problem.map { String(cString: $0) } ?? "no reason given")
        }
        return Data(bytes: bytes, count: count)
    }
}
