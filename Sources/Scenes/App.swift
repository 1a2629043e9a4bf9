import Graph
import ViewCore

/// A program with windows. Mark the type with `@main`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// An app under way: its own state, and the windows of its scenes.
@MainActor
package final class AppSession: HostedApp {
    /// Holds the app's state; it shows nothing.
    private let tree: ViewGraph
    package private(set) var windows: [Window] = []

    package init<A: App>(_ app: A, name: String, environment: EnvironmentValues, time: Double = 0) {
        var outputs = _SceneOutputs()
        tree = ViewGraph(environment: environment, size: .zero, time: time) { inputs in
            let value = Attribute(input: app, in: inputs.base.subgraph)
            let scenes = _SceneInputs(base: inputs.base)
            let body = scenes.body(of: _GraphValue(value)) { $0.body }
            outputs = A.Body._makeScene(scene: body, inputs: scenes)
            return EmptyView._makeViewList(
                view: _GraphValue(Attribute(input: EmptyView(), in: inputs.base.subgraph)), inputs: inputs)
        }
        tree.tick(at: time)
        // A scene opens one window of its first kind.
        if let scene = outputs.windows.first {
            let bars = WindowBars()
            let content = ViewGraph(
                environment: environment, size: Window.fallbackSize, time: time, frame: bars,
                makeRoot: scene.makeContent)
            bars.open(in: content)
            let title = tree.evaluate { scene.title.peeked } ?? name
            windows = [Window(title: title, tree: content, appTree: tree, defaultSize: scene.defaultSize)]
        }
    }

    package func onChange(_ action: @escaping @Sendable () -> Void) {
        tree.onChange(action)
        for window in windows { window.tree.onChange(action) }
    }

    package func tick(at time: Double) {
        if tree.isDirty { tree.tick(at: time) }
        for window in windows { window.tick(at: time) }
    }
}
