import ViewCore

/// Tabs with a text beside their labels.
public struct _BadgedTabs<Content> {
    let content: Content
    let badge: Text?
}

extension _BadgedTabs: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public nonisolated var _tabBody: some View {
        content._tabBody.badge(badge)
    }
}

extension TabContent {
    /// A number beside the tab's label; 0 for none.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text beside the tab's label; nil for none.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: label)
    }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: key.map { Text($0) })
    }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: label.map { Text($0) })
    }
}
