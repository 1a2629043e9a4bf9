import ViewCore

/// What a link in a column of a split view has opened in the next column.
struct ColumnOpening {
    /// The link's, or the value.
    let id: AnyHashable
    /// What a link to a view showed when it was pressed.
    var view: AnyView?
    var value: AnyHashable?
    /// The value on its way to a stack in the next column.
    var arrival: ColumnArrival?
}

/// A value that the first stack to see it puts over its root.
@MainActor
final class ColumnArrival {
    /// Nil when it was taken.
    private(set) var value: AnyHashable?

    init(_ value: AnyHashable) {
        self.value = value
    }

    func take() -> AnyHashable? {
        defer { value = nil }
        return value
    }
}

/// Opens in the next column what links of a column of a split view lead to. One object for each column.
@MainActor
final class ColumnLinks {
    var opening: Binding<ColumnOpening?>?
    /// The screens that bindings in the column present.
    var bound: [PresentedScreen] = []

    func open(_ view: AnyView, id: AnyHashable) {
        open(ColumnOpening(id: id, view: view))
    }

    func open(_ value: AnyHashable) {
        open(ColumnOpening(id: value, value: value, arrival: ColumnArrival(value)))
    }

    func close() { opening?.wrappedValue = nil }

    private func open(_ new: ColumnOpening) {
        for screen in bound { screen.dismiss() }
        opening?.wrappedValue = new
    }

    /// What the next column shows in place of what is its own: what a binding presents, else what a link has opened, as it is
    /// now where the link is still there to say so. Nil for nothing.
    func shown(_ opening: ColumnOpening?, column: Int, _ destinations: NavigationDestinations) -> ColumnScreen? {
        bound = []
        var fresh: AnyView?
        for screen in destinations.presented where screen.column == column {
            if screen.id == opening?.id { fresh = screen.view } else { bound.append(screen) }
        }
        if let first = bound.first { return ColumnScreen(id: first.id, view: first.view) }
        guard let opening, let view = fresh ?? opening.value.map(destinations.screen) ?? opening.view else {
            return nil
        }
        return ColumnScreen(id: opening.id, view: view)
    }
}

/// What a column shows because of the column before it.
struct ColumnScreen {
    let id: AnyHashable
    let view: AnyView
}

private enum ColumnLinksKey: EnvironmentKey {
    static var defaultValue: ColumnLinks? { nil }
}

private enum OpenColumnLinkKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
}

private enum ColumnArrivalKey: EnvironmentKey {
    static var defaultValue: ColumnArrival? { nil }
}

extension EnvironmentValues {
    /// The column of a split view around, where no stack is nearer.
    var columnLinks: ColumnLinks? {
        get { self[ColumnLinksKey.self] }
        set { self[ColumnLinksKey.self] = newValue }
    }

    /// The link of the column around that is open.
    var openColumnLink: AnyHashable? {
        get { self[OpenColumnLinkKey.self] }
        set { self[OpenColumnLinkKey.self] = newValue }
    }

    /// What a link in the column before has sent to a stack in this one.
    var columnArrival: ColumnArrival? {
        get { self[ColumnArrivalKey.self] }
        set { self[ColumnArrivalKey.self] = newValue }
    }
}
