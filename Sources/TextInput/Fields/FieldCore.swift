import ViewCore

/// What a text field is, apart from its label and its look.
struct FieldCore {
    let source: FieldSource
    var kind = Kind.field
    var prompt: Text?
    var selection: Binding<TextSelection?>?
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
    /// What the return key in it triggers.
    var submitTrigger = SubmitTriggers.text
    /// Hears what the label says, wherever a style places it.
    var name: ControlName?

    enum Kind: Equatable {
        /// One line.
        case field
        /// One line of signs that hide what is written.
        case secure
        /// As many lines as the text takes.
        case growing
        /// A page of text.
        case editor

        var isMultiline: Bool { self == .growing || self == .editor }
        var viewName: String {
            switch self {
            case .field, .growing: "TextField"
            case .secure: "SecureField"
            case .editor: "TextEditor"
            }
        }
    }
}
