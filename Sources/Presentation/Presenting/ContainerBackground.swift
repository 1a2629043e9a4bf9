import Graph
import ViewCore

/// The container whose background a view chooses.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// The screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// The backgrounds that views choose for what is around them.
package struct ContainerBackgroundKey: PreferenceKey {
    package static var defaultValue: [ContainerBackgroundPlacement: AnyView] { [:] }

    /// What comes later is more special.
    package static func reduce(
        value: inout [ContainerBackgroundPlacement: AnyView],
        nextValue: () -> [ContainerBackgroundPlacement: AnyView]
    ) {
        value.merge(nextValue()) { $1 }
    }
}

/// Draws the background that views in it choose for a container, as large as the container.
package struct ContainerBackgroundGround: ViewModifier {
    let placement: ContainerBackgroundPlacement

    package nonisolated init(_ placement: ContainerBackgroundPlacement) { self.placement = placement }

    package func body(content: Content) -> some View {
        let placement = placement
        content
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { grounds in
                if let ground = grounds[placement] { ground.ignoresSafeArea().accessibilityHidden(true) }
            }
            .transformPreference(ContainerBackgroundKey.self) { $0[placement] = nil }
    }
}

extension View {
    /// What the container around this view is filled with.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// What is shown behind all else in the container around this view.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let ground = AnyView(
            ZStack(alignment: alignment) { content() }.frame(
                maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        nonisolated(unsafe) let used = ground
        return transformPreference(ContainerBackgroundKey.self) { $0[container] = used }
    }
}
