import CoreGraphics
import Scenes
internal import Codecs
import Drawing

extension CGImage {
    /// The picture as the contents of a PNG file. This is Gesso's own: there is no Image I/O here.
    public func pngData() throws -> Data {
        try PNGEncoder.encode(Bitmap(width: width, height: height, bytes: bytes))
    }
}
