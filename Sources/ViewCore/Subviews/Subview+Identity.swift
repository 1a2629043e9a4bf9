extension Subview {
    /// The `id` that a `ForEach` or an `id(_:)` gave the view, which a picker takes for its tag where it has none.
    @MainActor
    package var explicitID: AnyHashable? { element.explicitID }
}
