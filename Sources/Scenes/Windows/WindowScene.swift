import Graph
import ViewCore

/// A scene with one window.
public struct Window<Content> {
    let title: Text
    let name: String
    let content: Content
}

extension Window where Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), name: id, content: content())
    }

    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, name: id, content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), name: id, content: content())
    }
}

extension Window: Scene, PrimitiveScene where Content: View {
    public typealias Body = Never

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let window = scene.attribute
        let environment = inputs.base.environment
        let title = inputs.base.attribute(
            Compared { window.value.title.resolvedString(in: environment.value) as String? })
        return _SceneOutputs(windows: [
            SceneWindow(kind: .single, name: window.value.name, title: title) { list, _ in
                let content = Attribute(rule: Computed { window.value.content }, in: list.base.subgraph)
                return Content._makeViewList(view: _GraphValue(content), inputs: list)
            }
        ])
    }
}

/// The window with an app's settings, which a command of the app and `openSettings` open.
public struct Settings<Content> {
    let content: Content
}

extension Settings: Scene, PrimitiveScene where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let settings = scene.attribute
        let title = inputs.base.attribute(Compared { "Settings" as String? })
        return _SceneOutputs(windows: [
            SceneWindow(kind: .settings, title: title, resizability: .contentSize, opensAtLaunch: false) { list, _ in
                let content = Attribute(rule: Computed { settings.value.content }, in: list.base.subgraph)
                return Content._makeViewList(view: _GraphValue(content), inputs: list)
            }
        ])
    }
}
