import Scenes

extension App {
    /// Starts the app and runs it to its end; called by the process's entry point.
    ///
    /// Not async: after its first suspension an async entry point leaves the process's main thread.
    @MainActor @preconcurrency
    public static func main() {
        exit(Launch.run { _ in Self() })
    }
}
