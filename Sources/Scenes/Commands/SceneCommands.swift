import Graph
import ViewCore

/// A scene that adds commands to the app's menus.
struct CommandsScene<Content: Scene, Added: Commands> {
    let content: Content
    let commands: Added
    var replaces = false
}

extension CommandsScene: PrimitiveScene {
    typealias Body = Never

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let whole = scene.attribute
        let content = inputs.base.attribute(Computed { whole.value.content })
        var outputs = Content._makeScene(scene: _GraphValue(content), inputs: inputs)
        if whole.value.replaces { outputs.commands = [] }
        let list = _ViewListInputs(takenApart: inputs.base)
        let commands = inputs.base.attribute(Computed { whole.value.commands })
        outputs.commands.append(
            CommandList(inputs: list, outputs: Added._makeCommands(content: _GraphValue(commands), inputs: list)))
        return outputs
    }
}

extension Scene {
    /// Adds commands to the app's menus. Their keys work in all of its windows.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandsScene(content: self, commands: content())
    }

    /// Takes away the commands that the scene adds.
    public nonisolated func commandsRemoved() -> some Scene {
        CommandsScene(content: self, commands: EmptyCommands(), replaces: true)
    }

    /// Puts other commands in place of those that the scene adds.
    public nonisolated func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        CommandsScene(content: self, commands: content(), replaces: true)
    }
}
