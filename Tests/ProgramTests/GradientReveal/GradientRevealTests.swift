import CoreGraphics
import Foundation
import Testing
import WindowTesting

@Suite("GradientReveal without a display", .needsSharedPrograms)
struct GradientRevealTests {
    private let stage: Stage

    init() throws {
        stage = try Stage(.gradientReveal)
    }

    /// The size of a window whose track is 320 points wide: 24 points of padding on either side.
    private let size = "368x240"
    private let scale = 2

    /// The bar after `steps` and some time, in points. The gradient is as large as the track, whatever of it is shown.
    private func barFrame(size: String? = nil, steps: String? = nil) throws -> CGRect {
        let drawn = try stage.inspect(size: size ?? self.size, scale: scale, steps: steps, layout: true)
        return try #require(drawn.all("LinearGradient").first?.frame)
    }

    private func bar(size: String? = nil, steps: String? = nil, at: Double? = nil) throws -> RevealedBar {
        let picture = try stage.render(size: size ?? self.size, scale: scale, steps: steps, at: at)
        return RevealedBar(picture, frame: try barFrame(size: size, steps: steps), scale: scale)
    }

    @Test("opens at its ideal width and its minimum height")
    func openingSize() throws {
        #expect(try stage.inspect().size == [520, 240])
        let picture = try stage.render()
        #expect(picture.width == 520 && picture.height == 240)
    }

    @Test("has a track of 320 points in a window of 368")
    func track() throws {
        let frame = try barFrame()
        #expect(frame.minX == 24 && frame.width == 320 && frame.height == 14)
    }

    @Test(
        "reveals as much of the track as is done, up to a straight edge",
        arguments: [("Reset", 0), ("25%", 80), ("50%", 160), ("Complete", 320)])
    func reveals(button: String, points: Int) throws {
        let bar = try bar(steps: "tap \"\(button)\"\nwait 0.5")
        let edge = points * scale
        for row in bar.rows {
            let (all, whole) = bar.capsule(row: row)
            // At the rounded ends, pixels that the shape covers in part show neither colour purely.
            let revealed = try #require(bar.revealed(row: row))
            #expect(edge < bar.columns.count ? revealed == edge : revealed >= whole.upperBound)
            let wrong = (0..<bar.columns.count).filter { column in
                let pixel = bar.picture[bar.columns.lowerBound + column, row]
                return whole.contains(column)
                    ? !pixel.isNear(column < edge ? bar.gradient(column) : RevealedBar.grey)
                    : !all.contains(column) && pixel != .windowBackground
            }
            #expect(wrong.isEmpty, "row \(row - bar.rows.lowerBound)")
        }
        // Nothing of it beyond the track.
        for row in [bar.rows.lowerBound - 1, bar.rows.upperBound] {
            #expect(bar.columns.allSatisfy { bar.picture[$0, row] == .windowBackground })
        }
    }

    @Test("is blue, purple in the middle and orange at the end, at its opening too")
    func colors() throws {
        let complete = try bar(steps: "tap \"Complete\"\nwait 0.5")
        #expect(complete[2].isNear(.systemBlue, within: 4))
        #expect(complete[319].isNear(.systemPurple))
        #expect(complete[320].isNear(.systemPurple))
        #expect(complete[637].isNear(.systemOrange, within: 4))
        // The purple stays where it is when no more than half is shown.
        let half = try bar(steps: "tap \"50%\"\nwait 0.5")
        #expect(half[319].isNear(.systemPurple))
        #expect(half[320].isNear(RevealedBar.grey))
        #expect(try bar().revealed() == 160)
    }

    @Test("shows no orange at 25 %, and no colour at 0 %")
    func absentColors() throws {
        let quarter = try bar()
        let quarterPixels = quarter.rows.flatMap { row in quarter.columns.map { quarter.picture[$0, row] } }
        #expect(quarterPixels.allSatisfy { $0.isGrey || $0.blue > $0.red })
        let none = try bar(steps: "tap \"Reset\"\nwait 0.5")
        let nonePixels = none.rows.flatMap { row in none.columns.map { none.picture[$0, row] } }
        #expect(nonePixels.allSatisfy { $0.isGrey })
    }

