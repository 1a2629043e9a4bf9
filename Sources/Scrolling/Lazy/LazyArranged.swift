import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// What lazy stacks and lazy grids share: content, and how to arrange it.
@MainActor
protocol LazyArranged {
    associatedtype Content: View

    var content: Content { get }
    /// Between lines, in points. Nil for the usual distance.
    var spacing: CGFloat? { get }
    var pinnedViews: PinnedScrollableViews { get }

    /// How the views are arranged, pinned ones apart.
    func arrangement(spacing: CGFloat) -> LazyArrangement
}

extension LazyArranged {
    /// `stackAxis` is the one that spacers stretch along, nil in a grid.
    static func make(_ view: _GraphValue<Self>, stackAxis: Axis?, inputs: _ViewInputs) -> _ViewOutputs {
        let usual = inputs.environmentValue(\.lazySpacing)
        let value = view.attribute
        return LazyContainer.make(
            content: view.part(inputs) { $0.content },
            arrangement: inputs.attribute(
                Compared {
                    let value = value.value
                    var arrangement = value.arrangement(spacing: value.spacing ?? usual.value)
                    arrangement.pinsHeaders = value.pinnedViews.contains(.sectionHeaders)
                    arrangement.pinsFooters = value.pinnedViews.contains(.sectionFooters)
                    return arrangement
                }),
            isLazyByItem: stackAxis != nil, inputs: inputs.inside(stackAxis))
    }
}

extension EnvironmentValues {
    /// Between the views of a lazy container, which cannot ask those that are not made what they like.
    fileprivate var lazySpacing: CGFloat { MetricTable.value(.defaultSpacing, idiom) }
}
