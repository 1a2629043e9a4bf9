import CoreGraphics
import WindowTesting

/// Where DiagramAlignment's artwork goes in a window: kept at 800 : 500 and centred inside 24 points of padding.
struct FittedDiagram: Sendable, CustomStringConvertible {
    /// The window less its padding, in points.
    let available: CGSize
    /// In points, its origin counted from the padding's inner corner.
    let artwork: CGRect
    /// The centre of marker 1, counted as the artwork's origin is.
    let firstMarker: CGPoint

    static let padding: CGFloat = 24

    /// The rows of the table that stands beside the program.
    static let rows = [
        FittedDiagram(
            available: CGSize(width: 1000, height: 700), artwork: CGRect(x: 0, y: 37.5, width: 1000, height: 625),
            firstMarker: CGPoint(x: 250, y: 287.5)),
        FittedDiagram(
            available: CGSize(width: 600, height: 700), artwork: CGRect(x: 0, y: 162.5, width: 600, height: 375),
            firstMarker: CGPoint(x: 150, y: 312.5)),
        FittedDiagram(
            available: CGSize(width: 1000, height: 400), artwork: CGRect(x: 180, y: 0, width: 640, height: 400),
            firstMarker: CGPoint(x: 340, y: 160)),
    ]

    /// The window's, in points.
    var windowSize: CGSize {
        CGSize(width: available.width + 2 * Self.padding, height: available.height + 2 * Self.padding)
    }
    /// As `--size` and `resize` take it.
    var size: String { "\(Int(windowSize.width))x\(Int(windowSize.height))" }
    var description: String { size }

    /// The artwork in the window, in points.
    var frame: CGRect { artwork.offsetBy(dx: Self.padding, dy: Self.padding) }

    /// The point at fractions of the artwork, in the window.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }

    /// The centres of the two markers, in the window.
    var markers: [CGPoint] {
        [firstMarker.applying(CGAffineTransform(translationX: Self.padding, y: Self.padding)), point(0.75, 0.60)]
    }

    /// The centres, in points, of the blue discs that a picture shows in the left and the right half of `area`, in pixels;
    /// nil for all of it.
    func discs(in picture: ScreenPicture, area: CGRect? = nil, scale: Int) -> [CGPoint] {
        let area = area ?? CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        let halves = area.divided(atDistance: area.width / 2, from: .minXEdge)
        return [halves.slice, halves.remainder].compactMap { picture.bounds(in: $0) { $0.isNear(.systemBlue) } }.map {
            CGPoint(x: $0.midX / CGFloat(scale), y: $0.midY / CGFloat(scale))
        }
    }
}
