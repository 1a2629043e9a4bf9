import Graph
import ViewCore

/// A scene that shows its content in windows.
public struct WindowGroup<Content> {
    let title: Text?
    let content: Content
}

extension WindowGroup: Scene where Content: View {
    public typealias Body = Never

    public nonisolated init(@ViewBuilder content: () -> Content) {
        title = nil
        self.content = content()
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(titleKey)
        self.content = content()
    }

    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.title = Text(title)
        self.content = content()
    }

    public var body: Never { fatalError("WindowGroup is a scene of the library and has no body") }

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let group = scene.attribute
        let environment = inputs.base.environment
        let title = inputs.base.attribute(Compared { group.value.title?.resolvedString(in: environment.value) })
        return _SceneOutputs(windows: [
            SceneWindow(title: title) { list in
                let content = Attribute(rule: Computed { group.value.content }, in: list.base.subgraph)
                return Content._makeViewList(view: _GraphValue(content), inputs: list)
            }
        ])
    }
}

/// A scene with another default size.
struct DefaultSizeScene<Content: Scene> {
    let content: Content
    let size: CGSize
}

extension DefaultSizeScene: Scene {
    typealias Body = Never

    var body: Never { fatalError("a modified scene has no body") }

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let whole = scene.attribute
        let content = inputs.base.attribute(Computed { whole.value.content })
        var outputs = Content._makeScene(scene: _GraphValue(content), inputs: inputs)
        for index in outputs.windows.indices where outputs.windows[index].defaultSize == nil {
            outputs.windows[index].defaultSize = whole.peeked.size
        }
        return outputs
    }
}

extension Scene {
    /// The size, in points, at which the scene's windows open.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene {
        DefaultSizeScene(content: self, size: size)
    }

    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
