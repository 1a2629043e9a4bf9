internal import Drawing

/// How far a picture may be from the one it is compared with.
public struct PictureTolerance: Sendable, Equatable {
    /// The most that a channel of a pixel may differ before the pixel counts, from 0 to 255.
    public var channel: Int
    /// The part of all pixels that may count, from 0 to 1.
    public var pixels: Double

    public init(channel: Int = 2, pixels: Double = 0) {
        self.channel = channel
        self.pixels = pixels
    }

    /// Rounding in the last places, nothing that can be seen.
    public static let standard = PictureTolerance()
    /// The same bytes.
    public static let exact = PictureTolerance(channel: 0)
}

/// What two pictures have apart.
public struct PictureComparison: Sendable {
    /// Why they cannot be compared pixel by pixel; nil when they have one size.
    public let sizeMismatch: String?
    /// The part of all pixels of which a channel differs by more than the tolerance, from 0 to 1.
    public let differingPixels: Double
    /// The largest difference of a channel, from 0 to 255.
    public let largestDifference: Int
    /// Both, seen through each other: what is the same is pale grey, what differs is red, the stronger the more.
    public let difference: Picture?

    private let tolerance: PictureTolerance

    public init(_ picture: Picture, _ reference: Picture, tolerance: PictureTolerance = .standard) {
        self.tolerance = tolerance
        guard picture.width == reference.width, picture.height == reference.height else {
            sizeMismatch =
                "it is \(picture.width) x \(picture.height) pixels and was \(reference.width) x \(reference.height)"
            differingPixels = 1
            largestDifference = 255
            difference = nil
            return
        }
        sizeMismatch = nil
        let (new, old) = (picture.bitmap.bytes, reference.bitmap.bytes)
        var marked = [UInt8](repeating: 255, count: new.count)
        var count = 0
        var largest = 0
        for start in stride(from: 0, to: new.count, by: 4) {
            var most = 0
            for channel in start..<start + 4 { most = max(most, abs(Int(new[channel]) - Int(old[channel]))) }
            largest = max(largest, most)
            if most > tolerance.channel {
                count += 1
                let fade = UInt8(max(0, 160 - most))
                (marked[start], marked[start + 1], marked[start + 2]) = (fade, fade, 230)
            } else {
                let grey = UInt8(215 + (Int(old[start]) + Int(old[start + 1]) + Int(old[start + 2])) * 40 / 765)
                (marked[start], marked[start + 1], marked[start + 2]) = (grey, grey, grey)
            }
        }
        differingPixels = new.isEmpty ? 0 : Double(count) * 4 / Double(new.count)
        largestDifference = largest
        difference = Picture(Bitmap(width: picture.width, height: picture.height, bytes: marked))
    }

    /// Whether they are the same within the tolerance.
    public var isSame: Bool { sizeMismatch == nil && differingPixels <= tolerance.pixels }
}
