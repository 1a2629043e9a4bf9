import HostHeadless
import Scenes
import Scripting

/// Opens apps in memory.
@MainActor
enum Running {
    static func window<A: App>(_ app: A) throws -> HeadlessWindow {
        let session = AppSession(app, name: "Test", environment: EnvironmentValues())
        guard let window = HeadlessWindow(session, size: CGSize(width: 500, height: 300)) else {
            throw NoWindow()
        }
        return window
    }
}

extension HeadlessWindow {
    /// Runs the steps in `text` on the window's clock.
    func play(_ text: String) throws {
        let script = try StepScript(text, file: "test.steps")
        let runner = StepRunner(script: script, target: driver, workingDirectory: "/")
        let start = time
        while case .frame(let next) = try runner.resume() { advance(to: start + next) }
    }

    var labels: [String] { driver.inspection.nodes { $0.role != .window }.compactMap(\.label) }

    var titles: [String] { app.windows.map(\.title) }
}

struct NoWindow: Error {}
