/// The control sizes a metric is kept for, as in SwiftUI's `ControlSize`.
package enum MetricSize: Int, Hashable, Sendable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}
