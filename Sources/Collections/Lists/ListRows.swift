import CoreGraphics
import Foundation
import Graph
import IdiomData
import ViewCore

/// Makes a list's elements into its rows.
@MainActor
struct ListRows<Value: Hashable> {
    let model: ListModel<Value>
    let selected: Attribute<Set<Value>>
    let style: Attribute<_ListStyleKind>
    /// The list that the elements are made in.
    let list: _ViewListInputs
    let edges: Attribute<SectionEdges>
    /// Before each section but the first, in points.
    let sectionSpacing: Attribute<CGFloat>

    func row(_ element: ListElement) -> ListElement {
        element.wrapped { inputs, make in
            makeRow(element, inputs, make)
        }
    }

    private func makeRow(
        _ element: ListElement, _ inputs: _ViewInputs, _ make: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let traits = element.traits
        let selected = selected
        let style = style
        let model = model
        let tag = traits.attribute(TagTrait<Value>.self)
        let id = element.explicitID
        let membership = traits.attribute(SectionTrait.self)
        let isSelectable = traits.attribute(SelectionDisabledTrait.self)
        func value() -> Value? {
            guard model.isSelectable, membership?.value?.part ?? .content == .content,
                !(isSelectable?.value ?? false)
            else { return nil }
            if let tag = tag?.value { return tag }
            return id?.base as? Value
        }
        let link = traits.attribute(RowLinkTrait.self)
        let opener = traits.attribute(RowOpenerTrait.self)
        let openLink = link.map { _ in inputs.environmentValue(\.openColumnLink) }
        let isSelected = inputs.attribute(
            Compared {
                if let value = value() { return selected.value.contains(value) }
                // While what it leads to is shown in the next column, a row is the one that is chosen.
                if let open = openLink?.value, open == link?.value { return true }
                return false
            })
        if let opener, model.isSelectable {
            RowOpening(opener: opener, isChosen: isSelected, canBeChosen: { value() != nil }).make(inputs)
        }
        let swipe = RowSwipe(inputs)
        let index = inputs.lazyIndex
        @MainActor func deletion() -> ItemAction<(IndexSet) -> Void>? {
            guard !(traits.attribute(DeleteDisabledTrait.self)?.value ?? false) else { return nil }
            return traits.value(DeleteTrait.self)
        }
        @MainActor func editing() -> ListRowEditing {
            ListRowEditing(
                canDelete: deletion() != nil,
                canMove: traits.value(MoveTrait.self) != nil
                    && !(traits.attribute(MoveDisabledTrait.self)?.value ?? false))
        }
        let insertion = RowInsertionMark(inputs)
        let moving = RowMoving(
            inputs: inputs, mark: insertion,
            move: {
                guard !(traits.attribute(MoveDisabledTrait.self)?.value ?? false) else { return nil }
                return traits.value(MoveTrait.self)
            }, drop: { traits.value(DropTrait.self) })
        let door = RowDoor(
            delete: { if let action = deletion() { action.perform(IndexSet(integer: action.item.index)) } },
            close: { swipe.show(.none) }, offerDeletion: { swipe.show(.trailing) })
        let edge = ListRowEdge(index: index, edges: edges, spacing: sectionSpacing)
        let hasEdge = edge.isAsked(traits)
        let row = inputs.attribute(
            Distinct {
                ListRow(
                    style: style.value, part: membership?.value?.part ?? .content, isSelected: isSelected.value,
                    isAlternate: style.value.alternatesRowBackgrounds && (index?.value ?? 0) % 2 == 1,
                    insets: traits.value(ListRowInsetsTrait.self),
                    background: traits.value(ListRowBackgroundTrait.self),
                    separator: hasEdge
                        ? ListSeparatorVisibility(bottom: .hidden) : traits.value(ListRowSeparatorTrait.self),
                    separatorTint: traits.value(ListRowSeparatorTintTrait.self),
                    badge: traits.value(BadgeTrait.self),
                    ownBadgeProminence: traits.value(BadgeProminenceTrait.self),
                    ownHeaderProminence: traits.value(HeaderProminenceTrait.self),
                    space: hasEdge ? 0 : edge.space(traits), editing: editing(), reveal: swipe.reveal.value,
                    insertion: insertion.edge.value, actions: traits.value(SwipeActionsTrait.self), door: door,
                    expansion: membership?.value?.part == .header
                        ? membership?.value?.section.isExpanded.value : nil)
            })
        var inner = inputs
        inner.place(ListRowContent.self) { place in
            var own = place
            own.relocate(list)
            if link != nil {
                // A link in a row that cannot be selected opens by itself.
                let outer = own.environment
                own.environment = own.attribute(
                    Computed {
                        var values = outer.value
                        if values.selectsRows, value() == nil { values.selectsRows = false }
                        return values
                    })
            }
            return make(own)
        }
        var outputs: _ViewOutputs
        if hasEdge {
            let edged = inputs.attribute(
                Distinct {
                    EdgedListRow(
                        row: row.value, look: edge.look(traits), separator: traits.value(ListRowSeparatorTrait.self))
                })
            outputs = EdgedListRow._makeView(view: _GraphValue(edged), inputs: inner)
        } else {
            outputs = ListRow._makeView(view: _GraphValue(row), inputs: inner)
        }
        let frame = inputs.drawnFrame()
        moving.display = outputs.display
        let press = ListRowPress(
            frame: frame, id: id, model: model, moving: moving, value: { value() },
            delete: { deletion() }, open: { traits.value(RowOpenerTrait.self)?.open() },
            fold: { traits.value(OutlinePlaceTrait.self) },
            swipe: { distance in
                let actions = traits.value(SwipeActionsTrait.self)
                return swipe.move(
                    by: distance, hasLeading: actions.leading != nil,
                    hasTrailing: actions.trailing != nil || deletion() != nil)
            })
        model.add(press, inputs.subgraph)
        let content = outputs.presented
        outputs.presented = inputs.attribute(
            Computed {
                PresentedNode(
                    frame: frame.value, touch: .rect, responder: press, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}

/// Stands for what a row shows.
struct ListRowContent {}

extension ListRowContent: Placeholder {
    typealias Body = Never
}

/// What a row can have its list do. One object for each row, so that its closures are no difference between two rows.
@MainActor
final class RowDoor {
    let delete: @MainActor () -> Void
    let close: @MainActor () -> Void
    let offerDeletion: @MainActor () -> Void

    init(
        delete: @escaping @MainActor () -> Void, close: @escaping @MainActor () -> Void,
        offerDeletion: @escaping @MainActor () -> Void
    ) {
        self.delete = delete
        self.close = close
        self.offerDeletion = offerDeletion
    }
}

/// One row as a list draws it.
struct ListRow: View {
    let style: _ListStyleKind
    let part: SectionMembership.Part
    let isSelected: Bool
    let isAlternate: Bool
    let insets: EdgeInsets?
    let background: AnyView?
    let separator: ListSeparatorVisibility
    let separatorTint: ListSeparatorTint
    let badge: Text?
    let ownBadgeProminence: BadgeProminence?
    let ownHeaderProminence: Prominence?
    /// Before the row, in points.
    let space: CGFloat
    let editing: ListRowEditing
    let reveal: SwipeReveal
    let insertion: RowInsertion
    let actions: SwipeActionList
    let door: RowDoor
    let expansion: Binding<Bool>?
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.headerProminence) private var headerProminence
    @Environment(\.badgeProminence) private var badgeProminence
    @Environment(\.editMode) private var editMode
    @Environment(\.idiom) private var idiom

    private func metric(_ name: MetricName) -> CGFloat { MetricTable.value(name, idiom) }

    var body: some View {
        whole.padding(.top, space)
    }

    @ViewBuilder private var whole: some View {
        switch part {
        case .content: row
        case .header: header
        case .footer: footer
        }
    }

    private var usualInsets: EdgeInsets {
        let across =
            style.isInset
            ? metric(.listRowHorizontalPadding) : metric(.plainListRowPadding)
        let along = metric(.listRowVerticalPadding)
        return EdgeInsets(top: along, leading: across, bottom: along, trailing: across)
    }

    private var isInset: Bool { style.isInset }

    /// How far the ground of a row is from the edges of the list: a list with a line around it keeps that free.
    private var groundInset: CGFloat {
        if isInset { return metric(.listSelectionInset) }
        return style.kind == .bordered ? metric(.dividerThickness) : 0
    }

    private var content: some View {
        HStack(spacing: metric(.defaultSpacing)) {
            ListRowContent()
            if let badge {
                Spacer(minLength: metric(.defaultSpacing))
                ListBadge(label: badge, prominence: ownBadgeProminence ?? badgeProminence)
            }
        }
    }

    private var row: some View {
        SwipedRowLayout(reveal: reveal) {
            HStack(spacing: 0) {
                if isEditing && editing.canDelete { DeletionMark(action: door.offerDeletion) }
                face
                if isEditing && editing.canMove { MovingMark() }
            }
            switch reveal {
            case .leading:
                if let leading = actions.leading {
                    SwipedActions(actions: leading, edge: .leading, close: door.close)
                }
            case .trailing: SwipedActions(actions: trailingActions, edge: .trailing, close: door.close)
            case .none: EmptyView()
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    private var isEditing: Bool {
        (editing.canDelete || editing.canMove) && editMode?.wrappedValue == .active
    }

    private var trailingActions: AnyView {
        if let trailing = actions.trailing { return trailing }
        return AnyView(Button("Delete", role: .destructive) { door.delete() })
    }

    private var face: some View {
        content
            .environment(\.isInListRow, true)
            .selectedText(isSelected)
            .padding(insets ?? usualInsets)
            .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
            .background { rowBackground }
            .overlay(alignment: .bottom) { separatorLine }
            .overlay(alignment: insertion == .after ? .bottom : .top) { insertionLine }
    }

    @ViewBuilder private var rowBackground: some View {
        if isSelected {
            RoundedRectangle(cornerRadius: isInset ? metric(.listSelectionCornerRadius) : 0)
                .fill(SelectionStyle())
                .padding(.horizontal, groundInset)
        } else if let background {
            background
        } else if isAlternate {
            RoundedRectangle(cornerRadius: isInset ? metric(.listSelectionCornerRadius) : 0)
                .fill(Color.primary.opacity(0.05))
                .padding(.horizontal, groundInset)
        }
    }

    @ViewBuilder private var separatorLine: some View {
        let wanted = separator.bottom == .automatic ? style.usualSeparator : separator.bottom
        if wanted == .visible && !isSelected {
            ListSeparatorLine(tint: separatorTint.bottom, insets: insets, isInset: isInset)
        }
    }

    /// Where a row that is dragged would come to lie.
    @ViewBuilder private var insertionLine: some View {
        if insertion != .none {
            Capsule()
                .fill(.tint)
                .frame(height: RowInsertionMark.width)
                .padding(.horizontal, (insets ?? usualInsets).leading)
                .offset(y: insertion == .after ? RowInsertionMark.width / 2 : -RowInsertionMark.width / 2)
        }
    }

    private var header: some View {
        HStack(spacing: 4) {
            if (ownHeaderProminence ?? headerProminence) == .increased {
                ListRowContent().font(.system(size: 15, weight: .bold))
            } else {
                ListRowContent().font(.system(size: 11, weight: .semibold)).foregroundStyle(Color.secondary)
            }
            Spacer(minLength: 0)
            if let expansion { SectionFold(isExpanded: expansion) }
        }
        .padding(.horizontal, usualInsets.leading)
        .frame(maxWidth: .infinity, minHeight: headerHeight ?? metric(.sectionHeaderHeight))
        .background {
            if style.pinsHeaders { Rectangle().fill(Color(system: .windowBackground)) }
        }
    }

    private var footer: some View {
        ListRowContent()
            .font(.system(size: 11))
            .foregroundStyle(Color.secondary)
            .padding(.horizontal, usualInsets.leading)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension View {
    /// The text of a row that is selected.
    @ViewBuilder fileprivate func selectedText(_ isSelected: Bool) -> some View {
        transformEnvironment(\.backgroundProminence) { if isSelected { $0 = .increased } }
    }
}

/// The ground of what is selected: the tint that was chosen, else the system's colour for it, which is a little darker than the
/// accent, so that text on it can be read.
private struct SelectionStyle: ShapeStyle {
    typealias Resolved = Never

    func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.tintStyle == nil
            ? Color(system: .selectedContentBackground)._resolvedStyle(in: environment)
            : TintShapeStyle()._resolvedStyle(in: environment)
    }
}
