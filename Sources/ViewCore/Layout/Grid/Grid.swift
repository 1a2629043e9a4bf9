import CoreGraphics
import Graph
import ViewValues

/// Views in rows and columns. The views of a `GridRow` are the cells of a row, any other view is a row of its own.
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View, PrimitiveView, UnaryView where Content: View {
    /// The spacings are in points; nil for the default distances.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: Diagnostics.finite(horizontalSpacing, "Grid(horizontalSpacing:)"),
            verticalSpacing: Diagnostics.finite(verticalSpacing, "Grid(verticalSpacing:)"))
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(inputs) { $0.layout }
        let content = view.part(inputs) { $0.content }
        let inner = inputs.inside(nil)
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inner))
        return LayoutContainer.make(layout: layout.attribute, list: list, inputs: inner)
    }
}

/// The cells of a row of a `Grid`. Anywhere else it is a group.
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View, PrimitiveView, MultiView where Content: View {
    /// The alignment of the cells in the row; nil for the grid's.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let identity = ListScope()
        let alignment = view.part(inputs.base) { $0.alignment }.attribute
        let row = inputs.base.attribute(
            Computed { GridRowTrait.Row(identity: identity, alignment: alignment.value) as GridRowTrait.Row? })
        return Content._makeViewList(view: view.part(inputs.base) { $0.content }, inputs: inputs).mapped(inputs) {
            $0.with(traits: $0.traits.setting(GridRowTrait.self, to: row))
        }
    }
}

/// The row of a grid that a view is a cell of; nil for a view that is a row of its own.
@MainActor
struct GridRowTrait: TraitKey {
    struct Row {
        let identity: AnyObject
        let alignment: VerticalAlignment?
    }

    static var defaultValue: Row? { nil }
}

@MainActor
struct GridColumnsTrait: TraitKey {
    static var defaultValue: Int { 1 }
}

@MainActor
struct GridAnchorTrait: TraitKey {
    static var defaultValue: UnitPoint? { nil }
}

@MainActor
struct GridUnsizedAxesTrait: TraitKey {
    static var defaultValue: Axis.Set { [] }
}

@MainActor
struct GridColumnAlignmentTrait: TraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

/// What a cell tells its grid.
struct GridTraits {
    let row: GridRowTrait.Row?
    let columns: Int
    let anchor: UnitPoint?
    let unsized: Axis.Set
    let columnAlignment: HorizontalAlignment?

    init(_ subview: LayoutSubview) {
        self = onMainActor {
            let traits = subview.child.traits
            return GridTraits(
                row: traits.value(GridRowTrait.self), columns: traits.value(GridColumnsTrait.self),
                anchor: traits.value(GridAnchorTrait.self), unsized: traits.value(GridUnsizedAxesTrait.self),
                columnAlignment: traits.value(GridColumnAlignmentTrait.self))
        }
    }

    private init(
        row: GridRowTrait.Row?, columns: Int, anchor: UnitPoint?, unsized: Axis.Set,
        columnAlignment: HorizontalAlignment?
    ) {
        self.row = row
        self.columns = columns
        self.anchor = anchor
        self.unsized = unsized
        self.columnAlignment = columnAlignment
    }
}

extension View {
    /// How many columns of a grid the view takes.
    public nonisolated func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridColumnsTrait>(value: count))
    }

    /// Where in its cell of a grid the view lies.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridAnchorTrait>(value: anchor))
    }

    /// The axes along which the view has no say in the size of its cell.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridUnsizedAxesTrait>(value: axes))
    }

    /// The alignment of the column of a grid that the view lies in.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }
}
