import CoreGraphics

/// Metrics by what they measure, idiom and control size.
///
///     MetricTable.value(.buttonHeight, .desktop, .regular)    // 22
///
/// The tablet has the phone's metric where it has none of its own; a size without a metric has that of the nearest size
/// that has one, the smaller of two.
package enum MetricTable {
    package struct Row: Sendable {
        package let name: MetricName
        package let idiom: Idiom
        package let size: MetricSize
        package let metric: Metric

        init(_ name: MetricName, _ idiom: Idiom, _ size: MetricSize, _ metric: Metric) {
            self.name = name
            self.idiom = idiom
            self.size = size
            self.metric = metric
        }
    }

    /// Every metric that is written down.
    package static let rows: [Row] = desktop + phone + valueControls + presentation + collections

    /// The metric, without its source. Costs an index into an array.
    package static func value(_ name: MetricName, _ idiom: Idiom, _ size: MetricSize = .regular) -> CGFloat {
        dense[slot(name, idiom, size)]
    }

    /// Whether anything is written down for a metric in an idiom.
    package static func hasValue(_ name: MetricName, _ idiom: Idiom) -> Bool {
        !value(name, idiom).isNaN
    }

    private static let dense: [CGFloat] = {
        var known = [CGFloat](
            repeating: .nan, count: MetricName.allCases.count * Idiom.allCases.count * MetricSize.allCases.count)
        for row in rows { known[slot(row.name, row.idiom, row.size)] = row.metric.value }
        var filled = known
        for name in MetricName.allCases {
            for idiom in Idiom.allCases {
                let hasOwn = MetricSize.allCases.contains { !known[slot(name, idiom, $0)].isNaN }
                let source: Idiom = !hasOwn && idiom == .tablet ? .phone : idiom
                for size in MetricSize.allCases {
                    let nearest = MetricSize.allCases
                        .filter { !known[slot(name, source, $0)].isNaN }
                        .min { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) }
                    if let nearest { filled[slot(name, idiom, size)] = known[slot(name, source, nearest)] }
                }
            }
        }
        return filled
    }()

    private static func slot(_ name: MetricName, _ idiom: Idiom, _ size: MetricSize) -> Int {
        (name.rawValue * Idiom.allCases.count + idiom.rawValue) * MetricSize.allCases.count + size.rawValue
    }
}
