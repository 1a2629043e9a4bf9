import CoreGraphics
import IdiomData
import ViewCore

/// The style of the platform: a bar that fills from the leading edge.
public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills from the leading edge, the label above it and the value's below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: GaugeLook.labelSpacing) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                FaceView(GaugeBarFace(value: configuration.value, marks: false, isAccessory: false))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
                .font(.callout)
                .foregroundStyle(Color.secondary)
        }
    }
}

/// A bar with a mark at the value, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if let minimum = configuration.minimumValueLabel {
                minimum.font(GaugeLook.smallFont)
            } else {
                configuration.label.font(GaugeLook.smallFont)
            }
            FaceView(GaugeBarFace(value: configuration.value, marks: true, isAccessory: true))
            configuration.maximumValueLabel.font(GaugeLook.smallFont)
        }
    }
}

/// A bar that fills from the leading edge, small, the label above it and the value's below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: GaugeLook.labelSpacing) {
            configuration.label.font(.headline)
            HStack {
                configuration.minimumValueLabel.font(GaugeLook.smallFont)
                FaceView(GaugeBarFace(value: configuration.value, marks: false, isAccessory: true))
                configuration.maximumValueLabel.font(GaugeLook.smallFont)
            }
            configuration.currentValueLabel.font(.caption).foregroundStyle(Color.secondary)
        }
    }
}

/// A ring that is open below, with a mark at the value, whose label is inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, marks: true)
    }
}

/// A ring that fills clockwise from the top, the value's label inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, marks: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle {
        LinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// What the labels of gauges look like. Our own choice.
private enum GaugeLook {
    static let labelSpacing: CGFloat = 4
    static let smallFont = Font.system(size: 11, weight: .medium)
    static let endFont = Font.system(size: 9, weight: .medium)
}

/// A ring with the labels of a gauge in it.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let marks: Bool
    @Environment(\.idiom) private var idiom

    var body: some View {
        let side = MetricTable.value(.gaugeRingSize, idiom)
        let hasEnds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        ZStack {
            FaceView(GaugeRingFace(value: configuration.value, marks: marks))
            inner.frame(maxWidth: side * 0.62, maxHeight: side * 0.5)
            if marks {
                VStack(spacing: 0) {
                    Spacer(minLength: 0)
                    HStack(spacing: 0) {
                        if hasEnds {
                            configuration.minimumValueLabel
                            Spacer(minLength: 2)
                            configuration.maximumValueLabel
                        } else if configuration.currentValueLabel != nil {
                            configuration.label
                        }
                    }
                    .font(GaugeLook.endFont)
                    .lineLimit(1)
                    .padding(.horizontal, hasEnds ? side * 0.2 : 0)
                }
            }
        }
        .frame(width: side, height: side)
    }

    @ViewBuilder private var inner: some View {
        if let current = configuration.currentValueLabel {
            current.font(.system(size: 17, weight: .semibold)).lineLimit(1)
        } else {
            configuration.label.font(.system(size: 13, weight: .medium)).lineLimit(1)
        }
    }
}
