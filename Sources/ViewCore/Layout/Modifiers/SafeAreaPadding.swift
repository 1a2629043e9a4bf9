import CoreGraphics
import Graph
import ViewValues

/// Keeps a distance from the edges as a part of the safe area: what ignores the safe area reaches into it.
struct SafeAreaPaddingModifier: Equatable, Sendable {
    let padding: PaddingLayout
}

extension SafeAreaPaddingModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let padding = modifier.part(inputs) { $0.padding }
        return PaddingLayout._makeView(modifier: padding, inputs: inputs) { padded in
            var inner = padded
            inner.safeArea = padded.attribute(
                ExtendedSafeArea(outer: inputs.safeArea, whole: inputs.frame, content: padded.frame))
            return body(inner)
        }
    }
}

extension View {
    /// Adds to the safe area on each edge, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(padding: PaddingLayout(insets: insets.orNothing, edges: .all)))
    }

    /// Adds to the safe area on the given edges, in points; nil for the default amount.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0).orNothing }
        return modifier(SafeAreaPaddingModifier(padding: PaddingLayout(insets: insets, edges: edges)))
    }

    /// Adds to the safe area on all edges, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
    fileprivate var orNothing: EdgeInsets {
        let areNumbers = [top, leading, bottom, trailing].allSatisfy {
            Diagnostics.finite($0, "safeAreaPadding") != nil
        }
        return areNumbers ? self : EdgeInsets()
    }
}
