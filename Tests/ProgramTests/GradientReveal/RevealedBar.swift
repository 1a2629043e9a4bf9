import CoreGraphics
import WindowTesting

/// The progress bar of GradientReveal in a picture.
struct RevealedBar {
    private typealias Color = ScreenPicture.Color

    let picture: ScreenPicture
    /// The track, in pixels.
    let track: CGRect

    /// Where the bar was told to be, in points.
    init(_ picture: ScreenPicture, frame: CGRect, scale: Int) {
        self.picture = picture
        let scale = CGFloat(scale)
        track = CGRect(
            x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
    }

    /// The grey of the track: a fifth of the system's grey over the window's background.
    static let grey = ScreenPicture.Color.windowBackground.mixed(with: .systemGray, by: 0.2)

    var rows: Range<Int> { Int(track.minY)..<Int(track.maxY) }
    var columns: Range<Int> { Int(track.minX)..<Int(track.maxX) }
    var middleRow: Int { Int(track.midY) }

    /// How wide the mask is in a row, in pixels from the track's leading edge: up to the last pixel with a hue. Nil where
    /// what follows, up to the rounded end, is anything but the track's grey.
    func revealed(row: Int? = nil) -> Int? {
        let row = row ?? middleRow
        let end = columns.last { !picture[$0, row].isGrey }.map { $0 + 1 } ?? columns.lowerBound
        let radius = Int(track.height / 2)
        let grey = max(end, columns.lowerBound + radius)..<max(end, columns.upperBound - radius)
        guard grey.allSatisfy({ picture[$0, row].isNear(Self.grey, within: 2) }) else { return nil }
        return end - columns.lowerBound
    }

    /// The gradient's colour in a column, counted in pixels from the track's leading edge, wherever the mask ends: it spans
    /// the whole track.
    func gradient(_ column: Int) -> ScreenPicture.Color {
        let part = (Double(column) + 0.5) / track.width
        return part < 0.5
            ? Color.systemBlue.mixed(with: .systemPurple, by: part * 2)
            : Color.systemPurple.mixed(with: .systemOrange, by: part * 2 - 1)
    }

    /// The pixel in a column counted as that of ``gradient(_:)``, in the middle of the bar's height.
    subscript(column: Int) -> ScreenPicture.Color { picture[columns.lowerBound + column, middleRow] }

    /// The columns of a row that the window's background does not fill, as a capsule has them: `all` with those that it
    /// fills in part, `whole` without. Counted in pixels from the track's leading edge.
    func capsule(row: Int) -> (all: Range<Int>, whole: Range<Int>) {
        let radius = track.height / 2
        func inset(_ distance: Double) -> Double {
            distance >= radius ? radius : radius - (radius * radius - distance * distance).squareRoot()
        }
        let center = Double(row - rows.lowerBound) + 0.5 - radius
        let (near, far) = (inset(max(0, abs(center) - 0.5)), inset(abs(center) + 0.5))
        let width = columns.count
        return (
            Int(near.rounded(.down))..<width - Int(near.rounded(.down)),
            Int(far.rounded(.up))..<width - Int(far.rounded(.up))
        )
    }
}
