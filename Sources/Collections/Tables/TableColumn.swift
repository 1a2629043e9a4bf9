import CoreGraphics
import Foundation
import ViewCore

/// A column of a table: what it is called, and the view of a row in it.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label> {
    let label: Label
    let content: (RowValue) -> Content
    /// By which the rows are sorted when the column's title is clicked. Nil for a column that cannot sort.
    let comparator: Sort?
    var limits = TableColumnLimits()
    var alignment = HorizontalAlignment.leading

    fileprivate nonisolated init(
        label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content
    ) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// The bounds of the column's width, in points; nil for none.
    public nonisolated func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.limits = TableColumnLimits(minimum: min, ideal: ideal, maximum: max)
        return column
    }

    /// The column's width, in points; nil for what is left.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// Where the views of the rows and the title lie in the column.
    public nonisolated func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label>
    {
        var column = self
        column.alignment = alignment.horizontal
        return column
    }
}

struct TableColumnLimits: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
}

/// Where things lie in a column.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Kind: Sendable {
        case leading
        case center
        case trailing
    }

    private let kind: Kind

    public static var automatic: TableColumnAlignment { .init(kind: .leading) }
    public static var leading: TableColumnAlignment { .init(kind: .leading) }
    public static var center: TableColumnAlignment { .init(kind: .center) }
    public static var trailing: TableColumnAlignment { .init(kind: .trailing) }
    public static var numeric: TableColumnAlignment { .init(kind: .trailing) }

    var horizontal: HorizontalAlignment {
        switch kind {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    /// Sorted by the value at a path.
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
    /// Sorted by the text at a path, as file managers sort names.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
    }

    /// Sorted by the text at a path in an order of your own.
    public nonisolated init<Comparator: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Comparator.Compared> & Sendable,
        comparator: Comparator, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, Comparator: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, Comparator.Compared> & Sendable, comparator: Comparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Shows and is sorted by the text at a path, as file managers sort names.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Shows the text at a path, and is sorted by it in an order of your own.
    public nonisolated init<Comparator: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: Comparator
    ) where Comparator.Compared == String {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// A column whose types are not told.
public struct _TableColumn<RowValue: Identifiable> {
    let label: AnyView
    let content: (RowValue) -> AnyView
    /// A comparator of rows. Nil for a column that cannot sort.
    let comparator: Any?
    let limits: TableColumnLimits
    let alignment: HorizontalAlignment
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    public static func buildExpression<S, Content: View, Label: View>(
        _ column: TableColumn<RowValue, S, Content, Label>
    ) -> [_TableColumn<RowValue>] {
        [
            _TableColumn(
                label: AnyView(column.label), content: { AnyView(column.content($0)) }, comparator: column.comparator,
                limits: column.limits, alignment: column.alignment)
        ]
    }

    public static func buildBlock(_ columns: [_TableColumn<RowValue>]...) -> [_TableColumn<RowValue>] {
        columns.flatMap(\.self)
    }

    public static func buildIf(_ columns: [_TableColumn<RowValue>]?) -> [_TableColumn<RowValue>] { columns ?? [] }
    public static func buildEither(first: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { first }
    public static func buildEither(second: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] { second }
}
