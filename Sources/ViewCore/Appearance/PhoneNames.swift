import ViewValues

// Names of the phone that mean nothing on a desktop. README lists them.

extension View {
    /// Has no effect: a desktop's windows have no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Has no effect: a desktop's windows have no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Has no effect: rows on a desktop have no effect of hovering.
    public nonisolated func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Has no effect: the system takes no gestures at the edges of a window.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Has no effect: views on a desktop follow one another by the tab key in the order of the tree, in which those of one
    /// container lie together; arrow keys do not move the focus between them.
    public nonisolated func focusSection() -> some View { self }
}
