import ViewCore

/// What a button is for, where that matters to how it looks or where it stands.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable {
        case destructive
        case cancel
        case confirm
        case close
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// It deletes something or does something else that cannot be taken back.
    public static let destructive = ButtonRole(.destructive)
    /// It leaves everything as it is.
    public static let cancel = ButtonRole(.cancel)
    /// It does what was asked about.
    public static let confirm = ButtonRole(.confirm)
    /// It closes what is shown.
    public static let close = ButtonRole(.close)

    /// What a button of the role says by itself.
    var title: LocalizedStringKey {
        switch kind {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .confirm: "OK"
        case .close: "Close"
        }
    }
}
