/// A case in which text is shown whatever it is written in. SwiftUI's name for it is `Text.Case`.
public enum TextCase: Hashable, Sendable {
    case uppercase
    case lowercase
}
