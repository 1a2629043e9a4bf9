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

/// A scene that the library makes itself. Its body is never asked for.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) is a scene of the library and has no body") }
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

/// What a scene gives: the windows it can open, and the commands it adds to the menus.
@MainActor
public struct _SceneOutputs {
    var windows: [SceneWindow] = []
    var commands: [CommandList] = []
}

/// A kind of window of a scene.
@MainActor
struct SceneWindow {
    enum Kind {
        /// As many as are asked for.
        case group
        /// One at most.
        case single
        /// One at most, for the app's settings.
        case settings
    }

    var kind = Kind.group
    var name: String?
    /// What the windows are about. Nil for nothing in particular.
    var valueType: (any Hashable.Type)?
    let title: Attribute<String?>
    var defaultSize: CGSize?
    var resizability = WindowResizability.automatic
    /// Whether the bar leaves the title out.
    var hidesTitle = false
    /// Nil where the scene's place among the others decides.
    var opensAtLaunch: Bool?
    /// Makes the content in a tree of its own, about a value.
    var makeContent: @MainActor (_ViewListInputs, AnyHashable?) -> _ViewListOutputs
}
