import CoreGraphics
import Foundation
import Testing
import WindowTesting

@Suite("DiagramAlignment without a display", .needsSharedPrograms)
struct DiagramAlignmentTests {
    private typealias Color = ScreenPicture.Color

    private let stage: Stage

    init() throws {
        stage = try Stage(.diagramAlignment)
    }

    private let scale = 2
    private let white = Color(255, 255, 255)
    /// The padding shows the grey of the program's background over the window's.
    private let padding = Color.windowBackground.mixed(with: .systemGray, by: 0.12)

    @Test("keeps its artwork at 800 : 500, centred inside the padding", arguments: FittedDiagram.rows)
    func frames(diagram: FittedDiagram) throws {
        let drawn = try stage.inspect(size: diagram.size, scale: scale, layout: true)
        let window = CGRect(origin: .zero, size: diagram.windowSize)
        // In drawing order: the background, the artwork's white, the artwork, the markers, the border.
        #expect(drawn.all("Rectangle").map(\.frame) == [window, diagram.frame, diagram.frame])
        #expect(drawn.all("DiagramArtwork").map(\.frame) == [diagram.frame])
    }

    @Test("puts its markers at fractions of the artwork", arguments: FittedDiagram.rows)
    func markers(diagram: FittedDiagram) throws {
        let drawn = try stage.inspect(size: diagram.size, scale: scale, layout: true)
        let circles = drawn.all("Circle")
        #expect(circles.map(\.center) == diagram.markers)
        #expect(circles.allSatisfy { $0.frame?.size == CGSize(width: 28, height: 28) })
        let texts = drawn.all("Text")
        #expect(texts.map(\.label) == ["1", "2"])
        for (text, marker) in zip(texts, diagram.markers) {
            // To the pixel: a text is as wide as its glyphs.
            #expect(abs(text.center.x - marker.x) <= 0.5 && abs(text.center.y - marker.y) <= 0.5)
        }
    }

    @Test("draws its markers where they are said to be", arguments: FittedDiagram.rows)
    func discs(diagram: FittedDiagram) throws {
        let picture = try stage.render(size: diagram.size, scale: scale)
        #expect(diagram.discs(in: picture, scale: scale) == diagram.markers)
        for marker in diagram.markers {
            let disc = CGRect(x: marker.x - 14, y: marker.y - 14, width: 28, height: 28)
            let pixels = CGRect(x: disc.minX * 2, y: disc.minY * 2, width: 56, height: 56)
            // The figure in it, white.
            #expect(picture.bounds(in: pixels.insetBy(dx: 12, dy: 12)) { $0.isNear(white, within: 40) } != nil)
            // Round: nothing of it in its frame's corners.
            #expect(!picture.color(at: CGPoint(x: disc.minX + 2, y: disc.minY + 2), scale: scale).isNear(.systemBlue))
        }
    }

    @Test(
        "has its padding on all sides, and a border of a point just inside the artwork", arguments: FittedDiagram.rows)
    func border(diagram: FittedDiagram) throws {
        let picture = try stage.render(size: diagram.size, scale: scale)
        let artwork = diagram.frame
        #expect(picture[0, 0].isNear(padding, within: 2))
        #expect(picture[picture.width - 1, picture.height - 1].isNear(padding, within: 2))
        // Across each edge at a place where the artwork has no line: half a point outside, inside, and beyond the border.
        let middle = diagram.point(0.5, 0.1)
        let crossings: [(CGPoint, CGVector)] = [
            (CGPoint(x: artwork.minX, y: middle.y), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: artwork.maxX, y: middle.y), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: middle.x, y: artwork.minY), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: middle.x, y: artwork.maxY), CGVector(dx: 0, dy: -1)),
        ]
        for (edge, inwards) in crossings {
            func color(_ distance: CGFloat) -> Color {
                picture.color(
                    at: CGPoint(x: edge.x + inwards.dx * distance, y: edge.y + inwards.dy * distance), scale: scale)
            }
            #expect(color(-0.25).isNear(padding, within: 2))
            #expect(color(0.25).isNear(.systemGray))
            #expect(color(0.75).isNear(.systemGray))
            #expect(color(1.25) == white)
        }
    }

    @Test("draws the artwork's lines at their fractions, two points wide", arguments: FittedDiagram.rows)
    func lines(diagram: FittedDiagram) throws {
        let picture = try stage.render(size: diagram.size, scale: scale)
        // A point on each side of the two rectangles, and the direction across it.
        let right = CGVector(dx: 1, dy: 0)
        let down = CGVector(dx: 0, dy: 1)
        let sides: [(CGPoint, CGVector)] = [
            (diagram.point(0.10, 0.50), right), (diagram.point(0.40, 0.25), right),
            (diagram.point(0.20, 0.20), down), (diagram.point(0.20, 0.60), down),
            (diagram.point(0.60, 0.70), right), (diagram.point(0.90, 0.50), right),
            (diagram.point(0.85, 0.40), down), (diagram.point(0.65, 0.80), down),
        ]
        for (point, across) in sides {
            let colors = [-1.25, -0.75, -0.25, 0.25, 0.75, 1.25].map { distance in
                picture.color(
                    at: CGPoint(x: point.x + across.dx * distance, y: point.y + across.dy * distance), scale: scale)
            }
            #expect(colors.first == white && colors.last == white, "\(point): \(colors)")
            #expect(colors[1...4].allSatisfy { $0.isNear(.systemGray) }, "\(point): \(colors)")
        }
        // The line from marker to marker goes through the artwork's middle; it leaves the rectangles' corners alone.
        #expect(picture.color(at: diagram.point(0.5, 0.5), scale: scale).isNear(.systemGray))
        #expect(picture.color(at: diagram.point(0.45, 0.48), scale: scale).isNear(.systemGray))
        #expect(picture.color(at: diagram.point(0.5, 0.45), scale: scale) == white)
        #expect(picture.color(at: diagram.point(0.25, 0.25), scale: scale) == white)
    }

    @Test("fits again when the window is resized")
    func resizing() throws {
        let steps = FittedDiagram.rows.enumerated().map {
            "resize \($1.size)\nsnap \($0).png\n"
        }.joined()
        _ = try stage.render(size: "500x400", scale: scale, steps: steps)
        for (index, diagram) in FittedDiagram.rows.enumerated() {
            let picture = try stage.picture("\(index).png")
            #expect(picture.width == Int(diagram.windowSize.width) * scale)
            #expect(diagram.discs(in: picture, scale: scale) == diagram.markers)
        }
    }

    @Test("tells its reader both figures")
    func tree() throws {
        let tree = try stage.inspect(size: "1048x748", scale: scale)
        #expect(tree.root.label == "DiagramAlignment")
        #expect(tree.nodes.compactMap { $0.role == "text" ? $0.label : nil } == ["1", "2"])
    }
}
