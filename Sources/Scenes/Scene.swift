import Graph
import ViewCore

/// A part of an app's user interface with a life cycle of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The windows of the scene, for the library.
    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

extension Scene {
    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        Body._makeScene(scene: inputs.body(of: scene) { $0.body }, inputs: inputs)
    }
}

extension Never: Scene {
    public static func _makeScene(scene: _GraphValue<Never>, inputs: _SceneInputs) -> _SceneOutputs {
        _SceneOutputs()
    }
}

/// What a scene gets from the app.
@MainActor
public struct _SceneInputs {
    let base: _ViewInputs

    /// A body as a node that runs again when the scene or something the body read has changed.
    func body<S, B>(of scene: _GraphValue<S>, _ body: @escaping @MainActor (S) -> B) -> _GraphValue<B> {
        _GraphValue(TrackedBody.make(scene.attribute, base, body))
    }
}

/// What a scene gives: the windows it can open.
@MainActor
public struct _SceneOutputs {
    var windows: [SceneWindow] = []
}

/// A kind of window of a scene.
@MainActor
struct SceneWindow {
    let title: Attribute<String?>
    var defaultSize: CGSize?
    /// Makes the content in a tree of its own.
    let makeContent: @MainActor (_ViewListInputs) -> _ViewListOutputs
}

/// Builds scenes from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
