import Controls
import IdiomData
import ViewCore

/// The content of a sheet, over the row of buttons that its toolbar is.
struct SheetContent<Content: View>: View {
    let content: Content
    @Binding var bar: WindowBarContent

    var body: some View {
        VStack(spacing: 0) {
            VStack { content }
                .environment(\.toolbarPlace, .sheet)
                .modifier(EditModeScope())
                .onPreferenceChange(WindowBarKey.self) { bar = $0 }
            if SheetBar.isNeeded(bar) { SheetBar(bar: bar) }
        }
    }
}

/// The buttons under a sheet: what takes something away at the leading edge, the rest at the trailing one, the most
/// important last.
struct SheetBar: View {
    let bar: WindowBarContent
    @Environment(\.idiom) private var idiom

    static func isNeeded(_ bar: WindowBarContent) -> Bool {
        bar.isHidden != true && bar.items.contains { $0.placement.zone != .nowhere && $0.placement.zone != .titleMenu }
    }

    /// With buttons in it, in points.
    static func height(_ idiom: Idiom) -> CGFloat {
        MetricTable.value(.buttonHeight, idiom) + 2 * MetricTable.value(.sheetBarPadding, idiom)
    }

    private func items(_ zone: ToolbarItemPlacement.Zone) -> [ToolbarEntry] {
        bar.items.filter { $0.placement.zone == zone }
    }

    var body: some View {
        let first = items(.destructive) + items(.leading) + items(.center)
        let last = items(.trailing) + items(.cancellation) + items(.confirmation)
        HStack(spacing: MetricTable.value(.sheetButtonSpacing, idiom)) {
            ForEach(first) { ToolbarEntryView(entry: $0) }
            Spacer(minLength: 0)
            ForEach(last) { ToolbarEntryView(entry: $0) }
        }
        .padding(MetricTable.value(.sheetBarPadding, idiom))
    }
}
