import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// A button of an alert as the alert knows it.
struct DialogEntry: Equatable {
    let id: DialogEntryID
    let role: ButtonRole?
    let isDefault: Bool
    /// Put there by the alert itself.
    let isStandard: Bool
    let trigger: () -> Void

    static func == (a: DialogEntry, b: DialogEntry) -> Bool {
        a.id === b.id && a.role == b.role && a.isDefault == b.isDefault
    }
}

/// Stays the same as long as a button of an alert is there.
final class DialogEntryID {}

/// The buttons of an alert, in the order in which they are written.
struct DialogEntriesKey: PreferenceKey {
    static var defaultValue: [DialogEntry] { [] }
    static func reduce(value: inout [DialogEntry], nextValue: () -> [DialogEntry]) { value += nextValue() }
}

/// What an alert decides about its buttons.
struct DialogPlan: Equatable {
    /// The button that is prominent, and that the return key presses. Nil for none.
    var chosen: DialogEntry?
    /// The button that the escape key presses. Nil for none.
    var cancel: DialogEntry?
    /// The places of the buttons, the most important first.
    var order: [Int]

    init(_ entries: [DialogEntry]) {
        cancel = entries.first { $0.role == .cancel } ?? (entries.count == 1 ? entries[0] : nil)
        chosen =
            entries.first { $0.isDefault } ?? entries.first { $0.role == nil }
            ?? (entries.count == 1 ? entries[0] : nil)
        let chosen = chosen
        func rank(_ entry: DialogEntry) -> Int {
            if entry == chosen { return 0 }
            return entry.role == .cancel ? 2 : 1
        }
        order = entries.indices.sorted { (rank(entries[$0]), $0) < (rank(entries[$1]), $1) }
    }
}

private struct DialogChosenKey: EnvironmentKey {
    static var defaultValue: DialogEntryID? { nil }
}

extension EnvironmentValues {
    /// The prominent button of the alert here.
    var dialogChosen: DialogEntryID? {
        get { self[DialogChosenKey.self] }
        set { self[DialogChosenKey.self] = newValue }
    }
}

/// How the buttons of an alert look.
struct DialogButtonStyle: PrimitiveButtonStyle {
    /// For a button that the alert itself puts there.
    var isStandard = false

    func makeBody(configuration: Configuration) -> some View {
        DialogButton(configuration: configuration, isStandard: isStandard)
    }
}

private struct DialogButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isStandard: Bool
    @State private var id = DialogEntryID()
    @Environment(\.keyboardShortcut) private var shortcut

    var body: some View {
        let configuration = configuration
        DialogButtonFace(configuration: configuration, id: id)
            .preference(
                key: DialogEntriesKey.self,
                value: [
                    DialogEntry(
                        id: id, role: configuration.role, isDefault: shortcut == .defaultAction, isStandard: isStandard
                    ) {
                        configuration.trigger()
                    }
                ])
    }
}

private struct DialogButtonFace: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let id: DialogEntryID
    @Environment(\.dialogChosen) private var chosen

    var body: some View {
        PressedButton(
            style: DialogBezelStyle(isChosen: chosen === id), configuration: configuration)
    }
}

/// A bezel as wide as it can be.
private struct DialogBezelStyle: ButtonStyle {
    let isChosen: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        let size = controlSize.metricSize
        configuration.label
            .lineLimit(1)
            .modifier(DialogLabelModifier(isChosen: isChosen, isDestructive: configuration.role == .destructive))
            .padding(.horizontal, MetricTable.value(.buttonHorizontalPadding, idiom, size))
            .frame(maxWidth: .infinity, minHeight: MetricTable.value(.buttonHeight, idiom, size))
            .background {
                FaceView(
                    BezelFace(
                        prominence: isChosen ? .prominent : .standard, isPressed: configuration.isPressed,
                        isDestructive: configuration.role == .destructive))
            }
    }
}

private struct DialogLabelModifier: ViewModifier {
    let isChosen: Bool
    let isDestructive: Bool
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        let style: AnyShapeStyle? =
            isChosen && isEnabled ? AnyShapeStyle(Color.white) : isDestructive ? AnyShapeStyle(Color.red) : nil
        content.modifier(ControlLabelModifier()).environment(\.foregroundStyle, style)
    }
}

/// Two short buttons beside each other, the most important at the end; others over one another, the most important on top.
struct DialogButtonsLayout: Layout {
    /// The places of the views in the order of their importance; ignored if it does not name all of them.
    let order: [Int]
    static let spacing: CGFloat = 8

    private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
        let views = Array(subviews)
        guard order.count == views.count else { return views }
        return order.map { views[$0] }
    }

    private func isRow(_ views: [LayoutSubview], _ width: CGFloat) -> Bool {
        guard views.count == 2, order.count == 2 else { return false }
        let half = (width - Self.spacing) / 2
        for view in views where view.sizeThatFits(.unspecified).width > half { return false }
        return true
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let views = ordered(subviews)
        let width = proposal.width ?? 228
        if isRow(views, width) {
            let half = ProposedViewSize(width: (width - Self.spacing) / 2, height: nil)
            var height: CGFloat = 0
            for view in views { height = max(height, view.sizeThatFits(half).height) }
            return CGSize(width: width, height: height)
        }
        var height = Self.spacing * CGFloat(max(0, views.count - 1))
        for view in views { height += view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let views = ordered(subviews)
        if isRow(views, bounds.width) {
            let half = ProposedViewSize(width: (bounds.width - Self.spacing) / 2, height: bounds.height)
            views[0].place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: half)
            views[1].place(at: CGPoint(x: bounds.minX, y: bounds.minY), anchor: .topLeading, proposal: half)
            return
        }
        var y = bounds.minY
        for view in views {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            view.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
            y += view.sizeThatFits(proposal).height + Self.spacing
        }
    }
}
