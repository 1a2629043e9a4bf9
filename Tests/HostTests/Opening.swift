import Drawing
import HostHeadless
import Scripting
import SwiftUI

/// Opens apps in memory.
@MainActor
enum Opening {
    /// The window of an app with `content` in its only scene.
    static func window<A: App>(
        _ app: A, size: CGSize? = nil, scale: CGFloat = 1, scheme: ColorScheme? = nil
    ) -> HeadlessWindow {
        Installed.renderer = Installed.renderer ?? SurfaceRenderer()
        let session = AppSession(app, name: "Test", environment: EnvironmentValues())
        return HeadlessWindow(session, size: size, scale: scale, scheme: scheme)!
    }

    /// The window of an app that shows one view.
    static func window<Content: View>(
        showing content: Content, size: CGSize? = nil, scale: CGFloat = 1, scheme: ColorScheme? = nil
    ) -> HeadlessWindow {
        ShownContent.content = AnyView(content)
        return window(OneViewApp(), size: size, scale: scale, scheme: scheme)
    }
}

@MainActor
private enum ShownContent {
    static var content = AnyView(EmptyView())
}

private struct OneViewApp: App {
    private let content: AnyView

    init() { content = ShownContent.content }

    var body: some Scene {
        WindowGroup("One view") { content }
    }
}

extension HeadlessWindow {
    /// Runs the steps in `text` on the window's clock.
    func play(_ text: String, workingDirectory: String = "/") throws {
        let script = try StepScript(text, file: "test.steps")
        let runner = StepRunner(script: script, target: driver, workingDirectory: workingDirectory)
        let start = time
        while case .frame(let next) = try runner.resume() { advance(to: start + next) }
    }

    /// The labels of the accessibility tree below the window, in its order.
    var labels: [String] {
        driver.inspection.nodes { $0.role != .window }.compactMap(\.label)
    }
}
