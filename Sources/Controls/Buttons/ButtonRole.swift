/// What a button is for, where that matters to how it looks or where it stands.
public struct ButtonRole: Equatable, Sendable {
    private enum Kind: Sendable {
        case destructive
        case cancel
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// It deletes something or does something else that cannot be taken back.
    public static let destructive = ButtonRole(.destructive)
    /// It leaves everything as it is.
    public static let cancel = ButtonRole(.cancel)
}
