import Graph
import ViewValues

/// Ways in which the arrow keys move something.
public enum MoveCommandDirection: Sendable {
    case up
    case down
    case left
    case right
}

/// Runs an action for keys that what has the keyboard in the view has no use for.
struct KeyCommandModifier {
    /// Nil for keys that the command is not about.
    let action: (KeyPress) -> (() -> Void)?
}

extension KeyCommandModifier: RespondingModifier {
    typealias Body = Never

    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder {
        KeyCommandListener(modifier)
    }
}

@MainActor
private final class KeyCommandListener: KeyInterceptor {
    private let modifier: Attribute<KeyCommandModifier>

    init(_ modifier: Attribute<KeyCommandModifier>) {
        self.modifier = modifier
    }

    var comesFirst: Bool { false }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    func intercept(_ key: KeyPress) -> Bool {
        guard modifier.isAlive, let action = modifier.peeked.action(key) else { return false }
        action()
        return true
    }
}

extension View {
    /// Runs an action when an arrow key is pressed that what has the keyboard in the view has no use for.
    public nonisolated func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
        modifier(
            KeyCommandModifier { key in
                guard let action, key.modifiers.isEmpty else { return nil }
                let direction: MoveCommandDirection? =
                    switch key.name {
                    case "up": .up
                    case "down": .down
                    case "left": .left
                    case "right": .right
                    default: nil
                    }
                return direction.map { direction in { action(direction) } }
            })
    }

    /// Runs an action when the escape key is pressed and what has the keyboard in the view has no use for it.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyCommandModifier { key in key.name == "escape" && key.modifiers.isEmpty ? action : nil })
    }

    /// Runs an action when a delete key is pressed and what has the keyboard in the view has no use for it.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            KeyCommandModifier { key in
                (key.name == "delete" || key.name == "deleteForward") && key.modifiers.isEmpty ? action : nil
            })
    }
}
