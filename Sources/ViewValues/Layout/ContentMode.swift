/// How content of a fixed shape is fitted to a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
