/// What a view that can have the keyboard uses it for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The view does something when it is activated, as a button does.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view takes keys continuously, as a text field does: a click gives it the keyboard.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What is usual on the platform: both.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}
