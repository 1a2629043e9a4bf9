import ViewCore

/// Shows and hides a column of a window, for the commands of the app.
package struct ColumnToggle: Equatable {
    package let isShown: Bool
    package let toggle: @MainActor () -> Void

    /// Closures to the same bindings do the same.
    package nonisolated static func == (a: Self, b: Self) -> Bool { a.isShown == b.isShown }
}

private struct SidebarToggleKey: FocusedValueKey {
    typealias Value = ColumnToggle
}

private struct InspectorToggleKey: FocusedValueKey {
    typealias Value = ColumnToggle
}

extension FocusedValues {
    /// The sidebar of the window's split view. Nil without one.
    package var sidebarToggle: ColumnToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// The inspector of the window. Nil without one.
    package var inspectorToggle: ColumnToggle? {
        get { self[InspectorToggleKey.self] }
        set { self[InspectorToggleKey.self] = newValue }
    }
}
