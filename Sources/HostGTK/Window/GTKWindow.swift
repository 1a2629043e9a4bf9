import CGTKLoader
import Scenes
import Driving
import Scripting

/// A window on the desktop: draws the app's first window into it, and hands on what its user does.
@MainActor
final class GTKWindow: DrivenWindow {
    let window: HostedWindow
    let gtk: UnsafePointer<GessoGTKInterface>
    private let app: any HostedApp
    /// What happens when its user closes the window.
    var onClose: (@MainActor () -> Void)?
    /// Whether the primary button is down on the window.
    var isPressed = false
    /// The keys that are down, by their names.
    var heldKeys: Set<String> = []
    /// Whether the input method composes a text.
    var isComposing = false
    /// The button that went down last, in GDK's count: 1 for the primary one, 3 for menus.
    var pressedButton: UInt32 = 1

    private let canvas: any RenderCanvas
    private let options: RunOptions
    private var updates: WindowUpdates?
    private(set) var handle: OpaquePointer?
    /// The library's time when the app was started.
    private let start: Double
    /// Seconds on the host's clock, which begins with the window and never goes back.
    private(set) var time = 0.0
    /// The call at the time when something wants to change that does not move in every frame.
    private var deadlineSource: UInt32?
    private var steps: StepsUnderWay?
    private var shown = ShownState()

