import CoreGraphics
import Foundation
import Testing
import WindowTesting

@Suite("GradientReveal in a window", .needsSharedPrograms, .needsVirtualDisplay, .serialized)
struct GradientRevealWindowTests {
    private let black = ScreenPicture.Color(0, 0, 0)

    /// Whose bar to look for where.
    private func bar(_ screen: ScreenPicture, _ frame: CGRect, _ stage: WindowStage) -> RevealedBar {
        RevealedBar(screen, frame: frame, scale: stage.scale)
    }

    private func barFrame(_ stage: WindowStage, size: String? = nil) throws -> CGRect {
        try #require(stage.inspect(size: size, layout: true).all("LinearGradient").first?.frame)
    }

    /// The bar once so many pixels of it are revealed, or as it is when that has not come.
    private func bar(revealing pixels: Int, _ frame: CGRect, _ stage: WindowStage) throws -> RevealedBar {
        bar(try stage.screen { bar($0, frame, stage).revealed() == pixels }, frame, stage)
    }

    @Test("opens at 520 x 240, is clicked, resized and closed", arguments: [1, 2])
    func window(scale: Int) throws {
        let stage = try WindowStage(.gradientReveal, scale: scale)
        let tree = try stage.inspect()
        let frame = try barFrame(stage)
        #expect(frame.width == 472)
        let first = try bar(revealing: 118 * scale, frame, stage)
        #expect(first.revealed() == 118 * scale)
        #expect(first.picture[0, 0] == .windowBackground)
        #expect(first.picture[520 * scale - 1, 240 * scale - 1] == .windowBackground)
        #expect(first.picture[520 * scale, 10] == black)
        #expect(first.picture[10, 240 * scale] == black)
        for (button, part) in [("Complete", 1.0), ("50%", 0.5), ("Reset", 0), ("25%", 0.25), ("50%", 0.5)] {
            try stage.click(try #require(tree.first("button", button)).center)
            let whole = Int(frame.width) * scale
            let wanted = Int(Double(whole) * part)
            let shown = bar(
                try stage.screen { screen in
                    let revealed = bar(screen, frame, stage).revealed() ?? -1
                    return part == 1 ? revealed == whole : revealed == wanted
                }, frame, stage)
            #expect(shown.revealed() == wanted)
            for column in stride(from: 8 * scale, to: whole - 8 * scale, by: scale) {
                let color = column < wanted ? shown.gradient(column) : RevealedBar.grey
                #expect(shown[column].isNear(color), "column \(column) after \(button)")
            }
        }
        try stage.resize(800, 300)
        let wide = try bar(revealing: 376 * scale, try barFrame(stage, size: "800x300"), stage)
        #expect(wide.revealed() == 376 * scale)
        #expect(wide[376 * scale - 1].isNear(.systemPurple))
        #expect(wide.picture[800 * scale - 1, 299 * scale] == .windowBackground)
        #expect(try stage.close() == 0)
        #expect(stage.program.errors == "")
    }

    @Test("shows the picture that is rendered without a display")
    func samePicture() throws {
        let stage = try WindowStage(.gradientReveal)
        let rendered = try Stage(.gradientReveal).render()
        let screen = try stage.screen { screen in rendered.equals(screen) }
        #expect(rendered.equals(screen))
    }

    @Test("has a slider that is dragged")
    func slider() throws {
        let stage = try WindowStage(.gradientReveal)
        let slider = try #require(stage.inspect().first("slider")?.frame)
        let frame = try barFrame(stage)
        #expect(try bar(revealing: 118, frame, stage).revealed() == 118)
        // To beyond its end, then back to beyond its beginning, which is where its track starts, right of its label.
        let end = CGPoint(x: slider.maxX - 10, y: slider.midY)
        let label = try #require(stage.inspect(layout: true).nodes.first { $0.label == "Sample completion" }?.frame)
        let start = CGPoint(x: label.maxX + 20, y: slider.midY)
        try stage.drag([end, CGPoint(x: slider.maxX + 40, y: slider.midY + 30)])
        #expect(try bar(revealing: 472, frame, stage).revealed() == 472)
        try stage.drag([end, CGPoint(x: 300, y: slider.midY), start, CGPoint(x: 10, y: slider.midY)])
        #expect(try bar(revealing: 0, frame, stage).revealed() == 0)
        // Every step is a hundredth of the track.
        try stage.drag([start, CGPoint(x: 320, y: slider.midY)])
        let shown = bar(try stage.settledScreen(), frame, stage)
        let part = try #require(shown.revealed().map { Double($0) / 4.72 })
        #expect(part > 35 && part < 65)
        #expect(abs(part - part.rounded()) < 0.15)
        #expect(try stage.close() == 0)
    }

    @Test("turns a spinner while it is indeterminate, and hears no clicks on what is disabled")
    func indeterminate() throws {
        let stage = try WindowStage(.gradientReveal)
        let frame = try barFrame(stage)
        let toggle = try #require(stage.inspect().first("toggle"))
        let tree = try stage.inspect(steps: "tap \"Indeterminate\"")
        let spinner = try #require(tree.first("progress")?.children.dropFirst().first?.frame)
        #expect(try bar(revealing: 118, frame, stage).revealed() == 118)
        try stage.click(toggle.center)
        // The track is gone, and there is something of the spinner.
        let isSpinning = { (screen: ScreenPicture) in
            screen[Int(frame.maxX) - 20, Int(frame.midY)] == .windowBackground
                && screen.bounds(in: spinner) { !$0.isNear(.windowBackground, within: 20) } != nil
        }
        let first = try stage.screen(where: isSpinning)
        #expect(isSpinning(first))
        let hasTurned = { (screen: ScreenPicture) in
            (Int(spinner.minY)..<Int(spinner.maxY)).contains { y in
                (Int(spinner.minX)..<Int(spinner.maxX)).contains { screen[$0, y] != first[$0, y] }
            }
        }
        #expect(hasTurned(try stage.screen(where: hasTurned)))
        for label in ["Reset", "50%", "Complete"] {
            try stage.click(try #require(tree.first("button", label)).center)
        }
        let slider = try #require(tree.first("slider")).center
        try stage.drag([slider, CGPoint(x: slider.x + 100, y: slider.y)])
        #expect(isSpinning(try stage.screen()))
        try stage.click(try #require(tree.first("toggle")).center)
        // The clicks came before this one, and moved nothing.
        #expect(try bar(revealing: 118, frame, stage).revealed() == 118)
        try stage.click(try #require(stage.inspect().first("button", "50%")).center)
        #expect(try bar(revealing: 236, frame, stage).revealed() == 236)
        #expect(try stage.close() == 0)
    }

    @Test("is used by keys alone")
    func keys() throws {
        let stage = try WindowStage(.gradientReveal)
        let frame = try barFrame(stage)
        #expect(try bar(revealing: 118, frame, stage).revealed() == 118)
        // The keyboard goes to the slider, then to the buttons in their order.
        try stage.key("Tab", "Right")
        #expect(try bar(revealing: 123, frame, stage).revealed() == 123)
        try stage.key("Tab", "Tab", "Tab", "Tab", "space")
        #expect(try bar(revealing: 472, frame, stage).revealed() == 472)
        try stage.key("shift+Tab", "space")
        #expect(try bar(revealing: 236, frame, stage).revealed() == 236)
        #expect(try stage.close() == 0)
    }
}
