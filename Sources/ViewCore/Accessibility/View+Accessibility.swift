import ViewValues

extension View {
    /// A name for tests and scripts; it is never spoken.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(SpokenModifier(change: .identifier(identifier)))
    }

    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .identifier(identifier), isEnabled: isEnabled))
    }

    /// Whether the view is left out for those who cannot see it.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(SpokenModifier(change: .hidden(hidden)))
    }

    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .hidden(hidden), isEnabled: isEnabled))
    }

    /// Makes the view one element, and says what becomes of those in it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(SpokenModifier(change: .element(children)))
    }

    /// Says more of what the view is and does.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(SpokenModifier(change: .addTraits(traits)))
    }

    /// Takes back what the view is said to be or do.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(SpokenModifier(change: .removeTraits(traits)))
    }

    /// Makes the view a heading.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(SpokenModifier(change: .heading(level)))
    }

    /// The place of the view's elements among those beside them: more goes first, and 0 is the default.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(SpokenModifier(change: .sortPriority(sortPriority.isNaN ? 0 : sortPriority)))
    }

    /// A further fact about the view.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(SpokenModifier(change: .fact(key.label, value ?? Text(verbatim: "")), isEnabled: value != nil))
    }

    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(SpokenModifier(change: .fact(label, value)))
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

/// Names a further fact about a view.
public struct AccessibilityCustomContentKey: Sendable {
    let label: Text

    public init(_ label: Text, id: String) {
        self.label = label
    }

    public init(_ labelKey: LocalizedStringKey, id: String) {
        label = Text(labelKey)
    }

    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
    }
}

/// Whether a further fact is told at once, or when it is asked for.
public enum AccessibilityCustomContentImportance: Sendable {
    case `default`
    case high
}

// Apple's first spellings.
extension View {
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
}

// What assistive technology of Apple's alone makes use of.
extension View {
    /// Without meaning here: whatever has an action can be used.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        self
    }

    /// Without meaning here: nothing shows enlarged views.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Without meaning here: nothing shows enlarged views.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Without meaning here: nothing inverts colours.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Without meaning here: nothing reads texts by their kind.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}

/// What kind of text a view holds.
public struct AccessibilityTextContentType: Sendable {
    private init() {}

    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}
