import Drawing
import Foundation
import Synchronization

/// An image file in memory or on disk, decoded when its pixels are first asked for and kept decoded from then on.
///
/// Making one reads the header, so that its size is known and a file that is no image is refused there and then. Pixels that
/// turn out broken give nil and one line on standard error.
package final class ImageFile: ImageSource {
    package let id = ImageIdentity.next()
    package let header: ImageHeader
    /// What it is called in messages: the path, or what the caller says.
    package let name: String
    private let data: Data
    private let decoded = Mutex<Result<Bitmap, ImageError>?>(nil)

    package var width: Int { header.width }
    package var height: Int { header.height }

    package init(data: Data, name: String = "an image in memory") throws(ImageError) {
        self.data = data
        self.name = name
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in try ImageHeader(bytes.bindMemory(to: UInt8.self)) }
        }
        do throws(ImageError) {
            header = try result.get()
        } catch {
            throw ImageError("\(name): \(error)")
        }
    }

    /// Reads the file.
    package convenience init(path: String) throws(ImageError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let isThere = FileManager.default.fileExists(atPath: path)
            throw ImageError("\(path): \(isThere ? "the file cannot be read" : "there is no such file")")
        }
        try self.init(data: data, name: path)
    }

    package func bitmap() -> Bitmap? {
        try? pixels().get()
    }

    /// The pixels, or why there are none.
    package func pixels() -> Result<Bitmap, ImageError> {
        decoded.withLock { decoded in
            if let known = decoded { return known }
            let result = data.withUnsafeBytes { bytes in
                Result { () throws(ImageError) in try ImageDecoder.decode(bytes.bindMemory(to: UInt8.self)) }
            }.mapError { ImageError("\(name): \($0)") }
            if case .failure(let error) = result {
                FileHandle.standardError.write(Data("gesso: image not drawn: \(error)\n".utf8))
            }
            decoded = result
            return result
        }
    }
}
