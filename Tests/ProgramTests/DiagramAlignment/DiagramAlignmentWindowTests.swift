import CoreGraphics
import Foundation
import Testing
import WindowTesting

@Suite("DiagramAlignment in a window", .needsSharedPrograms, .needsVirtualDisplay, .serialized)
struct DiagramAlignmentWindowTests {
    @Test("fits its artwork into a window of any size, and puts its markers right", arguments: [1, 2])
    func window(scale: Int) throws {
        let stage = try WindowStage(.diagramAlignment, scale: scale)
        for diagram in FittedDiagram.rows {
            try stage.resize(Int(diagram.windowSize.width), Int(diagram.windowSize.height))
            let area = CGRect(
                x: 0, y: 0, width: diagram.windowSize.width * CGFloat(scale),
                height: diagram.windowSize.height * CGFloat(scale))
            let areRight = { (screen: ScreenPicture) in
                let discs = diagram.discs(in: screen, area: area, scale: scale)
                return discs.count == 2
                    && zip(discs, diagram.markers).allSatisfy {
                        // At one pixel a point the frames of the discs are rounded to whole ones.
                        abs($0.x - $1.x) <= 0.5 && abs($0.y - $1.y) <= 0.5
                    }
            }
            let screen = try stage.screen(where: areRight)
            #expect(areRight(screen), "\(diagram): \(diagram.discs(in: screen, area: area, scale: scale))")
            // The artwork's white, its border, and the padding beside it.
            let inside = diagram.point(0.5, 0.1)
            #expect(screen.color(at: inside, scale: scale) == ScreenPicture.Color(255, 255, 255))
            #expect(
                screen.color(at: CGPoint(x: diagram.frame.minX + 0.25, y: inside.y), scale: scale).isNear(.systemGray))
            let padding = ScreenPicture.Color.windowBackground.mixed(with: .systemGray, by: 0.12)
            #expect(screen[scale, scale].isNear(padding, within: 2))
        }
        #expect(try stage.close() == 0)
        #expect(stage.program.errors == "")
    }
}
