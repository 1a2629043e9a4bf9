import CoreGraphics

/// What kind of content stands at an edge, as far as default spacing cares.
package enum SpacingKind: Int, Hashable, Sendable, CaseIterable {
    /// Text, which brings space of its own above and below.
    case text
    /// Anything that can be pressed, typed in or dragged.
    case control
    /// Everything else.
    case other
    /// A spacer, and views that are nothing but space.
    case space
}

/// The axis along which two views are neighbours.
package enum SpacingAxis: Int, Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical
}

/// The default distance between two neighbours, in points, by what stands at the edges that face each other.
package enum SpacingTable {
    package struct Row: Sendable {
        package let idiom: Idiom
        package let axis: SpacingAxis
        package let first: SpacingKind
        package let second: SpacingKind
        package let metric: Metric
    }

    /// Every pair of every idiom, in both orders.
    package static let rows: [Row] = Idiom.allCases.flatMap { idiom in
        SpacingAxis.allCases.flatMap { axis in
            SpacingKind.allCases.flatMap { first in
                SpacingKind.allCases.map { second in
                    Row(
                        idiom: idiom, axis: axis, first: first, second: second, metric: rule(idiom, axis, first, second)
                    )
                }
            }
        }
    }

    /// The distance, without its source. Costs an index into an array.
    package static func value(
        _ idiom: Idiom, _ axis: SpacingAxis, _ first: SpacingKind, _ second: SpacingKind
    ) -> CGFloat {
        let kinds = SpacingKind.allCases.count
        return dense[
            ((idiom.rawValue * SpacingAxis.allCases.count + axis.rawValue) * kinds + first.rawValue) * kinds
                + second.rawValue]
    }

    private static let dense: [CGFloat] = rows.map(\.metric.value)

    private static func rule(
        _ idiom: Idiom, _ axis: SpacingAxis, _ first: SpacingKind, _ second: SpacingKind
    ) -> Metric {
        let recorded = Source.recorded("facts/layout.md")
        if first == .space || second == .space {
            let isRecorded = idiom == .desktop && axis == .vertical
            return Metric(0, isRecorded ? recorded : .guessed("as between texts in a column on the desktop"))
        }
        if axis == .vertical, first == .text, second == .text {
            return idiom == .desktop
                ? Metric(0, recorded) : Metric(8, .guessed("a phone's texts are reported to stand apart"))
        }
        let isRecorded = idiom == .desktop && axis == .horizontal && first == .text && second == .text
        return Metric(8, isRecorded ? recorded : .guessed("the default of every pair that is not recorded"))
    }
}
