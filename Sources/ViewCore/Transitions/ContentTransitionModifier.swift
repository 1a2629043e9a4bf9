import ViewValues

extension View {
    /// How the content of the view changes.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
