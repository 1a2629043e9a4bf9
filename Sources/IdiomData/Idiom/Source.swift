/// Where a figure comes from, best first, with the place where it can be looked up.
package enum Source: Hashable, Sendable {
    /// Measured on the original, and in this project's records.
    case recorded(String)
    /// Written in the vendor's documentation.
    case documented(String)
    /// Told by others who measured.
    case reported(String)
    /// Nobody's word but ours, with the reason.
    case guessed(String)

    package var isGuessed: Bool {
        if case .guessed = self { true } else { false }
    }
}
