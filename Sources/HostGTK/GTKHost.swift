import CGTKLoader
import Scenes
import Driving
import Scripting

/// Shows an app's window on the desktop, through the library that is opened for it at run time.
@MainActor
package final class GTKHost: Host {
    /// Why there will be no window.
    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String
    }

    private let options: RunOptions
    private let gtk: UnsafePointer<GessoGTKInterface>
    private let loop: GTKLoop
    private var status: Int32 = 0
    /// The windows on the desktop, and those that were, which the library may still name.
    private var windows: [GTKWindow] = []
    private var closed: [GTKWindow] = []
    private var start = 0.0

    /// Opens the display. Throws ``Unavailable`` when there is none.
    package init(options: RunOptions) throws {
        let variables = ProcessInfo.processInfo.environment
        // The libraries take a tenth of a second to load: not for nothing.
        if ["WAYLAND_DISPLAY", "DISPLAY", "GDK_BACKEND"].allSatisfy({ variables[$0, default: ""].isEmpty }) {
            throw Unavailable(description: "no display is named by WAYLAND_DISPLAY or DISPLAY")
        }
        var reason: UnsafePointer<CChar>?
        guard let table = gesso_gtk_load(&reason) else {
            throw Unavailable(
                description: "GTK 4 cannot be used (\(reason.map { String(cString: $0) } ?? "for no known reason"))")
        }
        guard table.pointee.initialize(&reason) == 0 else {
            throw Unavailable(description: reason.map { String(cString: $0) } ?? "the display does not open")
        }
        self.options = options
        gtk = table
        loop = GTKLoop(table)
    }

    /// Hands a URL to the desktop's own opener. False when it is not installed.
    private static func openOnDesktop(_ url: URL) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
        process.arguments = [url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    package func run(_ app: any HostedApp) -> Int32 {
        guard let renderer = Installed.renderer, let content = app.windows.first else {
            return fail("the app has no window to show; give its body a scene, a WindowGroup for one")
        }
        Installed.clipboard = GTKClipboard(gtk)
        Installed.openURL = Self.openOnDesktop
        start = gtk.pointee.now()
        let window = makeWindow(app, content, renderer, options)
        do {
            if let script = try options.stepScript() {
                window.play(script, workingDirectory: options.workingDirectory) { [weak self] error in
                    self?.status = self?.fail("\(error)") ?? 1
                    self?.gtk.pointee.quit()
                }
            }
        } catch {
            return fail("\(error)")
        }
        window.open()
        app.onWindowsChange = { [weak self] in
            // Not in the middle of what the window does that asks for it.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.follow(app, renderer) } }
        }
        follow(app, renderer)
        loop.run()
        gtk.pointee.watch_color_scheme(nil, nil)
        for window in windows { window.close() }
        return status
    }

    private func makeWindow(
        _ app: any HostedApp, _ content: HostedWindow, _ renderer: any Renderer, _ options: RunOptions
    ) -> GTKWindow {
        let window = GTKWindow(
            app: app, window: content, canvas: renderer.makeCanvas(), gtk: gtk, options: options, start: start)
        window.onClose = { [weak content] in
            if let content { app.close(content) }
        }
        windows.append(window)
        return window
    }

    /// Opens and closes windows as the app has them.
    private func follow(_ app: any HostedApp, _ renderer: any Renderer) {
        let wanted = app.windows
        for window in windows where !wanted.contains(where: { $0 === window.window }) {
            window.close()
            closed.append(window)
        }
        windows.removeAll { window in closed.contains { $0 === window } }
        if wanted.isEmpty { return gtk.pointee.quit() }
        for content in wanted {
            if let known = windows.first(where: { $0.window === content }) {
                if content.wantsAttention { known.comeToFront() }
            } else {
                // The size that was asked for is that of the first window.
                var options = options
                options.size = nil
                makeWindow(app, content, renderer, options).open()
            }
            content.wantsAttention = false
        }
    }

    private func fail(_ message: String) -> Int32 {
        FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
        return 1
    }
}
