/// Whether views are drawn light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light
    case dark
}
