import ViewCore

/// Lays its content out from the left whatever the direction of reading, for places that are known in the surface's
/// coordinates. `content` gets the direction, to give it back to what has one.
struct SurfaceCoordinates<Content: View>: View {
    @ViewBuilder let content: (LayoutDirection) -> Content
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        content(direction).environment(\.layoutDirection, .leftToRight)
    }
}
