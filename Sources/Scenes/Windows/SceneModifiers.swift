import CoreGraphics
import Graph
import Observation
import ViewCore

/// How the size of a window may be changed.
public struct WindowResizability: Equatable, Sendable {
    enum Kind: Sendable {
        case automatic
        case contentSize
        case contentMinSize
    }

    let kind: Kind

    /// Settings keep the size of their content, other windows its least size.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the least and the greatest size of the content.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// No smaller than the content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Whether a scene's window is opened when the app starts.
public struct SceneLaunchBehavior: Sendable {
    let opens: Bool?

    public static let automatic = SceneLaunchBehavior(opens: nil)
    public static let presented = SceneLaunchBehavior(opens: true)
    public static let suppressed = SceneLaunchBehavior(opens: false)
}

/// Whether a scene's windows are opened again with the app. No windows are, here.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

/// A scene with another way to open its windows.
struct WindowChangeScene<Content: Scene> {
    let content: Content
    let change: @MainActor (inout SceneWindow) -> Void
}

extension WindowChangeScene: PrimitiveScene {
    typealias Body = Never

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let whole = scene.attribute
        let content = inputs.base.attribute(Computed { whole.value.content })
        var outputs = Content._makeScene(scene: _GraphValue(content), inputs: inputs)
        for index in outputs.windows.indices { whole.value.change(&outputs.windows[index]) }
        return outputs
    }
}

/// A scene whose views have another environment.
struct EnvironmentScene<Content: Scene> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentScene: PrimitiveScene {
    typealias Body = Never

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let whole = scene.attribute
        let content = inputs.base.attribute(Computed { whole.value.content })
        var base = inputs.base
        let outer = base.environment
        base.environment = base.attribute(
            Computed {
                var values = outer.value
                whole.value.change(&values)
                return values
            })
        var outputs = Content._makeScene(scene: _GraphValue(content), inputs: _SceneInputs(base: base))
        for index in outputs.windows.indices {
            let make = outputs.windows[index].makeContent
            outputs.windows[index].makeContent = { list, value in
                var list = list
                let outer = list.base.environment
                list.base.environment = list.base.attribute(
                    Computed {
                        var values = outer.value
                        whole.value.change(&values)
                        return values
                    })
                return make(list, value)
            }
        }
        return outputs
    }
}

/// A scene that acts when a value has changed.
struct SceneChange<Content: Scene, Value: Equatable> {
    let content: Content
    let change: ChangeModifier<Value>
}

extension SceneChange: PrimitiveScene {
    typealias Body = Never

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let whole = scene.attribute
        let content = inputs.base.attribute(Computed { whole.value.content })
        ChangeModifier.watch(inputs.base.attribute(Computed { whole.value.change }), inputs.base)
        return Content._makeScene(scene: _GraphValue(content), inputs: inputs)
    }
}

extension Scene {
    /// The size, in points, at which the scene's windows open.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        WindowChangeScene(content: self) { if $0.defaultSize == nil { $0.defaultSize = size } }
    }

    /// The size, in points, at which the scene's windows open.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// How the size of the scene's windows may be changed.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        WindowChangeScene(content: self) { $0.resizability = resizability }
    }

    /// Whether a window of the scene is opened when the app starts.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        WindowChangeScene(content: self) { $0.opensAtLaunch = behavior.opens ?? $0.opensAtLaunch }
    }

    /// Has no effect: no windows are opened again with the app.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    /// Has no effect: the desktop decides where windows open.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Changes a value of the environment for the views of the scene.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Puts an observable object into the environment of the scene's views under its type; nil takes it out.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self) { $0[object: ObjectOfType<T>()] = object }
    }

    /// Puts an observable object into the environment of the scene's views, for `EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self) { $0[object: ObjectOfType<T>()] = object }
    }

    /// Changes the environment of the scene's views.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        EnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// Runs an action when a value has changed, with the old and the new one.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        SceneChange(content: self, change: ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        SceneChange(
            content: self, change: ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Apple's older spelling: the action gets the new value.
    @available(*, deprecated, message: "Use an action with two or no parameters instead.")
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        SceneChange(
            content: self, change: ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }
}
