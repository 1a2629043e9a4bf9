import Codecs
import CoreGraphics
import Drawing
import Fetching
import Foundation
import Synchronization

/// What an `AsyncImage` asks for.
struct PictureRequest: Hashable, Sendable {
    let url: URL?
    /// Pixels a point.
    let scale: CGFloat
}

/// Loads pictures and decodes them away from the main thread: one picture for all views that show the same bytes.
final class PictureStore: Sendable {
    static let shared = PictureStore()

    private struct Entry {
        let bytes: Data
        weak var image: CGImage?
    }

    private let decoded = Mutex<[URL: Entry]>([:])

    func image(_ request: PictureRequest) async throws -> Image {
        guard let url = request.url else { throw URLError(.badURL) }
        guard request.scale > 0, request.scale.isFinite else {
            Diagnostics.report("an AsyncImage has a scale of \(request.scale); a scale is a number above 0")
            throw URLError(.badURL)
        }
        let bytes = try await Fetch.bytes(of: url)
        return Image(decorative: try picture(bytes, of: url), scale: request.scale)
    }

    private func picture(_ bytes: Data, of url: URL) throws -> CGImage {
        let known = decoded.withLock { entries -> CGImage? in
            guard let entry = entries[url], entry.bytes == bytes else { return nil }
            return entry.image
        }
        if let known { return known }
        let bitmap: Bitmap
        do {
            bitmap = try bytes.withUnsafeBytes { try ImageDecoder.decode($0.bindMemory(to: UInt8.self)) }
        } catch {
            throw URLError(
                .cannotDecodeContentData,
                userInfo: [
                    NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: "\(url.absoluteString): \(error)",
                ])
        }
        let image = CGImage(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
        decoded.withLock { entries in
            // Those that nobody shows any more.
            entries = entries.filter { $0.value.image != nil }
            entries[url] = Entry(bytes: bytes, image: image)
        }
        return image
    }
}
