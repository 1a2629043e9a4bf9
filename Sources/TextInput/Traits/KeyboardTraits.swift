import ViewCore

// What a keyboard on the screen or a service of the system would go by. Where a real keyboard is, these mean nothing; they
// are accepted, and listed in README.

/// What the return key of a keyboard on the screen says.
public struct SubmitLabel: Sendable {
    private let name: String

    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// What of a text a keyboard on the screen would write in capitals.
public struct TextInputAutocapitalization: Sendable {
    private let name: String

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// UIKit's name for what of a text a keyboard on the screen would write in capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

/// UIKit's name for the keys that a keyboard on the screen would have.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }
}

private enum AutocorrectionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether text is left as it was typed. It is in any case: nothing here corrects it.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// Apple's older name of `autocorrectionDisabled`.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// What the return key of a keyboard on the screen says. No effect here.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    /// What a keyboard on the screen would write in capitals. No effect here.
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    /// Apple's older spelling. No effect here.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// The keys that a keyboard on the screen would have. No effect here.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// What is expected to be written, for a system that fills it in. No effect here.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Whether text is left as it was typed. It is in any case: nothing here corrects it.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// Apple's older spelling of `autocorrectionDisabled(_:)`.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }
}
