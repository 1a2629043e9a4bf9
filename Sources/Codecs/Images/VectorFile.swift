import CCodecs
import Drawing
import Foundation
import Synchronization

/// An SVG file, drawn at the size in which it is shown.
package final class VectorFile: Sendable {
    /// Of CSS's pixels, which are points here.
    package let width: Double
    package let height: Double
    private let document: VectorDocument
    /// Made so far, the newest last.
    private let pictures = Mutex<[VectorPicture]>([])

    /// Sizes of one file kept drawn at a time.
    private static let mostPictures = 4

    /// Whether the bytes are an SVG file's, by its first element.
    package static func recognizes(_ data: Data) -> Bool {
        data.withUnsafeBytes { gesso_svg_is($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }
    }

    package init(data: Data, name: String = "a drawing in memory") throws(ImageError) {
        document = try VectorDocument(data, name)
        // A size that nothing can have is taken to the edge of what is drawn.
        width = min(document.width, Double(ImageHeader.longestSide))
        height = min(document.height, Double(ImageHeader.longestSide))
    }

    /// The drawing in pixels, drawn when they are first asked for. A size beyond what is decoded of any picture is halved until
    /// it is not.
    package func picture(width: Int, height: Int) -> VectorPicture {
        var (width, height) = (max(width, 1), max(height, 1))
        while max(width, height) > ImageHeader.longestSide || width * height > ImageHeader.mostPixels {
            (width, height) = (max(width / 2, 1), max(height / 2, 1))
        }
        return pictures.withLock { pictures in
            if let known = pictures.firstIndex(where: { $0.width == width && $0.height == height }) {
                return pictures[known]
            }
            let picture = VectorPicture(document, width: width, height: height)
            if pictures.count >= Self.mostPictures { pictures.removeFirst() }
            pictures.append(picture)
            return picture
        }
    }
}

/// An SVG file as librsvg has read it.
private final class VectorDocument: Sendable {
    let width: Double
    let height: Double
    /// What it is called in messages.
    private let name: String
    private nonisolated(unsafe) let handle: UnsafeMutableRawPointer
    /// One thread at a time uses the library, for all files.
    private static let turn = Mutex<Void>(())

    init(_ data: Data, _ name: String) throws(ImageError) {
        var (width, height) = (0.0, 0.0)
        var message = gesso_image_message()
        let handle = Self.turn.withLock { _ in
            data.withUnsafeBytes {
                gesso_svg_open($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &width, &height, &message)
            }
        }
        guard let handle else { throw ImageError("\(name): \(message.string)") }
        self.handle = handle
        (self.width, self.height, self.name) = (width, height, name)
    }

    deinit {
        Self.turn.withLock { _ in gesso_svg_close(handle) }
    }

    func draw(width: Int, height: Int) -> Bitmap? {
        var message = gesso_image_message()
        var isDrawn = false
        let size = width * height * 4
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { target, count in
            isDrawn = Self.turn.withLock { _ in
                gesso_svg_draw(
                    handle, self.width, self.height, Int32(width), Int32(height), target.baseAddress, &message)
            }
            count = size
        }
        guard isDrawn else {
            FileHandle.standardError.write(Data("gesso: image not drawn: \(name): \(message.string)\n".utf8))
            return nil
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}

/// An SVG file at a size in pixels.
package final class VectorPicture: ImageSource {
    package let id = ImageIdentity.next()
    package let width: Int
    package let height: Int
    private let document: VectorDocument
    private let drawn = Mutex<Bitmap??>(nil)

    fileprivate init(_ document: VectorDocument, width: Int, height: Int) {
        self.document = document
        self.width = width
        self.height = height
    }

    package func bitmap() -> Bitmap? {
        drawn.withLock { drawn in
            if let known = drawn { return known }
            let bitmap = document.draw(width: width, height: height)
            drawn = .some(bitmap)
            return bitmap
        }
    }
}
