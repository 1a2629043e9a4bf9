/// Where a text that does not fit loses its middle or an end. SwiftUI's name for it is `Text.TruncationMode`.
public enum TextTruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
}
