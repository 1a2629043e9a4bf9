import CoreGraphics
import Foundation
import IdiomData
import ViewCore

/// Rows of data in columns, which can be selected and sorted. Only rows in sight are made.
public struct Table<Value: Identifiable, Rows, Columns> {
    let rows: Rows
    let columns: Columns
    let selection: ListSelection<Value.ID>?
    /// The comparators by which the rows are sorted, erased. Nil for a table that is not sorted.
    let order: TableOrder?
}

/// The order of a table's rows, as the program keeps it.
struct TableOrder {
    /// The order in which a column is sorted first of all. Nil for another column.
    let order: (Any) -> SortOrder?
    /// Sorts by a column first of all, the other way round if it is already.
    let sort: (Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ a: Sort, _ b: Sort) -> Bool {
            var (a, b) = (a, b)
            a.order = .forward
            b.order = .forward
            return a == b
        }
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
                isSame(first, comparator)
            else { return nil }
            return first.order
        }
        sort = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var all = binding.wrappedValue
            if let first = all.first, isSame(first, comparator) {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            all.removeAll { isSame($0, comparator) }
            all.insert(comparator, at: 0)
            binding.wrappedValue = all
        }
    }
}

/// The rows of a table, one for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {
    let data: Data
}

extension Table: View {
    public var body: some View {
        if let rows = rows as? any TableRows<Value>, let columns = columns as? [_TableColumn<Value>] {
            rows.table(columns: columns, selection: selection, order: order)
        } else if let rows = rows as? any TableRowContent<Value>, let columns = columns as? [_TableColumn<Value>] {
            built(rows, columns)
        }
    }
}

extension Table {
    @MainActor
    private func built<Content: TableRowContent>(
        _ rows: Content, _ columns: [_TableColumn<Value>]
    ) -> AnyView where Content.TableRowValue == Value {
        BuiltTableRows(content: rows).table(columns: columns, selection: selection, order: order)
    }
}

/// What makes a table's rows.
protocol TableRows<Value> {
    associatedtype Value: Identifiable
    associatedtype List: View
    /// Their views. Not erased, so that they are made one at a time.
    @MainActor func list(columns: [_TableColumn<Value>]) -> List
}

extension TableRows {
    @MainActor
    fileprivate func table(
        columns: [_TableColumn<Value>], selection: ListSelection<Value.ID>?, order: TableOrder?
    ) -> AnyView {
        AnyView(TableBody(rows: self, columns: columns, selection: selection, order: order))
    }
}

extension TableForEachContent: TableRows where Data.Element: Identifiable {
    typealias Value = Data.Element

    func list(columns: [_TableColumn<Data.Element>]) -> some View {
        ForEach(data) { TableRowView(value: $0, columns: columns) }
    }
}

/// The titles of the columns, and the rows below.
private struct TableBody<Rows: TableRows>: View {
    let rows: Rows
    let columns: [_TableColumn<Rows.Value>]
    let selection: ListSelection<Rows.Value.ID>?
    let order: TableOrder?
    @Environment(\.tableLook) private var look
    @Environment(\.tableColumnHeaderVisibility) private var headers
    @Environment(\.idiom) private var idiom

    var body: some View {
        VStack(spacing: 0) {
            if headers != .hidden { titles }
            List(tableSelection: selection, content: rows.list(columns: columns))
                .listStyle(.inset(alternatesRowBackgrounds: look.alternatesRowBackgrounds))
        }
        .overlay {
            if look.isBordered {
                Rectangle().strokeBorder(
                    Color(system: .separator), lineWidth: MetricTable.value(.dividerThickness, idiom))
            }
        }
    }

    private var titles: some View {
        let columns = columns
        return HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
                TableTitle(
                    label: columns[index].label, order: columns[index].comparator.flatMap { order?.order($0) },
                    sort: columns[index].comparator.flatMap { comparator in
                        order.map { order in { order.sort(comparator) } }
                    }
                )
                .cell(columns[index].limits, columns[index].alignment)
                .overlay(alignment: .leading) {
                    if index > 0 {
                        Rectangle().fill(Color(system: .separator)).frame(width: 1).padding(.vertical, 6)
                    }
                }
            }
        }
        .padding(.horizontal, MetricTable.value(.listRowHorizontalPadding, idiom) - TableCell.padding)
        .frame(height: MetricTable.value(.sectionHeaderHeight, idiom))
        .background { Rectangle().fill(Color(system: .contentBackground)) }
        .overlay(alignment: .bottom) { Rectangle().fill(Color(system: .separator)).frame(height: 1) }
    }
}

extension List where Content: View {
    fileprivate nonisolated init(tableSelection: ListSelection<SelectionValue>?, content: Content) {
        self.init(selection: tableSelection, content: content)
    }
}

struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let columns: [_TableColumn<Value>]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) { index in
                columns[index].content(value)
                    .lineLimit(1)
                    .cell(columns[index].limits, columns[index].alignment)
            }
        }
        // So that the text in the cells is where that of other rows is.
        .padding(.horizontal, -TableCell.padding)
        .listRowSeparator(.hidden)
    }
}

/// A column's title, which sorts by the column when it is clicked.
private struct TableTitle: View {
    let label: AnyView
    let order: SortOrder?
    let sort: (() -> Void)?

    var body: some View {
        HStack(spacing: 4) {
            label.font(.system(size: 11, weight: order == nil ? .regular : .semibold)).lineLimit(1)
            if let order {
                Chevron(turn: order == .forward ? 3 : 1)
                    .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.2, lineCap: .round, lineJoin: .round))
                    .frame(width: 7, height: 7)
            }
        }
        .contentShape(Rectangle())
        .onTapGesture { sort?() }
    }
}

private enum TableCell {
    /// On either side of what is in a cell, in points. Our own choice.
    static let padding: CGFloat = 6
}

extension View {
    fileprivate func cell(_ limits: TableColumnLimits, _ alignment: HorizontalAlignment) -> some View {
        padding(.horizontal, TableCell.padding)
            .frame(
                minWidth: limits.minimum ?? 10, idealWidth: limits.ideal, maxWidth: limits.maximum ?? .infinity,
                maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

extension Table where Columns == [_TableColumn<Value>] {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), selection: nil, order: nil)
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection), order: nil)
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection), order: nil)
    }

    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection),
            order: TableOrder(sortOrder))
    }

    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection),
            order: TableOrder(sortOrder))
    }
}
