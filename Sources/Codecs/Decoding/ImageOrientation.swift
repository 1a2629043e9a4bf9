/// How stored pixels are turned to stand upright, by Exif's numbers.
package enum ImageOrientation: Int, Hashable, Sendable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// Whether width and height change places.
    package var isSideways: Bool { rawValue >= 5 }

    /// Turns packed pixels of `width` x `height` upright.
    package func upright(_ pixels: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int) -> [UInt32] {
        let (outWidth, outHeight) = isSideways ? (height, width) : (width, height)
        return [UInt32](unsafeUninitializedCapacity: width * height) { out, count in
            var next = 0
            for y in 0..<outHeight {
                for x in 0..<outWidth {
                    let (sourceX, sourceY) =
                        switch self {
                        case .up: (x, y)
                        case .upMirrored: (width - 1 - x, y)
                        case .down: (width - 1 - x, height - 1 - y)
                        case .downMirrored: (x, height - 1 - y)
                        case .leftMirrored: (y, x)
                        case .right: (y, height - 1 - x)
                        case .rightMirrored: (width - 1 - y, height - 1 - x)
                        case .left: (width - 1 - y, x)
                        }
                    out[next] = pixels[sourceY * width + sourceX]
                    next += 1
                }
            }
            count = next
        }
    }
}
