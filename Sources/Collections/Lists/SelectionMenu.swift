import Controls
import CoreGraphics
import Graph
import Presentation
import ViewCore

/// Where a menu for the selected rows learns from its list which rows are meant.
@MainActor
final class SelectionMenuSource {
    /// The values of the rows that a press at a point of the surface means, for the list below.
    var values: @MainActor (CGPoint) -> Set<AnyHashable> = { _ in [] }
    /// What a double click on rows does.
    var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenuSource? { nil }
}

extension EnvironmentValues {
    var selectionMenuSource: SelectionMenuSource? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

private struct SelectionMenuModifier<Value: Hashable, Items: View> {
    let items: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
}

extension SelectionMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        SelectionMenuHost(content: content, items: items, primaryAction: primaryAction)
    }
}

private struct SelectionMenuHost<Content: View, Value: Hashable, Items: View>: View {
    let content: Content
    let items: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
    @State private var source = SelectionMenuSource()

    var body: some View {
        let source = source
        let _ = tell(source)
        content
            .environment(\.selectionMenuSource, source)
            .modifier(LocatedMenuModifier(value: { Self.typed(source.values($0)) }, items: items))
    }

    private func tell(_ source: SelectionMenuSource) {
        guard let primaryAction else { return source.primaryAction = nil }
        source.primaryAction = { primaryAction(Self.typed($0)) }
    }

    private static func typed(_ values: Set<AnyHashable>) -> Set<Value> {
        var typed: Set<Value> = []
        for value in values {
            if let value = value.base as? Value { typed.insert(value) }
        }
        return typed
    }
}

extension View {
    /// Opens a menu for the rows of the list or table: the selected ones if one of them is pressed with the secondary
    /// button, else the one that is pressed; none beside the rows.
    ///
    /// - Parameters:
    ///   - itemType: the type of the selection's values.
    ///   - menu: makes the menu for rows.
    ///   - primaryAction: what a double click on a row or the return key does; nil for nothing.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier<I, M>(items: menu, primaryAction: primaryAction))
    }
}
