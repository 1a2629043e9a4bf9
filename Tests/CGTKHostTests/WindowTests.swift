import Foundation
import Testing
import WindowTesting

/// A real window under Xvfb, driven by real X events. The probe tells by lines what reaches it.
@Suite(
    "A GTK window", .serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb, xdotool and ImageMagick are needed"))
struct WindowTests {
    private typealias Color = ScreenPicture.Color

    private let red = Color(255, 0, 0)
    private let blue = Color(0, 0, 255)
    private let green = Color(0, 255, 0)
    private let white = Color(255, 255, 255)

    private static func probePath() throws -> String {
        try #require(BuiltProducts.executable("CGTKHostProbe"))
    }

    private let display: VirtualDisplay
    private let probe: RunningProgram

    init() throws {
        display = try VirtualDisplay()
        probe = try display.start(try Self.probePath())
    }

    /// The probe's window, its content's corner at 10, 20 on the screen.
    private func window() throws -> String {
        try display.window(titled: "Probe", at: (10, 20))
    }

    @Test("shows the picture that it was given, whole tiles or not")
    func picture() throws {
        _ = try window()
        #expect(probe.waitForLine("resized 600 300 1") != nil)
        let screen = try display.screen { $0[609, 319] == green }
        #expect(screen[10, 20] == red)
        #expect(screen[309, 319] == red)
        #expect(screen[310, 20] == blue)
        #expect(screen[599, 319] == blue)
        #expect(screen[600, 310] == green)
        #expect(screen[609, 319] == green)
        #expect(screen[610, 319] == Color(0, 0, 0))
        // Where tiles meet there is no seam.
        for x in 255...258 { #expect(screen[10 + x, 100] == red) }
        for y in 255...258 { #expect(screen[400, 20 + y] == blue) }
    }

    @Test("is told of clicks, where and how many, and shows what they damaged")
    func clicks() throws {
        _ = try window()
        try display.xdotool("mousemove", "60", "70", "click", "1", "click", "1")
        #expect(probe.waitForLine("press 50 50 button 1 clicks 1 modifiers 0") != nil)
        #expect(probe.waitForLine("release 50 50 button 1 clicks 1") != nil)
        #expect(probe.waitForLine("press 50 50 button 1 clicks 2 modifiers 0") != nil)
        let screen = try display.screen { $0[10, 20] == white }
        #expect(screen[10, 20] == white)
        #expect(screen[309, 319] == white)
        #expect(screen[310, 20] == blue)
        #expect(screen[609, 319] == green)
        try display.xdotool("keydown", "shift", "click", "3", "keyup", "shift")
        #expect(probe.waitForLine("press 50 50 button 3 clicks 1 modifiers 1") != nil)
    }

    @Test("is told of a drag to its end outside of the window")
    func drag() throws {
        _ = try window()
        try display.xdotool("mousemove", "60", "70", "mousedown", "1")
        #expect(probe.waitForLine("press 50 50 button 1 clicks 1 modifiers 0") != nil)
        try display.xdotool("mousemove", "160", "170")
        #expect(probe.waitForLine("move 150 150") != nil)
        try display.xdotool("mousemove", "900", "600")
        #expect(probe.waitForLine("move 890 580") != nil)
        try display.xdotool("mouseup", "1")
        #expect(probe.waitForLine("release 890 580 button 1 clicks 1") != nil)
    }

    @Test("is told of the wheel and of the pointer's coming and going")
    func wheel() throws {
        _ = try window()
        try display.xdotool("mousemove", "900", "600")
        try display.xdotool("mousemove", "200", "100")
        #expect(probe.waitForLine("enter 190 80") != nil)
        try display.xdotool("click", "4", "click", "5")
        #expect(probe.waitForLine("scroll 190 80 by 0 -1 precise 0") != nil)
        #expect(probe.waitForLine("scroll 190 80 by 0 1 precise 0") != nil)
        try display.xdotool("mousemove", "900", "600")
        #expect(probe.waitForLine("leave") != nil)
    }

    @Test("is told of keys with their text and modifiers")
    func keys() throws {
        _ = try window()
        #expect(probe.waitForLine("active 1") != nil)
        try display.xdotool("key", "a", "ctrl+shift+z", "Tab", "Return")
        #expect(probe.waitForLine("key a \"a\" modifiers 0") != nil)
        #expect(probe.waitForLine("key up a") != nil)
        #expect(probe.waitForLine("key Z \"\" modifiers 3") != nil)
        #expect(probe.waitForLine("key Tab \"\" modifiers 0") != nil)
        #expect(probe.waitForLine("key Return \"\" modifiers 0") != nil)
    }

    @Test("passes keys through the input method while text is edited")
    func textInput() throws {
        _ = try window()
        try display.xdotool("key", "F1")
        #expect(probe.waitForLine("key up F1") != nil)
        try display.xdotool("type", "hé")
        #expect(probe.waitForLine("commit h") != nil)
        #expect(probe.waitForLine("commit é") != nil)
        try display.xdotool("key", "BackSpace")
        #expect(probe.waitForLine("key BackSpace \"\" modifiers 0") != nil)
        try display.xdotool("key", "dead_acute", "e")
        #expect(probe.waitForLine("preedit ´ 1") != nil)
        #expect(probe.waitForLine("preedit ended") != nil)
        #expect(probe.waitForLine("commit é") != nil)
        try display.xdotool("key", "F2", "x")
        #expect(probe.waitForLine("key x \"x\" modifiers 0") != nil)
    }

    @Test("takes another size from its user and from its program")
    func resizing() throws {
        let window = try window()
        #expect(probe.waitForLine("resized 600 300 1") != nil)
        try display.xdotool("windowsize", window, "500", "400")
        #expect(probe.waitForLine("resized 500 400 1") != nil)
        #expect(try display.screen { $0[509, 419] == green }[509, 419] == green)
        try display.xdotool("key", "F3")
        #expect(probe.waitForLine("resized 420 260 1") != nil)
        let screen = try display.screen { $0[429, 279] == green }
        #expect(screen[429, 279] == green)
        #expect(screen[10, 20] == red)
        // No smaller than its least size.
        try display.xdotool("windowsize", window, "50", "50")
        #expect(probe.waitForLine("resized 200 100 1") != nil)
    }

    @Test("gives frames as they are asked for, and the loop's descriptors, timers and clipboard")
    func frames() throws {
        _ = try window()
        try display.xdotool("key", "F5")
        for left in [3, 2, 1] { #expect(probe.waitForLine("frame \(left)") != nil) }
        try display.xdotool("key", "F6")
        #expect(probe.waitForLine("descriptor x") != nil)
        #expect(probe.waitForLine("later") != nil)
        try display.xdotool("key", "F4")
        #expect(probe.waitForLine("clipboard copied ä") != nil)
        #expect(!probe.output.contains("time stands"))
        #expect(probe.output.components(separatedBy: "frame ").count == 4)
    }

    @Test("takes another title and cursor, and closes when its program lets it")
    func closing() throws {
        _ = try window()
        try display.xdotool("key", "F7", "F8")
        _ = try display.window(titled: "Another title")
        try display.xdotool("key", "Escape")
        #expect(probe.waitForLine("close") != nil)
        #expect(probe.waitForLine("done") != nil)
        #expect(probe.waitForEnd() == 0)
        #expect(probe.errors == "")
    }

    @Test("has two pixels a point where the display has")
    func highDensity() throws {
        let display = try VirtualDisplay(width: 1600, height: 1000)
        let probe = try display.start(try Self.probePath(), environment: ["GDK_SCALE": "2"])
        _ = try display.window(titled: "Probe", at: (10, 20))
        #expect(probe.waitForLine("resized 600 300 2") != nil)
        let screen = try display.screen { $0[1209, 619] == green }
        #expect(screen[609, 20] == red)
        #expect(screen[610, 20] == blue)
        #expect(screen[1190, 600] == green)
        #expect(screen[1189, 600] == blue)
        #expect(screen[1209, 619] == green)
        for x in 255...258 { #expect(screen[10 + x, 100] == red) }
        try display.xdotool("mousemove", "110", "120", "click", "1")
        #expect(probe.waitForLine("press 50 50 button 1 clicks 1 modifiers 0") != nil)
    }

    @Test("does not open without a display, and the reason is told")
    func withoutDisplay() throws {
        let none = try RunningProgram(try Self.probePath(), environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
        #expect(none.waitForEnd() == 1)
        #expect(none.output == "failed: no display: neither DISPLAY nor WAYLAND_DISPLAY is set\n")
        let wrong = try RunningProgram(try Self.probePath(), environment: ["DISPLAY": ":987", "WAYLAND_DISPLAY": ""])
        #expect(wrong.waitForEnd() == 1)
        #expect(wrong.output.contains("cannot be opened"))
    }
}
