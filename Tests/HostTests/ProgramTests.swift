import Foundation
import Scripting
import Testing
import WindowTesting

/// Programs compiled and run by the command, as their users run them.
@Suite("A compiled program", .serialized)
struct ProgramTests {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "gesso-programs-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Self.source.write(toFile: folder + "/Taps.swift", atomically: true, encoding: .utf8)
    }

    private static let source = """
        import SwiftUI

        @main
        struct TapsApp: App {
            var body: some Scene {
                WindowGroup("Taps") { Taps() }
            }
        }

        struct Taps: View {
            @State private var taps = 0
            @State private var ticks = 0
            @State private var offset = 0.0

            var body: some View {
                VStack(spacing: 0) {
                    (taps == 0 ? Color.red : taps == 1 ? Color.green : Color.blue)
                        .frame(height: 50)
                        .onTapGesture { taps += 1 }
                        .accessibilityLabel("Area \\(taps)")
                    Color(red: 0, green: 0, blue: 0).frame(width: 40, height: 50).offset(x: offset)
                        .gesture(DragGesture().onChanged { offset = $0.translation.width })
                    Color(red: 1, green: 1, blue: Double(ticks) / 2)
                        .frame(height: 50)
                        .onAppear {
                            Task {
                                try? await Task.sleep(nanoseconds: 50_000_000)
                                ticks += 1
                            }
                            _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
                                MainActor.assumeIsolated { ticks += 1 }
                            }
                        }
                }
                .frame(minWidth: 100, idealWidth: 300)
            }
        }
        """

    private func gesso(_ arguments: String..., environment: [String: String] = [:]) throws -> RunningProgram {
        let command = try #require(BuiltProducts.executable("gesso"))
        return try RunningProgram(command, arguments, environment: environment)
    }

    private func write(_ text: String, to name: String) throws -> String {
        try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        return "\(folder)/\(name)"
    }

    private var program: String { folder + "/Taps.swift" }
    private let noDisplay = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "GDK_BACKEND": ""]

    @Test("draws PNG, PDF and SVG", arguments: [("a.png", "\u{89}PNG"), ("a.pdf", "%PDF"), ("a.svg", "<")])
    func formats(name: String, beginning: String) throws {
        let run = try gesso("render", program, "-o", "\(folder)/\(name)", "--size", "200x150", "--scale", "2")
        #expect(run.waitForEnd() == 0)
        #expect(run.errors == "")
        let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
        let wanted = beginning.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        #expect([UInt8](data.prefix(wanted.count)) == wanted)
    }

    @Test("tells what it presents, after steps")
    func inspects() throws {
        let steps = try write("tap \"Area 0\"\nwait 0.1\n", to: "tap.steps")
        let run = try gesso("inspect", program, "--steps", steps)
        #expect(run.waitForEnd() == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("\"label\": \"Area 1\""))
        #expect(run.output.contains("\"size\": [300, 150]"))
    }

    @Test("ends with status 1 and the line of the step that failed")
    func failingStep() throws {
        let steps = try write("wait 0.1\ntap \"Aria\"\n", to: "bad.steps")
        let run = try gesso("render", program, "-o", folder + "/a.png", "--steps", steps)
        #expect(run.waitForEnd() == 1)
        #expect(run.errors == "gesso: \(steps):2: there is no \"Aria\"; there is \"Area 0\", \"Taps\"\n")
        #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
    }

    @Test("is a picture where there is no display, and says where")
    func withoutDisplay() throws {
        let run = try gesso("run", program, "-o", folder + "/first.png", environment: noDisplay)
        #expect(run.waitForEnd() == 0)
        #expect(run.errors.hasPrefix("gesso: there is no window: no display is named"))
        #expect(run.errors.hasSuffix("a picture of it is in \(folder)/first.png\n"))
        #expect(FileManager.default.fileExists(atPath: folder + "/first.png"))
        let other = try gesso(
            "run", program, "-o", folder + "/other.png",
            environment: noDisplay.merging(["DISPLAY": ":4711", "GDK_BACKEND": "x11"]) { $1 })
        #expect(other.waitForEnd() == 0)
        #expect(other.errors.contains("a picture of it is in \(folder)/other.png\n"))
    }

    @Test("refuses options that the command did not write")
    func brokenOptions() throws {
        let list = try gesso("render", program, "-o", folder + "/a.png")
        #expect(list.waitForEnd() == 0)
        let executable = try #require(compiled())
        let run = try RunningProgram(executable, environment: [RunOptions.variable: "{"])
        #expect(run.waitForEnd() == 2)
        #expect(run.errors == "gesso: the variable GESSO_RUN is not as gesso writes it; unset it\n")
    }

    @Test("runs by itself, without the command")
    func alone() throws {
        let list = try gesso("render", program, "-o", folder + "/a.png")
        #expect(list.waitForEnd() == 0)
        let executable = try #require(compiled())
        let run = try RunningProgram(
            executable, environment: noDisplay.merging([RunOptions.variable: "", "TMPDIR": folder]) { $1 })
        #expect(run.waitForEnd() == 0)
        #expect(run.errors.hasSuffix("/Taps.png\n"))
    }

    /// The program as it was compiled last.
    private func compiled() -> String? {
        guard let command = BuiltProducts.executable("gesso") else { return nil }
        let root = command.components(separatedBy: "/.build/")[0]
        let programs = root + "/.build/gesso-programs"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: programs)) ?? []
        func age(_ name: String) -> Date {
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(programs)/\(name)")
            return attributes?[.modificationDate] as? Date ?? .distantPast
        }
        return names.map { "\(programs)/\($0)/Taps" }.filter { FileManager.default.isExecutableFile(atPath: $0) }
            .max { age(($0 as NSString).deletingLastPathComponent) < age(($1 as NSString).deletingLastPathComponent) }
    }

    @Suite("in a window", .enabled(if: VirtualDisplay.isAvailable, "Xvfb, xdotool and ImageMagick are needed"))
    struct InWindow {
        private typealias Color = ScreenPicture.Color

        private let programs: ProgramTests
        private let display: VirtualDisplay

        init() throws {
            programs = try ProgramTests()
            display = try VirtualDisplay()
        }

        private let black = Color(0, 0, 0)

        private func start(
            _ arguments: String..., environment: [String: String] = [:]
        ) throws -> RunningProgram {
            let command = try #require(BuiltProducts.executable("gesso"))
            return try display.start(command, ["run", programs.program] + arguments, environment: environment)
        }

        /// System colours, which the tests do not fix, told apart by what is strongest in them.
        private func isReddish(_ color: Color) -> Bool { color.red > 200 && color.green < 100 }
        private func isGreenish(_ color: Color) -> Bool { color.green > 150 && color.red < 100 }
        private func isBluish(_ color: Color) -> Bool { color.blue > 200 && color.red < 100 }

        @Test("opens at its ideal size, hears clicks and drags, and runs its tasks and timers")
        func pointer() throws {
            let program = try start()
            let window = try display.window(titled: "Taps", at: (10, 20))
            let first = try display.screen { isReddish($0[20, 30]) && $0[20, 160] == Color(255, 255, 255) }
            #expect(isReddish(first[20, 30]))
            #expect(isReddish(first[309, 30]))
            #expect(first[310, 30] == black)
            // The task slept in real time, and the timer went off.
            #expect(first[20, 160] == Color(255, 255, 255))
            try display.xdotool("mousemove", "100", "40", "click", "1")
            #expect(isGreenish(try display.screen { isGreenish($0[20, 30]) }[20, 30]))
            try display.xdotool("click", "1")
            #expect(isBluish(try display.screen { isBluish($0[20, 30]) }[20, 30]))
            #expect(first[160, 90] == black)
            try display.xdotool("mousemove", "160", "90", "mousedown", "1")
            try display.xdotool("mousemove", "180", "90")
            try display.xdotool("mousemove", "240", "90", "mouseup", "1")
            let dragged = try display.screen { $0[240, 90] == black && $0[150, 90] != black }
            #expect(dragged[240, 90] == black)
            #expect(dragged[150, 90] != black)
            try display.xdotool("windowsize", window, "400", "200")
            #expect(isBluish(try display.screen { isBluish($0[405, 60]) }[405, 60]))
            try display.xdotool("key", "ctrl+w")
            #expect(program.waitForEnd() == 0)
            #expect(program.errors == "")
        }

        @Test("is driven by steps on the desktop's clock")
        func steps() throws {
            let steps = try programs.write(
                """
                tap "Area 0"
                wait 0.2
                expect "Area 1" role shape
                resize 200x150
                tap "Area 1"
                snap "\(programs.folder)/done.png"
                tap "Nothing"
                """, to: "window.steps")
            let program = try start("--steps", steps)
            #expect(program.waitForEnd() == 1)
            #expect(FileManager.default.fileExists(atPath: programs.folder + "/done.png"))
            #expect(program.errors.hasPrefix("gesso: \(steps):7: there is no \"Nothing\"; there is "))
        }

        @Test("is used by keys alone")
        func keys() throws {
            let path = try programs.write(
                """
                import SwiftUI

                @main
                struct KeysApp: App {
                    var body: some Scene {
                        WindowGroup("Keys") { Keys().frame(width: 200, height: 100) }
                    }
                }

                struct Keys: View {
                    @State private var presses = 0

                    var body: some View {
                        ZStack {
                            Color(red: presses == 2 ? 1 : 0, green: 0, blue: 1)
                            VStack {
                                Button("One") { presses += 10 }
                                Button("Two") { presses += 1 }
                            }
                        }
                    }
                }
                """, to: "Keys.swift")
            let command = try #require(BuiltProducts.executable("gesso"))
            let program = try display.start(command, ["run", path])
            _ = try display.window(titled: "Keys", at: (0, 0))
            #expect(try display.screen { $0[2, 2] == Color(0, 0, 255) }[2, 2] == Color(0, 0, 255))
            try display.xdotool("key", "Tab", "Tab", "space", "shift+Tab", "Tab", "space")
            #expect(try display.screen { $0[2, 2] == Color(255, 0, 255) }[2, 2] == Color(255, 0, 255))
            try display.xdotool("key", "ctrl+q")
            #expect(program.waitForEnd() == 0)
        }

        @Test("takes text that is typed, deleted, copied and pasted")
        func typing() throws {
            let path = try programs.write(
                """
                import SwiftUI

                @main
                struct TypingApp: App {
                    var body: some Scene {
                        WindowGroup("Typing") { Typing().frame(width: 200, height: 100) }
                    }
                }

                struct Typing: View {
                    @State private var first = ""
                    @State private var second = ""

                    var body: some View {
                        ZStack {
                            Color(red: first == "Hello" ? 1 : 0, green: second == "HelloHello" ? 1 : 0, blue: 1)
                            VStack {
                                TextField("First", text: $first)
                                TextField("Second", text: $second)
                            }
                            .padding(20)
                        }
                    }
                }
                """, to: "Typing.swift")
            let command = try #require(BuiltProducts.executable("gesso"))
            let program = try display.start(command, ["run", path])
            _ = try display.window(titled: "Typing", at: (0, 0))
            #expect(try display.screen { $0[2, 2] == Color(0, 0, 255) }[2, 2] == Color(0, 0, 255))
            try display.xdotool("key", "Tab")
            try display.xdotool("type", "Hellp")
            try display.xdotool("key", "BackSpace")
            try display.xdotool("type", "o")
            #expect(try display.screen { $0[2, 2] == Color(255, 0, 255) }[2, 2] == Color(255, 0, 255))
            try display.xdotool("key", "ctrl+a", "ctrl+c", "Tab", "ctrl+v", "ctrl+v")
            #expect(try display.screen { $0[2, 2] == Color(255, 255, 255) }[2, 2] == Color(255, 255, 255))
            try display.xdotool("key", "ctrl+q")
            #expect(program.waitForEnd() == 0)
        }

        @Test("has two pixels a point where the display has")
        func highDensity() throws {
            let program = try start("--size", "120x300", environment: ["GDK_SCALE": "2"])
            _ = try display.window(titled: "Taps", at: (10, 20))
            let screen = try display.screen { isReddish($0[249, 180]) }
            #expect(isReddish(screen[10, 180]))
            #expect(isReddish(screen[249, 180]))
            #expect(screen[250, 180] == black)
            // The content is centred, 150 points high in 300; its upper third begins at 75 points.
            try display.xdotool("mousemove", "130", "194", "click", "1")
            #expect(isGreenish(try display.screen { isGreenish($0[20, 180]) }[20, 180]))
            #expect(program.errors == "")
        }

        @Test("follows the scheme and the scale that it is called with")
        func options() throws {
            let program = try start("--scheme", "dark", "--size", "120x300")
            _ = try display.window(titled: "Taps", at: (10, 20))
            // The window's background shows beside the black square.
            let screen = try display.screen { $0[20, 160] == Color(50, 50, 50) }
            #expect(screen[20, 160] == Color(50, 50, 50))
            #expect(screen[130, 30] == black)
            try display.xdotool("key", "ctrl+q")
            #expect(program.waitForEnd() == 0)
        }
    }
}
