import CoreGraphics
import IdiomData
import ViewCore

/// A label and what it is for, as a form arranges them; outside of one, beside each other.
package struct LabeledLine<Label, Content> {
    let alignment: VerticalAlignment
    let label: Label
    let content: Content
    @Environment(\.formArrangement) private var arrangement
    @Environment(\.idiom) private var idiom

    package nonisolated init(
        alignment: VerticalAlignment = .center, @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.label = label()
        self.content = content()
    }
}

extension LabeledLine: View where Label: View, Content: View {
    package var body: some View {
        switch arrangement {
        case .columns: columns
        case .grouped: ends
        case nil:
            HStack(alignment: alignment) {
                label
                content
            }
        }
    }

    /// The label ends where the column of labels does.
    private var columns: some View {
        let spacing = MetricTable.value(.formColumnSpacing, idiom)
        return HStack(alignment: alignment, spacing: spacing) {
            VStack(alignment: .trailing, spacing: 2) { label }
                .alignmentGuide(.formColumn) { $0[.trailing] + spacing }
            content
        }
    }

    /// The label at the leading edge, the rest at the trailing one.
    private var ends: some View {
        Group(subviews: label) { parts in
            HStack(alignment: alignment) {
                if !parts.isEmpty {
                    ExplainedLabel(parts: parts)
                    Spacer(minLength: MetricTable.value(.formColumnSpacing, idiom))
                }
                content
            }
        }
    }
}

/// A label in a form, whose further texts explain the first.
struct ExplainedLabel: View {
    let parts: SubviewsCollection

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            parts.prefix(1)
            ForEach(parts.dropFirst()) { part in
                part.font(.subheadline).foregroundStyle(Color.secondary)
            }
        }
    }
}
