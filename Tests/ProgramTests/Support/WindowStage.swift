import CoreGraphics
import Foundation
import Testing
import WindowTesting

/// Runs a program by the built command in a window at the top left of a screen of its own: real events in, real pixels
/// out.
final class WindowStage {
    private let display: VirtualDisplay
    let program: RunningProgram
    private let window: String
    /// What the same program presents without a display, where it is told where to click.
    private let stage: Stage
    /// Pixels a point.
    let scale: Int

    init(_ program: Program, scale: Int = 1) throws {
        let command = try #require(BuiltProducts.executable("gesso"))
        self.scale = scale
        display = try VirtualDisplay(width: 1200 * scale, height: 800 * scale)
        stage = try Stage(program)
        self.program = try display.start(command, ["run", program.path], environment: ["GDK_SCALE": "\(scale)"])
        window = try display.window(titled: program.name, at: (0, 0))
    }

    /// What the program presents in a window of a size, after steps.
    func inspect(size: String? = nil, steps: String? = nil, layout: Bool = false) throws -> Inspected {
        try stage.inspect(size: size, scale: scale, steps: steps, layout: layout)
    }

    /// The screen once `isWanted` holds, or as it is when that has not come within ten seconds.
    func screen(where isWanted: (ScreenPicture) -> Bool = { _ in true }) throws -> ScreenPicture {
        try display.screen(where: isWanted)
    }

    /// The screen once it has been the same for some looks at it, and what it shows is no longer black.
    func settledScreen() throws -> ScreenPicture {
        var last: ScreenPicture?
        var looks = 0
        return try display.screen { picture in
            looks = picture == last && picture[2, 2] != ScreenPicture.Color(0, 0, 0) ? looks + 1 : 0
            last = picture
            return looks == 3
        }
    }

    private func pixels(_ length: CGFloat) -> String { "\(Int((length * CGFloat(scale)).rounded()))" }

    /// Clicks at a point of the window.
    func click(_ point: CGPoint) throws {
        try move(point)
        try display.xdotool("click", "1")
    }

    func move(_ point: CGPoint) throws {
        try display.xdotool("mousemove", pixels(point.x), pixels(point.y))
    }

    /// Presses at the first point, moves over the others, and releases at the last.
    func drag(_ points: [CGPoint]) throws {
        guard let first = points.first else { return }
        try move(first)
        try display.xdotool("mousedown", "1")
        for point in points.dropFirst() { try move(point) }
        try display.xdotool("mouseup", "1")
    }

    func key(_ names: String...) throws {
        for name in names { try display.xdotool("key", name) }
    }

    /// Gives the window a size in points.
    func resize(_ width: Int, _ height: Int) throws {
        try display.xdotool("windowsize", window, "\(width * scale)", "\(height * scale)")
    }

    /// Closes the window as its user would, with no window manager there. Returns the program's exit status.
    func close() throws -> Int32? {
        try key("ctrl+w")
        return program.waitForEnd()
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips where no virtual screen can be made.
    static var needsVirtualDisplay: Self {
        .enabled(if: VirtualDisplay.isAvailable, "Xvfb, xdotool and ImageMagick are needed")
    }
}
