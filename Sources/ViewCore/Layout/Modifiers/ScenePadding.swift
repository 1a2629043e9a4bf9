import CoreGraphics
import IdiomData
import ViewValues

/// A distance between what a scene shows and its edges.
public struct ScenePadding: Equatable, Sendable {
    /// The usual one.
    public static let minimum = ScenePadding()
}

private struct ScenePaddingModifier {
    let edges: Edge.Set
    @Environment(\.idiom) var idiom
}

extension ScenePaddingModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.padding(edges, MetricTable.value(.scenePadding, idiom))
    }
}

extension View {
    /// Keeps the distance to the edges that suits the content of a scene's window.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Keeps the distance to the edges that suits the content of a scene's window.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}
