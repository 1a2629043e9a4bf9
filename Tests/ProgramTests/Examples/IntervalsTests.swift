import CoreGraphics
import Foundation
import Testing
import WindowTesting

@Suite("The example Intervals")
struct IntervalsTests {
    private static let program = Program.example("Intervals")

    /// The point of the dial at a part of the way round, clockwise from the top.
    private static func point(_ part: Double, of dial: CGRect) -> CGPoint {
        let angle = (part - 0.25) * 2 * .pi
        let radius = dial.width / 2 - 9
        return CGPoint(x: dial.midX + radius * cos(angle), y: dial.midY + radius * sin(angle))
    }

    private static func dial(_ inspected: Inspected) throws -> CGRect {
        try #require(inspected.all("Arc").first?.frame)
    }

    /// Whether the gradient, from orange to pink in the dial's first third, shows there, and not the pale ring below it.
    private static func isFilled(_ color: ScreenPicture.Color) -> Bool { color.red > 200 && color.green < 160 }

    @Test("fills the dial by a spring, up to the end of what is done")
    func filling() throws {
        let stage = try Stage(Self.program)
        let dial = try Self.dial(try stage.inspect(layout: true))
        // The first of four times 30 seconds of work, with 10 of rest between them, is a fifth of the whole.
        func filled(at time: Double) throws -> [Bool] {
            let picture = try stage.render(scale: 2, steps: "tap \"Next\"", at: time)
            return [0.02, 0.19, 0.22].map { Self.isFilled(picture.color(at: Self.point($0, of: dial), scale: 2)) }
        }
        #expect(try filled(at: 0) == [false, false, false])
        #expect(try filled(at: 0.1) == [true, false, false])
        #expect(try filled(at: 1) == [true, true, false])
    }

    @Test("makes room for a warm-up over 0.4 seconds")
    func warmUp() throws {
        let stage = try Stage(Self.program)
        let dial = try Self.dial(try stage.inspect(layout: true))
        // The first round ends after 30 seconds of 150, then after 45 of 165.
        let (before, after) = (30.0 / 150, 45.0 / 165)
        func isGap(_ part: Double, at time: Double) throws -> Bool {
            let picture = try stage.render(scale: 2, steps: "tap \"Warm up first\"", at: time)
            return picture.color(at: Self.point(part, of: dial), scale: 2) == .windowBackground
        }
        #expect(try isGap(before, at: 0))
        #expect(try !isGap(after, at: 0))
        #expect(try isGap((before + after) / 2, at: 0.2))
        #expect(try isGap(after, at: 0.4))
        #expect(try !isGap(before, at: 0.4))
    }

    @Test("is used in a window", .needsVirtualDisplay)
    func window() throws {
        let stage = try WindowStage(Self.program)
        let dial = try Self.dial(try stage.inspect(layout: true))
        let tree = try stage.inspect()
        let isFilled = { (part: Double, screen: ScreenPicture) in
            Self.isFilled(screen.color(at: Self.point(part, of: dial), scale: 1))
        }
        let first = try stage.screen { $0[2, 2] == .windowBackground }
        #expect(!isFilled(0.19, first))
        // Reset is disabled, and a click on it does nothing.
        let reset = try #require(tree.first("button", "Reset"))
        #expect(reset.enabled == false)
        try stage.click(reset.center)
        let next = try #require(tree.first("button", "Next")).center
        try stage.click(next)
        let once = try stage.screen { isFilled(0.19, $0) }
        #expect(isFilled(0.19, once) && !isFilled(0.22, once))
        try stage.click(next)
        #expect(isFilled(0.25, try stage.screen { isFilled(0.25, $0) }))
        // A longer rest: the two intervals that are done end later.
        let rest = try #require(tree.first("slider", "Rest seconds")?.frame)
        #expect(!isFilled(0.275, try stage.screen()))
        try stage.drag([CGPoint(x: rest.midX, y: rest.midY), CGPoint(x: rest.maxX + 20, y: rest.midY)])
        #expect(isFilled(0.275, try stage.screen { isFilled(0.275, $0) }))
        try stage.click(reset.center)
        #expect(!isFilled(0.02, try stage.screen { !isFilled(0.02, $0) }))
        #expect(try stage.close() == 0)
        #expect(stage.program.errors == "")
    }
}
