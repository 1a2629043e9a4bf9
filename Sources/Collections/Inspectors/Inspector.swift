import CoreGraphics
import IdiomData
import ViewCore

/// A column at the trailing edge for details of what is selected.
private struct InspectorModifier<Inspector> {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @State var limits: ColumnWidth?
    @Environment(\.idiom) var idiom
}

extension InspectorModifier: ViewModifier where Inspector: View {
    private var width: CGFloat {
        let wanted = limits?.ideal ?? MetricTable.value(.inspectorWidth, idiom)
        return min(max(wanted, limits?.minimum ?? 80), limits?.maximum ?? .infinity)
    }

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented {
                Rectangle().fill(Color(system: .separator)).frame(width: 1)
                inspector
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .onPreferenceChange(ColumnWidthKey.self) { limits = $0 }
                    .transformPreference(ColumnWidthKey.self) { $0 = nil }
                    .frame(width: width)
            }
        }
        .focusedSceneValue(
            \.inspectorToggle, ColumnToggle(isShown: isPresented) { withAnimation { isPresented.toggle() } })
    }
}

extension View {
    /// Shows a column at the trailing edge of this view while `isPresented` is true.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// The width, in points, of the inspector that this view is.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(width)
    }

    /// The bounds of the width, in points, of the inspector that this view is; nil for the usual ones.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
    }
}
