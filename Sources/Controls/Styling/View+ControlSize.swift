import ViewCore

extension View {
    /// The size of the controls in this view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
