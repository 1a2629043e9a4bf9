import CoreGraphics
import ViewCore

/// Makes the label of a disclosure group a row of the list around, whose further rows are what is in the group.
@MainActor
package final class DisclosureRowMaker {
    /// How far the rows of a group lie within it, in points.
    package let indent: CGFloat
    let row: @MainActor (_ label: AnyView, _ isExpanded: Binding<Bool>, _ depth: Int) -> AnyView

    package init(
        indent: CGFloat,
        row: @escaping @MainActor (_ label: AnyView, _ isExpanded: Binding<Bool>, _ depth: Int) -> AnyView
    ) {
        self.indent = indent
        self.row = row
    }
}

private struct DisclosureRowMakerKey: EnvironmentKey {
    static var defaultValue: DisclosureRowMaker? { nil }
}

private struct DisclosureDepthKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    /// Nil where a disclosure group is one view.
    package var disclosureRowMaker: DisclosureRowMaker? {
        get { self[DisclosureRowMakerKey.self] }
        set { self[DisclosureRowMakerKey.self] = newValue }
    }

    /// How many disclosure groups are around whose content is rows.
    var disclosureDepth: Int {
        get { self[DisclosureDepthKey.self] }
        set { self[DisclosureDepthKey.self] = newValue }
    }
}

/// A disclosure group as rows of a list, or as one view.
struct DisclosureChoice<Label: View, Content: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label
    let content: Content
    @Environment(\.disclosureRowMaker) private var maker
    @Environment(\.disclosureDepth) private var depth

    var body: some View {
        if let maker {
            maker.row(AnyView(label), isExpanded, depth)
            if isExpanded.wrappedValue {
                content
                    .padding(.leading, maker.indent)
                    .environment(\.disclosureDepth, depth + 1)
            }
        } else {
            StyledDisclosureGroup(isExpanded: isExpanded, label: label, content: content)
        }
    }
}
