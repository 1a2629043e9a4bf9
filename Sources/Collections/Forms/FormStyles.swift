import Controls
import CoreGraphics
import IdiomData
import Scrolling
import ViewCore

/// The style of the platform: columns on the desktop, groups of rows on a phone.
public struct AutomaticFormStyle: FormStyle {
    @Environment(\.idiom) private var idiom

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if idiom == .desktop {
            ColumnsForm(content: configuration.content)
        } else {
            GroupedForm(content: configuration.content)
        }
    }
}

/// Labels in a column that ends where the column of controls begins.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
}

/// Rows in rounded groups, with labels at the leading and controls at the trailing edge.
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form in two columns.
private struct ColumnsForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.idiom) private var idiom

    var body: some View {
        FormColumnsLayout(spacing: MetricTable.value(.formRowSpacing, idiom)) {
            Group(sections: content) { sections in
                ForEach(sections) { section in
                    ColumnsFormSection(section: section)
                }
            }
        }
        .environment(\.formArrangement, .columns)
    }
}

private struct ColumnsFormSection: View {
    let section: SectionConfiguration
    @Environment(\.idiom) private var idiom

    var body: some View {
        if !section.header.isEmpty {
            section.header.font(.headline)
        }
        section.content
        if !section.footer.isEmpty {
            section.footer.font(.subheadline).foregroundStyle(Color.secondary)
        }
    }
}

/// A form of groups of rows.
private struct GroupedForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.idiom) private var idiom

    var body: some View {
        FormScroll {
            VStack(alignment: .leading, spacing: MetricTable.value(.formSectionSpacing, idiom)) {
                Group(sections: content) { sections in
                    ForEach(sections) { section in
                        GroupedFormSection(section: section)
                    }
                }
            }
            .padding(MetricTable.value(.formMargin, idiom))
            .frame(maxWidth: .infinity)
        }
        .environment(\.formArrangement, .grouped)
    }
}

private struct GroupedFormSection: View {
    let section: SectionConfiguration
    @Environment(\.idiom) private var idiom

    private func metric(_ name: MetricName) -> CGFloat { MetricTable.value(name, idiom) }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !section.header.isEmpty {
                section.header
                    .font(.headline)
                    .padding(.horizontal, metric(.formRowHorizontalPadding))
                    .padding(.bottom, metric(.formHeaderSpacing))
            }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(section.content) { row in
                    if row.id != section.content.first?.id {
                        Rectangle()
                            .fill(Color(system: .separator))
                            .frame(height: metric(.dividerThickness))
                            .padding(.horizontal, metric(.formRowHorizontalPadding))
                    }
                    row
                        .padding(.horizontal, metric(.formRowHorizontalPadding))
                        .padding(.vertical, metric(.formRowVerticalPadding))
                        .frame(maxWidth: .infinity, minHeight: metric(.formRowMinimumHeight), alignment: .leading)
                }
            }
            .background { FormGroupBackground() }
            if !section.footer.isEmpty {
                section.footer
                    .font(.subheadline)
                    .foregroundStyle(Color.secondary)
                    .padding(.horizontal, metric(.formRowHorizontalPadding))
                    .padding(.top, metric(.formHeaderSpacing))
            }
        }
    }
}

/// The rounded ground of a group of rows.
private struct FormGroupBackground: View {
    @Environment(\.idiom) private var idiom
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: MetricTable.value(.formGroupCornerRadius, idiom))
        shape
            .fill(Color.primary.opacity(0.03))
            .overlay { shape.strokeBorder(Color.primary.opacity(0.07), lineWidth: 1) }
    }
}
