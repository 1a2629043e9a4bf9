import CoreGraphics
import Graph
import IdiomData
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

extension LazyVStack: View, PrimitiveView, UnaryView where Content: View {
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
        let usual = inputs.environmentValue(\.lazySpacing)
        let arrangement = view.attribute
        return LazyContainer.make(
            content: view.part(inputs) { $0.content },
            arrangement: inputs.attribute(
                Compared {
                    let value = arrangement.value
                    return LazyArrangement(
                        axis: .vertical, spacing: value.spacing ?? usual.value, horizontalAlignment: value.alignment,
                        pinsHeaders: value.pinnedViews.contains(.sectionHeaders),
                        pinsFooters: value.pinnedViews.contains(.sectionFooters))
                }),
            isLazyByItem: true, inputs: inputs.inside(.vertical))
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

extension LazyHStack: View, PrimitiveView, UnaryView where Content: View {
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
        let usual = inputs.environmentValue(\.lazySpacing)
        let arrangement = view.attribute
        return LazyContainer.make(
            content: view.part(inputs) { $0.content },
            arrangement: inputs.attribute(
                Compared {
                    let value = arrangement.value
                    return LazyArrangement(
                        axis: .horizontal, spacing: value.spacing ?? usual.value, verticalAlignment: value.alignment,
                        pinsHeaders: value.pinnedViews.contains(.sectionHeaders),
                        pinsFooters: value.pinnedViews.contains(.sectionFooters))
                }),
            isLazyByItem: true, inputs: inputs.inside(.horizontal))
    }
}

extension EnvironmentValues {
    /// Between the views of a lazy container, which cannot ask those that are not made what they like.
    var lazySpacing: CGFloat { MetricTable.value(.defaultSpacing, idiom) }
}
