import Controls
import ViewCore

/// Opens a screen on the navigation stack around, or selects the row of a list that it is.
public struct NavigationLink<Label, Destination> {
    enum Target {
        case view(() -> Destination)
        /// Shown while a binding says so.
        case bound(Binding<Bool>, () -> Destination)
        case value(AnyHashable?)
    }

    let target: Target
    let label: Label
    /// Makes the link of a value one that a list's selection knows.
    var tagged: ((AnyView) -> AnyView)?
}

extension NavigationLink: View where Label: View, Destination: View {
    public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(destination), label: label())
    }

    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view { destination }, label: label())
    }

    @available(*, deprecated, message: "use navigationDestination(isPresented:destination:)")
    public nonisolated init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .bound(isActive, destination), label: label())
    }

    @available(*, deprecated, message: "use navigationDestination(isPresented:destination:)")
    public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .bound(isActive, { destination }), label: label())
    }

    @available(*, deprecated, message: "use a NavigationLink with a value in a NavigationStack")
    public nonisolated init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(target: .bound(selection[equals: tag], destination), label: label())
    }

    @available(*, deprecated, message: "use a NavigationLink with a value in a NavigationStack")
    public nonisolated init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .bound(selection[equals: tag], { destination }), label: label())
    }

    public var body: some View {
        switch target {
        case .view(let destination): OpeningLink(label: label, destination: destination)
        case .bound(let isActive, let destination):
            BoundLink(label: label, isActive: isActive, destination: destination)
        case .value(let value):
            if let tagged {
                tagged(AnyView(ValueLink(label: label, value: value)))
            } else {
                ValueLink(label: label, value: value)
            }
        }
    }
}

extension Optional where Wrapped: Hashable {
    fileprivate subscript(equals value: Wrapped) -> Bool {
        get { self == value }
        set { if newValue { self = value } else if self == value { self = nil } }
    }
}

extension NavigationLink where Label == Text, Destination: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label: View, Destination == Never {
    /// Puts a value on the stack around, whose screen `navigationDestination(for:)` makes; nil disables the link.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
        if let value { tagged = { AnyView($0.tag(value)) } }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

/// A link that keeps whether its screen is open.
private struct OpeningLink<Label: View, Destination: View>: View {
    let label: Label
    let destination: () -> Destination
    @State private var isOpen = false
    @State private var identity = ScreenIdentity()
    @State private var opener = RowOpener()
    @Environment(\.columnLinks) private var column
    @Environment(\.openColumnLink) private var openLink
    @Environment(\.selectsRows) private var selectsRows

    var body: some View {
        let id = AnyHashable(ObjectIdentifier(identity))
        let isOpenInColumn = column != nil && openLink == id
        let _ = connect(id)
        face
            .modifier(TraitModifier<RowLinkTrait>(value: id))
            .modifier(TraitModifier<RowOpenerTrait>(value: opener))
            .navigationDestination(isPresented: $isOpen, destination: destination)
            .transformPreference(NavigationDestinationsKey.self) { destinations in
                guard isOpenInColumn else { return }
                destinations.presented.append(PresentedScreen(id: id, view: AnyView(destination()), dismiss: {}))
            }
    }

    @ViewBuilder private var face: some View {
        if selectsRows {
            LinkLabel(label: label)
        } else {
            Button(action: open, label: { LinkLabel(label: label) }).buttonStyle(.plain)
        }
    }

    private func connect(_ id: AnyHashable) {
        opener.open = open
        opener.follow = { isChosen, isFirst in
            guard let column else { return }
            let shown = column.opening?.wrappedValue?.id
            if isChosen, shown != id, !isFirst || shown == nil { open() }
            if !isChosen, shown == id { column.close() }
        }
    }

    private func open() {
        if let column {
            column.open(AnyView(destination()), id: AnyHashable(ObjectIdentifier(identity)))
        } else {
            isOpen = true
        }
    }
}

/// A link whose screen is open while a binding says so.
private struct BoundLink<Label: View, Destination: View>: View {
    let label: Label
    @Binding var isActive: Bool
    let destination: () -> Destination
    @Environment(\.columnLinks) private var column

    var body: some View {
        Button(action: open, label: { LinkLabel(label: label) })
            .buttonStyle(.plain)
            .navigationDestination(isPresented: $isActive, destination: destination)
    }

    private func open() {
        column?.close()
        isActive = true
    }
}

private struct ValueLink<Label: View>: View {
    let label: Label
    let value: AnyHashable?
    @Environment(\.navigationPush) private var push
    @Environment(\.columnLinks) private var column
    @Environment(\.selectsRows) private var selectsRows

    var body: some View {
        face.modifier(TraitModifier<RowLinkTrait>(value: value))
    }

    @ViewBuilder private var face: some View {
        if selectsRows {
            LinkLabel(label: label)
        } else {
            Button(action: open, label: { LinkLabel(label: label) })
                .buttonStyle(.plain)
                .disabled(value == nil || push == nil && column == nil)
        }
    }

    private func open() {
        guard let value else { return }
        if let column { column.open(value) } else { push?.push(value) }
    }
}

/// The label of a link; in a list and in the groups of a form it is as wide as the row, with a sign that it leads on.
private struct LinkLabel<Label: View>: View {
    let label: Label
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.selectsRows) private var selectsRows
    @Environment(\.formArrangement) private var arrangement
    @Environment(\.columnLinks) private var column

    var body: some View {
        if column != nil, isInListRow {
            HStack {
                label
                Spacer(minLength: 0)
            }
            .contentShape(Rectangle())
        } else if !selectsRows, isInListRow || arrangement == .grouped {
            HStack {
                label
                Spacer(minLength: 0)
                Chevron(turn: 0)
                    .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
                    .frame(width: 9, height: 9)
            }
            .contentShape(Rectangle())
        } else {
            label.contentShape(Rectangle())
        }
    }
}

private enum ListRowPlaceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum SelectsRowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var isInListRow: Bool {
        get { self[ListRowPlaceKey.self] }
        set { self[ListRowPlaceKey.self] = newValue }
    }

    /// Whether a press on a row of the list around selects it.
    var selectsRows: Bool {
        get { self[SelectsRowsKey.self] }
        set { self[SelectsRowsKey.self] = newValue }
    }
}
