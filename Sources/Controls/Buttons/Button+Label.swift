public import Actions
import ViewCore

/// The label of a control that has one with a symbol: inside of a control `Label` is the name of its own parameter.
public typealias _TitleAndIconLabel = Label<Text, Image>

extension Button where Label == _TitleAndIconLabel {
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping _MainActorAction
    ) {
        self.init(role: nil, action: action, label: _TitleAndIconLabel(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping _MainActorAction
    ) {
        self.init(role: nil, action: action, label: _TitleAndIconLabel(title, systemImage: systemImage))
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping _MainActorAction
    ) {
        self.init(role: role, action: action, label: _TitleAndIconLabel(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping _MainActorAction
    ) {
        self.init(role: role, action: action, label: _TitleAndIconLabel(title, systemImage: systemImage))
    }
}
