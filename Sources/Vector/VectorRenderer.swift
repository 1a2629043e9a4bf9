import CoreGraphics
import Drawing

/// Turns display lists into documents of shapes and text.
///
/// Text stays text: a PDF embeds the glyphs that it uses and says which letters they stand for, an SVG names the font
/// and holds the words. What a format cannot say is drawn as pixels (in PDF blurs and shadows, at four pixels a
/// point) or as near as it can be, which is then reported once on the standard error.
package enum VectorRenderer {
    /// One page of the list's size; a point is 1/72 inch.
    package static func pdf(_ list: DisplayList) throws -> Data { try pdf([list]) }

    /// A page for each list, of its size.
    package static func pdf(_ pages: [DisplayList]) throws -> Data {
        guard let first = pages.first else { throw VectorError.noPage }
        let size = try checkedSize(of: first)
        let canvas = try PDFCanvas(width: size.width, height: size.height)
        let writer = PDFWriter(canvas: canvas)
        for (index, list) in pages.enumerated() {
            let size = try checkedSize(of: list)
            if index > 0 { canvas.beginPage(width: size.width, height: size.height) }
            writer.fillBackground(list.background, size: size)
            writer.draw(list.root, opacity: 1)
        }
        return try canvas.finish()
    }

    /// A picture of the list's size in CSS pixels; a point is one.
    package static func svg(_ list: DisplayList) throws -> Data {
        let size = try checkedSize(of: list)
        let writer = SVGWriter()
        writer.draw(list.root, opacity: 1)
        return Data(writer.document(size: size, background: list.background).utf8)
    }

    /// Formats hold no larger pages, in points.
    private static let longestSide: CGFloat = 1e6

    private static func checkedSize(of list: DisplayList) throws -> CGSize {
        let size = list.size
        guard size.width > 0, size.height > 0, size.width <= longestSide, size.height <= longestSide else {
            throw VectorError.size(size)
        }
        return size
    }
}

/// Why there is no document.
package enum VectorError: Error, CustomStringConvertible {
    case size(CGSize)
    case noPage
    case memory
    case cairo(String)

    package var description: String {
        switch self {
        case .size(let size):
            "A document cannot be \(size.width) x \(size.height) points; "
                + "each side has to be more than 0 and at most a million."
        case .noPage: "A document has at least one page."
        case .memory: "There is not enough memory for the document."
        case .cairo(let problem): "The document could not be written: \(problem)."
        }
    }
}
