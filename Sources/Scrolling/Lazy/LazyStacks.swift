import CoreGraphics
import ViewCore

/// The headers and footers of sections that stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below one another, of which in a scroll view only those are made that are in sight.
///
/// It is as wide as it is offered.
public struct LazyVStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyVStack: View, PrimitiveView, UnaryView, LazyArranged where Content: View {
    /// The spacing is in points; nil for the usual distance.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        make(view, stackAxis: .vertical, inputs: inputs)
    }

    func arrangement(spacing: CGFloat) -> LazyArrangement {
        LazyArrangement(axis: .vertical, spacing: spacing, horizontalAlignment: alignment)
    }
}

/// Views beside one another, of which in a scroll view only those are made that are in sight.
///
/// It is as high as it is offered.
public struct LazyHStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
}

extension LazyHStack: View, PrimitiveView, UnaryView, LazyArranged where Content: View {
    /// The spacing is in points; nil for the usual distance.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        make(view, stackAxis: .horizontal, inputs: inputs)
    }

    func arrangement(spacing: CGFloat) -> LazyArrangement {
        LazyArrangement(axis: .horizontal, spacing: spacing, verticalAlignment: alignment)
    }
}
