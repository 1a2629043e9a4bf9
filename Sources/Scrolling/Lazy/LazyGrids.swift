import CoreGraphics
import ViewCore

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or as many as fit.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// In points.
        case fixed(CGFloat)
        /// What is left after the fixed ones, shared.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into a share of what is left.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: GridItem.Size
    /// To the next one, in points. Nil for the usual distance.
    public var spacing: CGFloat?
    /// Of views in their cells. Nil for the middle.
    public var alignment: Alignment?

    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var track: LazyTrack {
        let size: LazyTrack.Size =
            switch size {
            case .fixed(let length): .fixed(length.isFinite ? max(0, length) : 0)
            case .flexible(let minimum, let maximum):
                .flexible(minimum: minimum.isFinite ? max(0, minimum) : 0, maximum: maximum.isNaN ? .infinity : maximum)
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: minimum.isFinite ? max(0, minimum) : 0, maximum: maximum.isNaN ? .infinity : maximum)
            }
        return LazyTrack(size: size, spacing: spacing, alignment: alignment)
    }
}

/// Views in columns, line after line from the top, of which in a scroll view only those are made that are in sight.
public struct LazyVGrid<Content> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVGrid: View, PrimitiveView, UnaryView, LazyArranged where Content: View {
    /// The spacing between lines is in points; nil for the usual distance.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        make(view, stackAxis: nil, inputs: inputs)
    }

    func arrangement(spacing: CGFloat) -> LazyArrangement {
        LazyArrangement(axis: .vertical, spacing: spacing, horizontalAlignment: alignment, tracks: columns.map(\.track))
    }
}

/// Views in rows, line after line from the leading edge, of which in a scroll view only those are made that are in sight.
public struct LazyHGrid<Content> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyHGrid: View, PrimitiveView, UnaryView, LazyArranged where Content: View {
    /// The spacing between lines is in points; nil for the usual distance.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        make(view, stackAxis: nil, inputs: inputs)
    }

    func arrangement(spacing: CGFloat) -> LazyArrangement {
        LazyArrangement(axis: .horizontal, spacing: spacing, verticalAlignment: alignment, tracks: rows.map(\.track))
    }
}
