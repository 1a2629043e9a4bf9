import CRaster
import CoreGraphics
import Drawing

/// The pixels of a layer after its filters and its mask, wherever the surface shows them.
final class PreparedLayer: @unchecked Sendable {
    struct Key: Hashable {
        private let layer: ObjectIdentifier
        private let transform: TransformKey

        init(_ layer: Layer, _ transform: CGAffineTransform) {
            self.layer = ObjectIdentifier(layer)
            self.transform = TransformKey(transform)
        }
    }

    private let layer: Layer
    private let transform: CGAffineTransform
    var lastFrame: Int
    private(set) var pixels: RasterTarget?

    /// In bytes.
    private static let largest = 48 << 20

    init(_ layer: Layer, _ transform: CGAffineTransform, frame: Int) {
        self.layer = layer
        self.transform = transform
        lastFrame = frame
    }

    deinit {
        pixels?.pixels.deallocate()
    }

    /// In bytes.
    var size: Int { pixels.map { $0.stride * $0.box.height } ?? 0 }

    func make(_ worker: RasterWorker, surface: RasterBox) {
        let none = RasterTarget(pixels: nil, stride: 0, box: surface)
        let place = RasterPlace(
            target: none, clip: RasterClip(box: surface, mask: nil, maskStride: 0, maskBox: surface),
            transform: transform, opacity: 1)
        let box = worker.groupBox(of: layer, needed: surface, at: place)
        let stride = (box.width * 4 + 63) & ~63
        guard !box.isEmpty, stride * box.height <= Self.largest else { return }
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: stride * box.height, alignment: 64)
        memset(bytes, 0, stride * box.height)
        let group = RasterTarget(pixels: bytes.assumingMemoryBound(to: UInt8.self), stride: stride, box: box)
        worker.drawContent(of: layer, into: group, at: place)
        pixels = group
    }
}
