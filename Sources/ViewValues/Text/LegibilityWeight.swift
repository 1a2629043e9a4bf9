/// Whether the user asked for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}
