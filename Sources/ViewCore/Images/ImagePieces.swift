import CoreGraphics
import ViewValues

/// How a resized picture is put together: pieces of it, in its pixels, and where they go, in points.
package struct ImagePieces {
    package struct Piece: Equatable {
        package var source: CGRect
        package var destination: CGRect
    }

    /// More pieces than these are not drawn one by one: the middle is stretched instead.
    package static let mostPieces = 10_000

    package let pieces: [Piece]

    /// `scale` is how many of the picture's pixels are a point.
    package init(pixels: CGSize, scale: CGFloat, in rect: CGRect, _ resizing: Image.Resizing, isRightToLeft: Bool) {
        let insets = resizing.capInsets
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        func bands(_ mode: Image.ResizingMode) -> (across: [Band], down: [Band]) {
            (
                Band.bands(pixels.width, scale, rect.minX, rect.width, left, right, mode),
                Band.bands(pixels.height, scale, rect.minY, rect.height, insets.top, insets.bottom, mode)
            )
        }
        var (across, down) = bands(resizing.mode)
        if across.count * down.count > Self.mostPieces { (across, down) = bands(.stretch) }
        var pieces: [Piece] = []
        pieces.reserveCapacity(across.count * down.count)
        for row in down {
            for column in across {
                pieces.append(
                    Piece(
                        source: CGRect(x: column.source, y: row.source, width: column.pixels, height: row.pixels),
                        destination: CGRect(x: column.start, y: row.start, width: column.length, height: row.length)))
            }
        }
        self.pieces = pieces
    }

    /// A stretch along one axis.
    private struct Band {
        var source: CGFloat
        var pixels: CGFloat
        var start: CGFloat
        var length: CGFloat

        static func bands(
            _ pixels: CGFloat, _ scale: CGFloat, _ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat,
            _ mode: Image.ResizingMode
        ) -> [Band] {
            let all = pixels / scale
            var (first, last) = (cap(first, all), cap(last, all))
            // Caps that find no room for both shrink together.
            let fit = first + last > length ? length / (first + last) : 1
            let sourceLast = min(last, max(0, all - first))
            let (sourceFirst, middle) = (first, max(0, all - first - sourceLast))
            (first, last) = (first * fit, sourceLast * fit)
            var bands: [Band] = []
            if first > 0 { bands.append(Band(source: 0, pixels: sourceFirst * scale, start: start, length: first)) }
            let room = length - first - last
            if middle > 0, room > 0 {
                let from = sourceFirst * scale
                if mode == .stretch || (room / middle) > CGFloat(mostPieces) {
                    bands.append(Band(source: from, pixels: middle * scale, start: start + first, length: room))
                } else {
                    var at: CGFloat = 0
                    while room - at > 0.001 {
                        let part = min(middle, room - at)
                        bands.append(Band(source: from, pixels: part * scale, start: start + first + at, length: part))
                        at += part
                    }
                }
            }
            if last > 0 {
                bands.append(
                    Band(
                        source: (all - sourceLast) * scale, pixels: sourceLast * scale, start: start + length - last,
                        length: last))
            }
            return bands
        }

        private static func cap(_ inset: CGFloat, _ all: CGFloat) -> CGFloat {
            inset.isFinite ? min(max(inset, 0), all) : 0
        }
    }
}
