import ViewCore

/// What submits: the return key in a text field or in a search field.
public struct SubmitTriggers: OptionSet, Sendable {
    public typealias RawValue = UInt
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What is to happen when something in a view is submitted.
struct SubmitAction {
    let triggers: SubmitTriggers
    let run: () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
    /// Those of the views around, the outermost first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }

    /// Runs what is to happen, the innermost first. Whether there was anything.
    func submit(_ trigger: SubmitTriggers) -> Bool {
        let actions = submitActions.filter { $0.triggers.contains(trigger) }
        for action in actions.reversed() { action.run() }
        return !actions.isEmpty
    }
}

extension View {
    /// Runs an action when the return key is pressed in a text field in this view. Those of views further out run too,
    /// after it.
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
    ) -> some View {
        transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, run: action)) }
    }

    /// Keeps what is submitted in this view from the actions of views further out.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
