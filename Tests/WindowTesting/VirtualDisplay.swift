import Foundation

/// An X server without a screen, for tests of windows: real events in, real pixels out.
///
///     let display = try VirtualDisplay()
///     let program = try display.start(path)
///     try display.xdotool("mousemove", "60", "70", "click", "1")
///     let color = try display.screen()[60, 70]
///
/// It has no window manager, so that a window stands where `xdotool windowmove` puts it, with no frame around it. The server
/// ends with the value that stands for it.
package final class VirtualDisplay: Sendable {
    /// What went wrong with a tool that the tests drive windows with.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Whether the tools that this needs are installed: Xvfb, xdotool and ImageMagick.
    package static let isAvailable = ["Xvfb", "xdotool", "import"].allSatisfy { path(of: $0) != nil }

    /// As DISPLAY names it.
    package let name: String
    private let server: RunningProgram

    /// Starts a server with a screen of so many pixels.
    package init(width: Int = 1000, height: Int = 700) throws {
        server = try RunningProgram(
            try Self.tool("Xvfb"),
            ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"])
        guard let number = server.waitForLine(where: { Int($0) != nil }) else {
            throw Failure(description: "Xvfb did not start: \(server.errors)")
        }
        name = ":\(number)"
    }

    /// Starts a program that opens its windows here. `environment` is added to this process's.
    package func start(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> RunningProgram {
        let own = ["DISPLAY": name, "WAYLAND_DISPLAY": "", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"]
        return try RunningProgram(path, arguments, environment: own.merging(environment) { $1 })
    }

    /// Runs xdotool with `arguments` and returns what it prints. It reads text by its locale, which a fresh machine has not set.
    @discardableResult
    package func xdotool(_ arguments: String...) throws -> String {
        let program = try start(try Self.tool("xdotool"), arguments, environment: ["LC_ALL": "C.UTF-8"])
        guard program.waitForEnd() == 0 else {
            throw Failure(description: "xdotool \(arguments.joined(separator: " ")): \(program.errors)")
        }
        return program.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits for a visible window of this title and returns its number. With `at` it is moved there, in pixels, and gets the
    /// keyboard.
    package func window(titled title: String, at origin: (x: Int, y: Int)? = nil) throws -> String {
        let found = try start(try Self.tool("xdotool"), ["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
        guard found.waitForEnd() == 0, let window = found.output.split(separator: "\n").first.map(String.init) else {
            throw Failure(description: "no window titled \(title) came: \(found.errors)")
        }
        if let origin {
            try xdotool("windowmove", "--sync", window, "\(origin.x)", "\(origin.y)")
            try xdotool("windowfocus", "--sync", window)
        }
        return window
    }

    /// What the screen shows now.
    package func screen() throws -> ScreenPicture {
        let path = NSTemporaryDirectory() + "gesso-screen-\(UUID().uuidString).ppm"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let program = try start(try Self.tool("import"), ["-silent", "-window", "root", "-depth", "8", path])
        guard program.waitForEnd() == 0, let data = FileManager.default.contents(atPath: path),
            let picture = ScreenPicture(portablePixmap: data)
        else { throw Failure(description: "the screen could not be read: \(program.errors)") }
        return picture
    }

    /// The screen once `isWanted` holds, or as it is after 10 seconds of waiting for that.
    package func screen(where isWanted: (ScreenPicture) -> Bool) throws -> ScreenPicture {
        let deadline = Date(timeIntervalSinceNow: 10)
        while true {
            let picture = try screen()
            if isWanted(picture) || Date() > deadline { return picture }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    private static func tool(_ name: String) throws -> String {
        guard let path = path(of: name) else { throw Failure(description: "\(name) is not installed") }
        return path
    }

    private static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