    init(
        app: any HostedApp, window: HostedWindow, canvas: any RenderCanvas, gtk: UnsafePointer<GessoGTKInterface>,
        options: RunOptions, start: Double
    ) {
        self.app = app
        self.window = window
        self.canvas = canvas
        self.gtk = gtk
        self.options = options
        self.start = start
        updates = WindowUpdates(app: app, window: { window }) { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.requestFrame() } }
        }
    }

    /// Shows the window. Its first frame is drawn when the desktop has told its size.
    func open() {
        if let scheme = options.scheme {
            use(ColorScheme(scheme))
        } else {
            useDesktopScheme(gtk.pointee.color_scheme())
            gtk.pointee.watch_color_scheme(
                { user, scheme in GTKWindow.from(user) { $0.useDesktopScheme(scheme) } }, unmanaged)
        }
        if let scale = options.scale { window.setEnvironment { $0.displayScale = scale } }
        let size = options.size.map { CGSize(width: $0.width, height: $0.height) } ?? window.openingSize
        window.resize(to: size)
        update()
        var callbacks = makeCallbacks()
        handle = gtk.pointee.create_window(
            &callbacks, window.title, Self.points(size.width), Self.points(size.height))
        shown.title = window.title
        showLimits()
        gtk.pointee.show_window(handle)
    }

    /// Takes the window away.
    func close() {
        if let deadlineSource { gtk.pointee.remove_source(deadlineSource) }
        deadlineSource = nil
        if let handle { gtk.pointee.destroy_window(handle) }
        handle = nil
    }

    /// Runs steps on the window's clock from its first frame on. `fail` is told of a step that failed.
    func play(_ script: StepScript, workingDirectory: String, fail: @escaping @MainActor (any Error) -> Void) {
        let driver = WindowDriver(self)
        let runner = StepRunner(script: script, target: driver, workingDirectory: workingDirectory)
        steps = StepsUnderWay(runner: runner, driver: driver, fail: fail)
    }

    /// A length in points that GTK can take.
    private static func points(_ length: CGFloat) -> Int32 { Int32(min(max(length.rounded(.up), 1), 32_767)) }

    // MARK: The clock

    /// Brings the clock to the library's time `now`, but not back.
    func advance(to now: Double) { time = max(time, now - start) }

    func update() {
        advance(to: gtk.pointee.now())
        updates?.update(at: time)
    }

    func requestFrame() {
        if let handle { gtk.pointee.request_frame(handle) }
    }

    /// A frame has come.
    func frame(at now: Double) {
        advance(to: now)
        continueSteps()
        updates?.update(at: time)
        show()
    }

    private func continueSteps() {
        guard var current = steps else { return }
        let start = current.start ?? time
        current.start = start
        steps = current
        guard time - start >= current.next else { return requestFrame() }
        do {
            switch try current.runner.resume() {
            case .finished: steps = nil
            case .frame(let next):
                steps?.next = next
                requestFrame()
            }
        } catch {
            steps = nil
            current.fail(error)
        }
    }

    // MARK: What is shown

    /// Draws what has changed, and asks for the next frame when something moves.
    private func show() {
        guard let handle else { return }
        let frame = window.frame()
        if !frame.damage.isEmpty {
            if let pixels = canvas.draw(frame) {
                present(pixels, frame, in: handle)
            } else {
                Diagnostics.report(
                    "a window of \(frame.list.size.width) x \(frame.list.size.height) points cannot be drawn: "
                        + "there is not enough memory for its pixels")
            }
        }
        showLimits()
        showTitle()
        showTextInput()
        scheduleNextFrame()
    }

    private func present(_ pixels: RenderedPixels, _ frame: Frame, in handle: OpaquePointer) {
        withUnsafeTemporaryAllocation(of: GessoGTKRectangle.self, capacity: frame.damage.count) { rectangles in
            for (index, damage) in frame.damage.enumerated() {
                rectangles.initializeElement(
                    at: index,
                    to: GessoGTKRectangle(
                        x: Int32(damage.minX), y: Int32(damage.minY), width: Int32(damage.width),
                        height: Int32(damage.height)))
            }
            gtk.pointee.present(
                handle, pixels.bytes.assumingMemoryBound(to: UInt8.self), Int32(pixels.width), Int32(pixels.height),
                Int32(pixels.stride), frame.scale, rectangles.baseAddress, Int32(frame.damage.count))
        }
    }

    /// The content's least size, which is asked for when nothing moves.
    private func showLimits() {
        guard let handle, shown.minimum == nil || !window.wantsNextFrame else { return }
        let least = window.minimumSize
        // A size that was asked for by an option or a step is allowed.
        let minimum = CGSize(width: min(least.width, window.size.width), height: min(least.height, window.size.height))
        if minimum == shown.minimum { return }
        shown.minimum = minimum
        gtk.pointee.set_size_limits(
            handle, Self.points(minimum.width), Self.points(minimum.height), window.isResizable ? 1 : 0)
    }

    private func showTitle() {
        guard window.title != shown.title else { return }
        shown.title = window.title
        gtk.pointee.set_title(handle, window.title)
    }

    /// Whether text is edited, and where, for the input method.
    private func showTextInput() {
        let editor = window.focus.focused as? any TextInputResponder
        if shown.isEditing != (editor != nil) {
            shown.isEditing = editor != nil
            gtk.pointee.set_text_input(handle, shown.isEditing ? 1 : 0)
        }
        let isSame = editor.map { ObjectIdentifier($0) } == shown.editor
        shown.editor = editor.map { ObjectIdentifier($0) }
        if isComposing && !(isSame && editor?.isComposing ?? false) {
            isComposing = false
            gtk.pointee.reset_text_input(handle)
        }
        guard let cursor = editor?.textCursor, cursor != shown.textCursor else { return }
        shown.textCursor = cursor
        gtk.pointee.set_text_cursor(handle, cursor.minX, cursor.minY, cursor.width, cursor.height)
    }

    func showCursor(_ cursor: Cursor) {
        guard cursor != shown.cursor else { return }
        shown.cursor = cursor
        gtk.pointee.set_cursor(handle, cursor.cssName)
    }

    private func scheduleNextFrame() {
        if let deadlineSource { gtk.pointee.remove_source(deadlineSource) }
        deadlineSource = nil
        if updates?.wantsFrame ?? false {
            requestFrame()
        } else if let deadline = window.tree.nextDeadline {
            deadlineSource = gtk.pointee.call_after(
                max(0, deadline - time),
                { user in
                    GTKWindow.from(user) {
                        $0.deadlineSource = nil
                        $0.requestFrame()
                    }
                }, unmanaged)
        }
    }

    // MARK: Size and scheme

    /// The desktop gave the content a size, in points, at so many pixels a point.
    func sizeChanged(to size: CGSize, scale: CGFloat) {
        let scale = options.scale ?? scale
        if scale != window.scale { window.setEnvironment { $0.displayScale = scale } }
        if size != window.size { window.resize(to: size) }
        update()
        show()
        // Steps begin with the frame after the first one, which is this.
        if steps != nil { requestFrame() }
    }

    func resize(to size: CGSize) {
        window.resize(to: size)
        showLimits()
        if let handle { gtk.pointee.resize_window(handle, Self.points(size.width), Self.points(size.height)) }
        requestFrame()
    }

    func use(_ scheme: ColorScheme) {
        changeScheme(to: scheme)
        gtk.pointee.set_frame_scheme(Int32(scheme == .dark ? GESSO_GTK_SCHEME_DARK : GESSO_GTK_SCHEME_LIGHT))
    }

    private func useDesktopScheme(_ scheme: Int32) {
        changeScheme(to: scheme == Int32(GESSO_GTK_SCHEME_DARK) ? .dark : .light)
    }

    private func changeScheme(to scheme: ColorScheme) {
        for window in app.windows where window.tree.hostEnvironment.colorScheme != scheme {
            window.setEnvironment { $0.colorScheme = scheme }
        }
        requestFrame()
    }

    /// The desktop gave the window its user's keys, or took them away.
    func activeChanged(_ isActive: Bool) {
        if !isActive { heldKeys = [] }
        app.setActive(window, isActive)
        requestFrame()
    }

    /// Comes before the other windows.
    func comeToFront() {
        if let handle { gtk.pointee.show_window(handle) }
    }
}

/// What the library has been told of a window.
private struct ShownState {
    var minimum: CGSize?
    var title: String?
    var isEditing = false
    var editor: ObjectIdentifier?
    var textCursor: CGRect?
    var cursor = Cursor.arrow
}

/// Steps that drive a window.
private struct StepsUnderWay {
    let runner: StepRunner
    let driver: WindowDriver
    let fail: @MainActor (any Error) -> Void
    /// When they began, in seconds on the host's clock; nil before the first frame.
    var start: Double?
    /// When they go on, in seconds from their start.
    var next = 0.0
}
