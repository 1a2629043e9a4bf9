/// Whether there is little or much room in a dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}
