import ViewCore

/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype _TabBody: View
    /// The tabs as views that tell the tab view their labels and values.
    @ViewBuilder nonisolated var _tabBody: _TabBody { get }
}

/// A tab: what it is called, and what it shows.
public struct Tab<Value, Content, Label> {
    let value: Value?
    let content: Content
    let label: Label
    let role: TabRole?
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    public static var search: TabRole { TabRole(name: "search") }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public nonisolated var _tabBody: some View {
        TabPage(content: content, label: label, value: value)
    }

    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content(), label: label(), role: role)
    }
}

/// A tab's view with its label and its value.
struct TabPage<Content, Label, Value: Hashable> {
    let content: Content
    let label: Label
    let value: Value?
}

extension TabPage: View where Content: View, Label: View {
    var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label(), role: role)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage),
            role: role)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage),
            role: role)
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, content: content(), label: DefaultTabLabel(title: Text(titleKey), image: image), role: role)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage),
            role: role)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage), role: role)
    }
}

/// The label of a tab that is given by a title and an image.
public struct DefaultTabLabel {
    let title: Text
    var symbol: String?
    var image: String?
}

extension DefaultTabLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            if let symbol { Image(systemName: symbol) } else if let image { Image(image) }
        }
    }
}

/// Tabs under a heading, where a tab view shows headings.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
    let header: Header
}

extension TabSection: TabContent
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    public typealias TabValue = SelectionValue

    public nonisolated init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content(), header: header())
    }

    public nonisolated var _tabBody: some View { content._tabBody }
}

extension TabSection
where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView, SelectionValue: Hashable {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content(), header: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content(), header: Text(title))
    }
}

/// Tabs, one after another.
public struct _JoinedTabs<First, Second> {
    let first: First
    let second: Second
}

extension _JoinedTabs: TabContent where First: TabContent, Second: TabContent {
    public typealias TabValue = First.TabValue

    public nonisolated var _tabBody: some View {
        first._tabBody
        second._tabBody
    }
}

/// Tabs that are there under a condition.
public struct _OptionalTabs<Content> {
    let content: Content?
}

extension _OptionalTabs: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public nonisolated var _tabBody: some View {
        if let content { content._tabBody }
    }
}

/// The tabs of one side of a condition.
public struct _ConditionalTabs<First, Second> {
    let first: First?
    let second: Second?
}

extension _ConditionalTabs: TabContent where First: TabContent, Second: TabContent {
    public typealias TabValue = First.TabValue

    public nonisolated var _tabBody: some View {
        if let first { first._tabBody } else if let second { second._tabBody }
    }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

    public static func buildPartialBlock<Content: TabContent<TabValue>>(first: Content) -> Content { first }

    public static func buildPartialBlock<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
        accumulated: First, next: Second
    ) -> _JoinedTabs<First, Second> {
        _JoinedTabs(first: accumulated, second: next)
    }

    public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> _OptionalTabs<Content> {
        _OptionalTabs(content: content)
    }

    public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
        first: First
    ) -> _ConditionalTabs<First, Second> {
        _ConditionalTabs(first: first, second: nil)
    }

    public static func buildEither<First: TabContent<TabValue>, Second: TabContent<TabValue>>(
        second: Second
    ) -> _ConditionalTabs<First, Second> {
        _ConditionalTabs(first: nil, second: second)
    }
}
