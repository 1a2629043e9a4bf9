import Scenes
internal import Driving
internal import HostGTK
internal import HostHeadless
internal import Scripting

/// Starts an app: reads what is to be done, puts the renderer in place, chooses the host.
@MainActor
enum Launch {
    /// Runs the app to its end. Returns the exit status of the process.
    static func run<A: App>(_ makeApp: (RunOptions) -> A?) -> Int32 {
        let options: RunOptions
        do {
            options = try RunOptions.ofThisProcess() ?? RunOptions(mode: .run)
        } catch {
            FileHandle.standardError.write(
                Data("gesso: the variable \(RunOptions.variable) is not as gesso writes it; unset it\n".utf8))
            return 2
        }
        let output = options.mode == .inspect ? StandardOutput.setAside() : .standardOutput
        Faces.install()
        let host = host(for: options, output: output)
        if host is GTKHost {
            DefaultsPersistence.begin()
        } else {
            DefaultsPersistence.leaveOut()
            // A first frame is measured by the machine's time.
            if options.mode != .firstFrame { ProcessTime.stop() }
        }
        guard let program = makeApp(options) else { return 1 }
        let app = AppSession(
            program, name: ProcessInfo.processInfo.processName, environment: environment(for: options))
        app.open(CommandLine.arguments.dropFirst().compactMap { Self.address($0) })
        return host.run(app)
    }

    /// An argument as an address to open: one with a scheme, which no option and no path has. Nil for any other.
    private static func address(_ argument: String) -> URL? {
        guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1, !argument.hasPrefix("-")
        else {
            return nil
        }
        return url
    }

    private static func host(for options: RunOptions, output: FileHandle) -> any Host {
        guard options.mode == .run else { return HeadlessHost(options: options, output: output) }
        do {
            return try GTKHost(options: options)
        } catch {
            return HeadlessHost(options: options, missingDisplay: "\(error)")
        }
    }

    /// What every window begins with; a host with a display adds what that says.
    private static func environment(for options: RunOptions) -> EnvironmentValues {
        var values = EnvironmentValues()
        let locale = ProcessLocale.locale(in: ProcessInfo.processInfo.environment)
        values.locale = locale
        values.layoutDirection = ProcessLocale.isRightToLeft(locale) ? .rightToLeft : .leftToRight
        values.idiom = .desktop
        values.displayScale = options.scale ?? 1
        values.colorScheme = options.scheme == .dark ? .dark : .light
        values.accentColor = Color.programAccent
        return values
    }
}
