import Scenes
import Driving
import Scripting

/// Runs an app with no display: drives it by steps, then writes a picture of it or tells what it presents.
@MainActor
package final class HeadlessHost: Host {
    private let options: RunOptions
    /// Why there is no display although one was wanted; nil when none was.
    private let missingDisplay: String?

    /// Where the tree goes that `inspect` tells.
    private let output: FileHandle

    package init(options: RunOptions, missingDisplay: String? = nil, output: FileHandle = .standardOutput) {
        self.options = options
        self.output = output
        self.missingDisplay = missingDisplay
    }

    package func run(_ app: any HostedApp) -> Int32 {
        let size = options.size.map { CGSize(width: $0.width, height: $0.height) }
        let surface = HeadlessWindow(
            app, size: size, scale: options.scale ?? 1, scheme: options.scheme.map(ColorScheme.init))
        guard let surface else {
            return fail("the app has no window to show; give its body a scene, a WindowGroup for one")
        }
        do {
            if options.mode == .firstFrame { return drawFirstFrame(of: surface) }
            try play(on: surface)
            try finish(surface)
            return 0
        } catch {
            return fail("\(error)")
        }
    }

    private func play(on surface: HeadlessWindow) throws {
        if let script = try options.stepScript() {
            let runner = StepRunner(
                script: script, target: surface.driver, workingDirectory: options.workingDirectory)
            let start = surface.time
            while case .frame(let time) = try runner.resume() { surface.advance(to: start + time) }
        }
        if let seconds = options.at { surface.advance(by: seconds) }
    }

    private func finish(_ surface: HeadlessWindow) throws {
        switch options.mode {
        case .inspect:
            let document = InspectDocument(window: surface.window, layout: options.layout)
            try write(document.json)
        case .render, .run:
            let path = options.output ?? defaultPath
            try PictureFile.write(surface.window.displayList(), scale: surface.window.scale, to: path)
            if options.mode == .run {
                say("there is no window: \(missingDisplay ?? "none was asked for"); a picture of it is in \(path)")
            }
        case .firstFrame: break
        }
    }

    private func write(_ text: String) throws {
        do {
            try output.write(contentsOf: Data(text.utf8))
        } catch {
            throw OutputFailure()
        }
    }

    /// Draws the frame as into a window, then prints when that was done, in milliseconds since the machine was started, and
    /// how many megabytes the process has used at most.
    private func drawFirstFrame(of surface: HeadlessWindow) -> Int32 {
        guard Installed.renderer?.makeCanvas().draw(surface.window.frame()) != nil else {
            return fail("the first frame could not be drawn")
        }
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let milliseconds = Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
        print(milliseconds, Double(usage.ru_maxrss) / 1_024)
        return 0
    }

    /// Where the picture goes when nobody said so: the program was started without the command.
    private var defaultPath: String {
        (NSTemporaryDirectory() as NSString).appendingPathComponent("\(ProcessInfo.processInfo.processName).png")
    }

    private func fail(_ message: String) -> Int32 {
        say(message)
        return 1
    }

    private func say(_ message: String) {
        FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
    }
}

/// Standard output is closed or full.
private struct OutputFailure: Error, CustomStringConvertible {
    let description = "standard output cannot be written to"
}
