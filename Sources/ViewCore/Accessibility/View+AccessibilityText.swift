import ViewValues

// Each modifier that takes a text takes it as a `Text`, as a key that is looked up and as a string, and may be told whether
// it counts.

extension View {
    /// What the view is called.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(SpokenModifier(change: .label(label)))
    }

    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .label(label), isEnabled: isEnabled))
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        modifier(SpokenModifier(change: .label(Text(labelKey))))
    }

    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .label(Text(labelKey)), isEnabled: isEnabled))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(SpokenModifier(change: .label(Text(label))))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .label(Text(label)), isEnabled: isEnabled))
    }
}

extension View {
    /// What the view's value is.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        modifier(SpokenModifier(change: .value(value)))
    }

    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .value(value), isEnabled: isEnabled))
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        modifier(SpokenModifier(change: .value(Text(valueKey))))
    }

    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .value(Text(valueKey)), isEnabled: isEnabled))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modifier(SpokenModifier(change: .value(Text(value))))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .value(Text(value)), isEnabled: isEnabled))
    }
}

extension View {
    /// What happens when the view is activated.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        modifier(SpokenModifier(change: .hint(hint)))
    }

    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .hint(hint), isEnabled: isEnabled))
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        modifier(SpokenModifier(change: .hint(Text(hintKey))))
    }

    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .hint(Text(hintKey)), isEnabled: isEnabled))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(SpokenModifier(change: .hint(Text(hint))))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .hint(Text(hint)), isEnabled: isEnabled))
    }
}

extension View {
    /// What the view answers to when it is called by voice, the best first.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(SpokenModifier(change: .inputLabels(inputLabels)))
    }

    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        modifier(SpokenModifier(change: .inputLabels(inputLabels), isEnabled: isEnabled))
    }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        modifier(SpokenModifier(change: .inputLabels(inputLabelKeys.map { Text($0) })))
    }

    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool)
        -> some View
    {
        modifier(SpokenModifier(change: .inputLabels(inputLabelKeys.map { Text($0) }), isEnabled: isEnabled))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        modifier(SpokenModifier(change: .inputLabels(inputLabels.map { Text($0) })))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
        -> some View
    {
        modifier(SpokenModifier(change: .inputLabels(inputLabels.map { Text($0) }), isEnabled: isEnabled))
    }
}
