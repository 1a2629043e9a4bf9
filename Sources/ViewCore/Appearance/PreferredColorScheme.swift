import Graph
import ViewValues

/// The colour scheme that a view wants for the window it is in.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    /// The first that wants one.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

/// Tells the tree which scheme its views want. It comes down again by the environment, so in the next round.
struct PreferredSchemeWatcher: Rule {
    let preference: Attribute<ColorScheme?>
    unowned(unsafe) let tree: ViewGraph

    mutating func update(_ output: inout Output<Void>) {
        let scheme = preference.value
        let tree = tree
        tree.queueAction("preferredColorScheme") { tree.prefer(scheme) }
        output.set(())
    }
}

extension View {
    /// The colour scheme of the window around the view; nil leaves it as the desktop has it.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// The colour scheme of this view.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
