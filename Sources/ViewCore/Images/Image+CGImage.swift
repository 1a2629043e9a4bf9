import Codecs
import CoreGraphics
import Drawing
import ViewValues

extension Image {
    /// How a picture's pixels are turned to stand upright.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0
        case upMirrored = 2
        case down = 6
        case downMirrored = 4
        case left = 1
        case leftMirrored = 3
        case right = 7
        case rightMirrored = 5

        var stored: ImageOrientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// A picture in memory, of `scale` pixels a point, with what it says to somebody who cannot see it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(source: .pixels(cgImage, scale: scale, orientation), speech: .text(label))
    }

    /// A picture in memory, of `scale` pixels a point, that says nothing to somebody who cannot see it.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(source: .pixels(cgImage, scale: scale, orientation), speech: .nothing)
    }
}

/// Pictures in memory as renderers see them: the same one each time, so that what is drawn with it counts as the same.
@MainActor
package enum CGImageSources {
    private struct Key: Hashable {
        let image: ObjectIdentifier
        let orientation: Image.Orientation
    }

    private struct Entry {
        weak var image: CGImage?
        let source: any ImageSource
    }

    private static var known: [Key: Entry] = [:]

    package static func source(_ image: CGImage, _ orientation: Image.Orientation) -> any ImageSource {
        let key = Key(image: ObjectIdentifier(image), orientation: orientation)
        if let entry = known[key], entry.image === image { return entry.source }
        // Those whose picture is gone; seldom enough not to be felt.
        if known.count >= 64 { known = known.filter { $0.value.image != nil } }
        let source = BitmapImage(upright(image, orientation.stored))
        known[key] = Entry(image: image, source: source)
        return source
    }

    private static func upright(_ image: CGImage, _ orientation: ImageOrientation) -> Bitmap {
        guard orientation != .up else { return Bitmap(width: image.width, height: image.height, bytes: image.bytes) }
        let turned = image.bytes.withUnsafeBytes {
            orientation.upright($0.assumingMemoryBound(to: UInt32.self), image.width, image.height)
        }
        let isSideways = orientation.isSideways
        return Bitmap(
            width: isSideways ? image.height : image.width, height: isSideways ? image.width : image.height,
            bytes: turned.withUnsafeBytes { Array($0) })
    }
}