    @Test(
        "moves its edge over a quarter of a second, slowly at first and at last",
        arguments: [(0, 160.0), (0.05, 173.06), (0.125, 240), (0.2, 306.94), (0.25, 320), (0.5, 320)])
    func animation(time: Double, edge: Double) throws {
        // From 80 to 160 points. After a fifth of the time the curve (0.42, 0), (0.58, 1) is at 0.0816 of the way.
        let bar = try bar(steps: "tap \"50%\"", at: time)
        let revealed = try #require(bar.revealed())
        // The last pixel may be covered in part.
        #expect(abs(Double(revealed) - edge) <= 1)
        if edge.rounded() == edge { #expect(revealed == Int(edge)) }
    }

    @Test("goes back as it went, from where it is")
    func animationBack() throws {
        let steps = """
            tap "Complete"
            wait 0.125
            snap going.png
            wait 0.5
            tap "Reset"
            wait 0.125
            snap coming.png
            tap "Complete"
            snap turning.png
            """
        _ = try stage.render(size: size, scale: scale, steps: steps)
        let frame = try barFrame()
        let edges = try ["going.png", "coming.png", "turning.png"].map {
            RevealedBar(try stage.picture($0), frame: frame, scale: scale).revealed()
        }
        // Half way from 80 to 320 points, then half way from 320 to 0, where the next change begins.
        #expect(edges == [400, 320, 320])
    }

    @Test("says at once what is set, in text and in the slider")
    func values() throws {
        let after = try stage.inspect(size: size, steps: "tap \"50%\"")
        #expect(after.first("progress")?.label == "Sample activity")
        #expect(after.first("progress")?.value == "50%")
        #expect(after.first("text", "50%") != nil)
        #expect(after.first("slider")?.value == "50%")
        #expect(after.first("slider")?.label == "Sample completion")
    }

    @Test("follows its slider in steps of a hundredth")
    func slider() throws {
        let set = try stage.inspect(size: size, steps: "set \"Sample completion\" 0.333")
        #expect(set.first("progress")?.value == "33%")
        let slider = try #require(stage.inspect(size: size).first("slider")?.frame)
        let drag = "drag \(slider.maxX - 20),\(slider.midY) \(slider.maxX + 50),\(slider.midY) 0.2"
        #expect(try stage.inspect(size: size, steps: drag).first("progress")?.value == "100%")
        let bar = try bar(steps: drag + "\nwait 0.3")
        #expect(try #require(bar.revealed()) >= 626)
    }

    @Test("keeps its part of the track when the window is resized, with no animation")
    func resizing() throws {
        let steps = """
            tap "50%"
            wait 0.5
            resize 800x300
            snap wide.png
            inspect wide.json
            resize 368x240
            snap narrow.png
            """
        _ = try stage.render(size: "520x240", scale: scale, steps: steps)
        let wide = RevealedBar(
            try stage.picture("wide.png"), frame: try barFrame(size: "800x300"), scale: scale)
        #expect(wide.track.width == 1504)
        #expect(wide.revealed() == 752)
        #expect(wide[751].isNear(.systemPurple))
        let narrow = RevealedBar(try stage.picture("narrow.png"), frame: try barFrame(), scale: scale)
        #expect(narrow.revealed() == 320)
        let slider = try #require(stage.inspection("wide.json").first("slider")?.frame)
        #expect(slider.minX == 24 && slider.maxX == 776)
    }

    @Suite("when it is indeterminate")
    struct Indeterminate {
        private let stage: Stage

        init() throws {
            stage = try Stage(.gradientReveal)
        }

        private let size = "368x240"

        @Test("shows a spinner in the bar's place, and both labels")
        func spinner() throws {
            let steps = "tap \"Indeterminate\""
            let tree = try stage.inspect(size: size, steps: steps)
            let outer = try #require(tree.first("progress", "Sample activity"))
            #expect(outer.value == nil)
            #expect(outer.children.map(\.role) == ["text", "progress", "text"])
            #expect(outer.children.map(\.label) == ["Sample activity", nil, "In progress"])
            let spinner = try #require(outer.children.dropFirst().first?.frame)
            // Circular, at the leading edge, 8 points below the label, of the desktop's size.
            #expect(spinner.minX == 24 && spinner.width == spinner.height && spinner.width <= 32)
            #expect(outer.children.first?.frame?.maxY == spinner.minY - 8)
            #expect(outer.children.last?.frame?.minY == spinner.maxY + 8)
            let drawn = try stage.inspect(size: size, steps: steps, layout: true)
            #expect(drawn.all("LinearGradient").isEmpty)
            #expect(tree.first("toggle", "Indeterminate")?.value == "on")
            #expect(tree.first("toggle", "Indeterminate")?.enabled == true)
        }

        @Test("turns the spinner, and nothing but that")
        func turning() throws {
            let spinner = try #require(
                stage.inspect(size: size, steps: "tap \"Indeterminate\"").first("progress", nil)?.children[1].frame)
            _ = try stage.render(
                size: size, steps: "tap \"Indeterminate\"\nwait 1\nsnap one.png\nwait 0.25\nsnap two.png")
            let (one, two) = (try stage.picture("one.png"), try stage.picture("two.png"))
            let moved = { (area: CGRect) in
                (Int(area.minY)..<Int(area.maxY)).contains { y in
                    (Int(area.minX)..<Int(area.maxX)).contains { one[$0, y] != two[$0, y] }
                }
            }
            #expect(moved(spinner))
            #expect(one.bounds(in: spinner) { !$0.isNear(.windowBackground) } != nil)
            #expect(!moved(CGRect(x: 0, y: 0, width: 368, height: spinner.minY)))
            #expect(!moved(CGRect(x: 0, y: spinner.maxY, width: 368, height: 240 - spinner.maxY)))
            // The bar's track is gone.
            let beside = CGRect(x: spinner.maxX, y: spinner.minY, width: 360 - spinner.maxX, height: spinner.height)
            #expect(one.bounds(in: beside) { $0 != .windowBackground } == nil)
        }

        @Test("disables the slider and the four buttons, so that taps on them do nothing")
        func disabled() throws {
            let tree = try stage.inspect(size: size, steps: "tap \"Indeterminate\"")
            let slider = try #require(tree.first("slider"))
            let buttons = tree.all("Button")
            #expect(slider.enabled == false)
            #expect(buttons.map(\.label) == ["Reset", "25%", "50%", "Complete"])
            #expect(buttons.allSatisfy { $0.enabled == false })
            var steps = "tap \"Indeterminate\"\n"
            for node in buttons + [slider] { steps += "tap \(node.center.x),\(node.center.y)\n" }
            steps += "drag \(slider.center.x),\(slider.center.y) 330,\(slider.center.y) 0.1\n"
            let after = try stage.inspect(size: size, steps: steps)
            #expect(after.first("slider")?.value == "25%")
            #expect(after.first("toggle")?.value == "on")
            let back = try stage.inspect(size: size, steps: steps + "tap \"Indeterminate\"")
            #expect(back.first("progress")?.value == "25%")
            #expect(back.first("slider")?.enabled == true)
            #expect(back.all("Button").allSatisfy { $0.enabled == true })
        }

        @Test("is refused to steps that name what is disabled, with the line")
        func refusedSteps() throws {
            #expect {
                try stage.inspect(size: size, steps: "tap \"Indeterminate\"\ntap \"Complete\"")
            } throws: {
                "\($0)".contains("stage.steps:2: ")
            }
        }
    }
}
