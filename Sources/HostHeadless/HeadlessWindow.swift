import Scenes
import Driving

/// A window in memory, with a clock that stands still until it is advanced.
///
///     let surface = HeadlessWindow(app, size: CGSize(width: 400, height: 300))
///     try surface.driver.tap("Reset")
///     surface.advance(by: 0.25)
///     let list = surface.window.displayList()
@MainActor
package final class HeadlessWindow: DrivenWindow {
    package let app: any HostedApp
    /// The front window of the app, or its last when all were closed.
    package var window: HostedWindow {
        if let front = app.front { last = front }
        return last
    }
    private var last: HostedWindow
    /// The windows that have their size.
    private var sized: [HostedWindow] = []
    /// Seconds since the window was opened.
    package private(set) var time = 0.0
    /// Does what steps say.
    package private(set) lazy var driver = WindowDriver(self)
    private let updates: WindowUpdates

    /// The clock's frames a second while something moves.
    package static let frameRate = 60.0
    /// Most rounds of work on other queues, and changes that come of it, at one instant.
    private static let mostRounds = 64
    /// Seconds; a step of the clock shorter than this is short, and so many of them are taken in one stretch.
    private static let shortStep = 0.001
    private static let mostShortSteps = 1_000
    /// Points; the longest side that a window can have in memory: that of a PDF or SVG, PNG being cut where it is written.
    private static let longestSide: CGFloat = 1_000_000

    /// Opens the app's first window; nil when it has none. `size` is in points, nil for the one that the window asks for.
    /// `scale` is pixels a point.
    package init?(_ app: any HostedApp, size: CGSize? = nil, scale: CGFloat = 1, scheme: ColorScheme? = nil) {
        guard let window = app.windows.first else { return nil }
        self.app = app
        last = window
        sized = [window]
        updates = WindowUpdates(app: app) { app.front ?? window }
        window.setEnvironment {
            $0.displayScale = scale
            if let scheme { $0.colorScheme = scheme }
        }
        let opening = size ?? window.openingSize
        window.resize(
            to: CGSize(width: min(opening.width, Self.longestSide), height: min(opening.height, Self.longestSide)))
        update()
    }

    // MARK: The clock

    /// Carries out what has changed, at this instant, with what work on other queues comes to.
    package func update() {
        updates.update(at: time)
        openWindows()
        for _ in 0..<Self.mostRounds {
            ProcessTime.settle()
            guard updates.isPending else { return }
            updates.update(at: time)
            openWindows()
        }
    }

    /// Gives windows that the program has opened their size.
    private func openWindows() {
        let opened = app.windows.filter { window in !sized.contains { $0 === window } }
        if opened.isEmpty { return }
        sized += opened
        for window in opened { window.resize(to: window.openingSize) }
        updates.update(at: time)
    }

    package func advance(by seconds: Double) { advance(to: time + seconds) }

    /// Lets time pass up to `end`, in seconds on the clock: in frames as long as something moves, else in one leap, or from
    /// one to the next of what the program put off.
    package func advance(to end: Double) {
        var frames = 0
        var shortSteps = 0
        while time < end {
            ProcessTime.settle()
            let isMoving = updates.wantsFrame
            let deadline = min(window.tree.nextDeadline ?? .infinity, ProcessTime.nextWork ?? .infinity)
            var next = min(end, max(deadline, time.nextUp))
            if next < time + Self.shortStep {
                // What puts itself off by next to nothing, again and again, would take for ever.
                shortSteps += 1
                if shortSteps > Self.mostShortSteps { next = min(end, time + Self.shortStep) }
            }
            if isMoving {
                // What moves for ever would take for ever over a long time in even frames: they grow longer, twice as long
                // with every minute's worth of them.
                next = min(next, time + pow(2, Double(frames / 3_600)) / Self.frameRate)
                frames += 1
            }
            // A remainder that is no more than rounding makes no frame of its own.
            if end - next < 1e-9 { next = end }
            time = next
            ProcessTime.set(time)
            if isMoving || deadline <= next { update() }
        }
    }

    // MARK: What the window's user or the desktop does

    package func resize(to size: CGSize) { window.resize(to: size) }

    package func use(_ scheme: ColorScheme) {
        window.setEnvironment { $0.colorScheme = scheme }
    }
}
