import IdiomData

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge

    /// The size under which the metrics of controls are kept.
    package var metricSize: MetricSize {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        case .large: .large
        case .extraLarge: .extraLarge
        }
    }
}
