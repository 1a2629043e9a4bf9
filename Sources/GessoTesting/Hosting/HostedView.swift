internal import Driving
internal import HostHeadless
internal import Scenes
internal import Scripting

/// A view in a window in memory, for tests: find what is in it, do what a user would, let time pass, look at the result.
///
///     @MainActor @Test func counts() throws {
///         let view = try HostedView { CounterView() }
///         try view.tap("Add")
///         #expect(try view.element("count").label == "1")
///     }
///
/// The clock stands still until ``advance(by:)`` moves it, so a test sees each instant of an animation and never waits.
/// Everything is in points from the window's top left.
@MainActor
public final class HostedView {
    private let surface: HeadlessWindow

    /// Opens a window with a view in it.
    ///
    /// - Parameters:
    ///   - width: the window's width in points; nil for the content's ideal width.
    ///   - height: the window's height in points; nil for the content's ideal height.
    ///   - scale: pixels a point in pictures.
    ///   - colorScheme: light or dark.
    ///   - locale: the locale of the environment, English (United States) unless said.
    ///   - content: the view.
    /// - Throws: a ``TestingError`` when there is no window of that size.
    public init<Content: View>(
        width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2, colorScheme: ColorScheme = .light,
        locale: Locale = Locale(identifier: "en_US"), @ViewBuilder content: @escaping @MainActor () -> Content
    ) throws {
        Faces.install()
        guard scale > 0, scale <= 16, scale.isFinite else {
            throw TestingError("a scale of \(scale) pixels a point draws nothing; give 0.1 to 16")
        }
        for length in [width, height] where length.map({ !($0 > 0 && $0 <= 32_767) }) ?? false {
            throw TestingError("a window cannot be \(length ?? 0) points long; give more than 0 and at most 32767")
        }
        var values = EnvironmentValues()
        values.displayScale = scale
        values.colorScheme = colorScheme
        values.locale = locale
        values.idiom = .desktop
        let session = AppSession(TestedApp(content: content), name: "Test", environment: values)
        guard let surface = HeadlessWindow(session, scale: scale, scheme: colorScheme) else {
            throw TestingError("there is no window to put the view in")
        }
        self.surface = surface
        if width != nil || height != nil {
            let opening = surface.window.size
            surface.resize(to: CGSize(width: width ?? opening.width, height: height ?? opening.height))
            surface.update()
        }
    }

    // MARK: The window

    /// The window's size in points.
    public var size: CGSize { surface.window.size }

    /// Seconds since the window was opened.
    public var time: TimeInterval { surface.time }

    /// Whether something moves: an animation, a timeline.
    public var isMoving: Bool { surface.window.wantsNextFrame }

    /// Gives the window another size in points.
    public func resize(width: CGFloat, height: CGFloat) throws {
        try perform(.resize(RunOptions.Size(width: width, height: height)))
    }

    /// Shows the view light or dark.
    public func use(_ colorScheme: ColorScheme) throws { try perform(.scheme(colorScheme == .dark ? .dark : .light)) }

    // MARK: Time

    /// Lets seconds pass, in frames of 1/60 s while something moves.
    public func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds.isFinite else { return }
        surface.advance(by: seconds)
    }

    /// Lets time pass until nothing moves, at most so many seconds. Returns whether it came to rest.
    @discardableResult
    public func advanceUntilStill(atMost seconds: TimeInterval = 10) -> Bool {
        let end = time + seconds
        while isMoving, time < end { surface.advance(by: min(1.0 / 60, end - time)) }
        return !isMoving
    }

    /// Lets tasks of the main actor run that wait for their turn, as `task` and `Button` actions start them, and carries out what they change.
    public func settle() async {
        for _ in 0..<20 {
            await Task.yield()
            surface.update()
        }
    }

    /// Carries out what the test changed itself: the values of an observable object, say. Everything else here does so
    /// by itself.
    public func update() { surface.update() }

    // MARK: For the rest of this room

    var scale: CGFloat { surface.window.scale }

    var document: InspectDocument {
        surface.update()
        return surface.driver.inspection
    }

    func bitmapPicture() throws -> Picture {
        surface.update()
        guard let renderer = Installed.renderer else { throw TestingError("there is no renderer") }
        return Picture(try renderer.bitmap(surface.window.displayList(), scale: scale))
    }

    func perform(_ step: Step) throws {
        let start = surface.time
        let script = StepScript(step)
        let runner = StepRunner(script: script, target: surface.driver, workingDirectory: "/")
        do {
            while case .frame(let time) = try runner.resume() { surface.advance(to: start + time) }
        } catch let failure as StepFailure {
            throw TestingError(failure.message)
        }
        surface.update()
    }
}

/// The program around a view under test.
private struct TestedApp<Content: View>: App {
    let content: (@MainActor () -> Content)?

    init() { content = nil }
    init(content: @escaping @MainActor () -> Content) { self.content = content }

    var body: some Scene {
        WindowGroup {
            if let content { content() }
        }
    }
}
