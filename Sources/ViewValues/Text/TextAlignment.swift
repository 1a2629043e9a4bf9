/// How the lines of one text stand to each other.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}
