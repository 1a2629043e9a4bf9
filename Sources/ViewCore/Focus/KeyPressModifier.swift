import Foundation
import Graph
import ViewValues

/// Hears the keys that are pressed while something in the view has the keyboard, from the inside out.
struct KeyPressModifier {
    let phases: KeyPress.Phases
    let isWanted: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: RespondingModifier {
    typealias Body = Never

    static func makeResponder(
        _ modifier: Attribute<Self>, around content: _ViewOutputs, _ inputs: _ViewInputs
    ) -> any Responder {
        KeyPressListener(modifier, isEnabled: inputs.environmentValue(\.isEnabled))
    }
}

@MainActor
private final class KeyPressListener: KeyInterceptor {
    private let modifier: Attribute<KeyPressModifier>
    private let isEnabled: Attribute<Bool>

    init(_ modifier: Attribute<KeyPressModifier>, isEnabled: Attribute<Bool>) {
        self.modifier = modifier
        self.isEnabled = isEnabled
    }

    /// Also before a text field, which would have a use for nearly every key.
    var comesFirst: Bool { true }
    var hearsReleases: Bool { modifier.isAlive && modifier.peeked.phases.contains(.up) }

    func makeRecognizers() -> [PointerRecognizer] { [] }

    func intercept(_ key: KeyPress) -> Bool {
        guard modifier.isAlive, isEnabled.peeked else { return false }
        let modifier = modifier.peeked
        guard modifier.phases.contains(key.phase), modifier.isWanted(key) else { return false }
        return modifier.action(key) == .handled
    }
}

extension View {
    /// Runs an action when a key goes down, or is held, while something in the view has the keyboard. What the action
    /// ignores goes on to the next view around.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Runs an action in some phases of a key, while something in the view has the keyboard.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Runs an action in some phases of some keys, while something in the view has the keyboard.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { keys.contains($0.key) }, action: action))
    }

    /// Runs an action in some phases of keys that type nothing but some characters, while something in the view has the
    /// keyboard.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                isWanted: { key in key.characters.unicodeScalars.allSatisfy { characters.contains($0) } },
                action: action))
    }

    /// Runs an action in some phases of any key, while something in the view has the keyboard.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, isWanted: { _ in true }, action: action))
    }
}
