import ViewCore

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are made of.
    var tableRowBody: TableRowBody { get }

    /// Their views, for the library.
    func _makeRows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public func _makeRows(_ columns: [_TableColumn<TableRowValue>]) -> AnyView { tableRowBody._makeRows(columns) }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) is made by the library and has no body") }
}

extension Never: TableRowContent {
    public typealias TableRowValue = NoTableRow
    public typealias TableRowBody = Never

    /// The value of rows that are none.
    public struct NoTableRow: Identifiable {
        public var id: Never { fatalError("there is no row without a value") }
    }

    public func _makeRows(_ columns: [_TableColumn<NoTableRow>]) -> AnyView { AnyView(EmptyView()) }
}

/// A row that shows a value in the columns of a table.
public struct TableRow<Value: Identifiable> {
    let value: Value

    public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Value>]) -> AnyView {
        AnyView(TableRowView(value: value, columns: columns).tag(value.id))
    }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
    public nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Value>]) -> AnyView { AnyView(EmptyView()) }
}

/// Rows one after another.
public struct TupleTableRowContent<Value: Identifiable, T> {
    public var value: T
    fileprivate let first: any TableRowContent<Value>
    fileprivate let second: any TableRowContent<Value>
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Value>]) -> AnyView {
        let (first, second) = (first._makeRows(columns), second._makeRows(columns))
        return AnyView(
            Group {
                first
                second
            })
    }
}

/// Rows of one of two kinds.
public enum _EitherTableRowContent<First, Second> {
    case first(First)
    case second(Second)
}

extension _EitherTableRowContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<First.TableRowValue>]) -> AnyView {
        switch self {
        case .first(let rows): AnyView(Group { rows._makeRows(columns) }.id(0))
        case .second(let rows): AnyView(Group { rows._makeRows(columns) }.id(1))
        }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Wrapped.TableRowValue>]) -> AnyView {
        AnyView(map { $0._makeRows(columns) })
    }
}

extension TableForEachContent: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Data.Element>]) -> AnyView { AnyView(list(columns: columns)) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
        let content = content
        return AnyView(ForEach<Data, ID, AnyView>(data, identifiedBy: identify) { content($0)._makeRows(columns) })
    }
}

extension ForEach where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Rows for each element.
    public nonisolated init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data, identifiedBy: { $0.id }, content: content)
    }

    /// A row for each element.
    public nonisolated init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data, identifiedBy: { $0.id }, content: { TableRow($0) })
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows for each element, told apart by what is at a path.
    public nonisolated init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
    }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public func _makeRows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
        let (header, content) = parts
        let rows = content._makeRows(columns)
        return AnyView(Section<Parent, AnyView, EmptyView>(content: { rows }, header: { header }))
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Rows under a header.
    public nonisolated init<V: Identifiable>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
    ) where Content.TableRowValue == V {
        self.init(header: header(), of: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Rows under a title.
    public nonisolated init<V: Identifiable>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    ) where Content.TableRowValue == V {
        self.init(header: Text(titleKey), of: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<V: Identifiable, S: StringProtocol>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    ) where Content.TableRowValue == V {
        self.init(header: Text(title), of: content(), footer: EmptyView())
    }
}

/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    public static func buildPartialBlock<C: TableRowContent>(first: C) -> C where C.TableRowValue == Value { first }

    public static func buildPartialBlock<C0: TableRowContent, C1: TableRowContent>(
        accumulated: C0, next: C1
    ) -> TupleTableRowContent<Value, (C0, C1)> where C0.TableRowValue == Value, C1.TableRowValue == Value {
        TupleTableRowContent(value: (accumulated, next), first: accumulated, second: next)
    }

    public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _EitherTableRowContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .first(first)
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _EitherTableRowContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .second(second)
    }

    public static func buildLimitedAvailability<C: TableRowContent>(_ content: C) -> C
    where C.TableRowValue == Value { content }
}

/// Rows with something done to their views.
private struct ChangedTableRows<Content: TableRowContent, Changed: View> {
    let content: Content
    let change: @MainActor (AnyView) -> Changed
}

extension ChangedTableRows: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    func _makeRows(_ columns: [_TableColumn<Content.TableRowValue>]) -> AnyView {
        AnyView(change(content._makeRows(columns)))
    }
}

extension TableRowContent {
    private nonisolated func changed<Changed: View>(
        _ change: @escaping @MainActor (AnyView) -> Changed
    ) -> ChangedTableRows<Self, Changed> {
        ChangedTableRows(content: self, change: change)
    }

    /// A menu for the rows.
    public nonisolated func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return changed { $0.contextMenu { items } }
    }

    /// Whether the rows cannot be selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        changed { $0.selectionDisabled(isDisabled) }
    }

    /// Runs an action when the pointer comes over a row and when it leaves it.
    public nonisolated func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        return changed { $0.onHover(perform: action) }
    }

    /// Lets the rows be dragged.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let payload = payload
        return changed { $0.draggable(payload()) }
    }

    /// Lets the rows be dragged where the action makes something to offer; nil for nothing.
    public nonisolated func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        return changed { $0.itemProvider(action) }
    }

    /// Takes what is dropped on the rows.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        nonisolated(unsafe) let action = action
        return changed { rows in
            rows.dropDestination(for: payloadType) { values, _ in
                action(values)
                return true
            }
        }
    }
}

/// Rows that a builder has put together, as a table takes them.
struct BuiltTableRows<Content: TableRowContent>: TableRows {
    typealias Value = Content.TableRowValue

    let content: Content

    func list(columns: [_TableColumn<Value>]) -> some View { content._makeRows(columns) }
}

extension Table where Rows: TableRowContent, Columns == [_TableColumn<Value>], Rows.TableRowValue == Value {
    /// A table of rows of your own.
    public nonisolated init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, order: nil)
    }

    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: nil)
    }

    public nonisolated init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), order: nil)
    }

    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: TableOrder(sortOrder))
    }

    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), order: TableOrder(sortOrder))
    }

    /// A table of rows of your own, whose value the columns tell.
    public nonisolated init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: nil, order: nil)
    }

    public nonisolated init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: nil)
    }

    public nonisolated init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), order: nil)
    }

    public nonisolated init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
    }

    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .one(selection), order: TableOrder(sortOrder))
    }

    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(rows: rows(), columns: columns(), selection: .several(selection), order: TableOrder(sortOrder))
    }
}
