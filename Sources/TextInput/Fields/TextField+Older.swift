import ViewCore

// Apple's older inits, superseded by `onSubmit` and `focused`. `onEditingChanged` is called with true when the field has got
// the keyboard and with false when it has lost it, `onCommit` when return was pressed.

extension FieldCore {
    fileprivate nonisolated init(
        _ source: FieldSource, _ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void
    ) {
        self.init(source: source, onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

extension TextField where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(core: FieldCore(TextSource(text), onEditingChanged, onCommit), label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(core: FieldCore(TextSource(text), onEditingChanged, {}), label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(core: FieldCore(TextSource(text), { _ in }, onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(core: FieldCore(TextSource(text), onEditingChanged, onCommit), label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(core: FieldCore(TextSource(text), onEditingChanged, {}), label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(core: FieldCore(TextSource(text), { _ in }, onCommit), label: Text(title))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(core: FieldCore(FormatterSource(value, formatter), onEditingChanged, onCommit), label: Text(titleKey))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(core: FieldCore(FormatterSource(value, formatter), onEditingChanged, {}), label: Text(titleKey))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(core: FieldCore(FormatterSource(value, formatter), { _ in }, onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(core: FieldCore(FormatterSource(value, formatter), onEditingChanged, onCommit), label: Text(title))
    }
}
