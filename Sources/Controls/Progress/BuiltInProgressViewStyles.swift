import ViewCore

/// The style of the platform: a bar for a task of known length, a spinner for one of unknown length.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar that fills from the leading edge.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            FaceView(ProgressBarFace(fraction: configuration.fractionCompleted)).ownTint(tint)
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(Color.secondary)
        }
    }
}

/// A ring that fills clockwise from the top, or a spinner for a task of unknown length.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            if let fraction = configuration.fractionCompleted {
                FaceView(ProgressRingFace(fraction: fraction)).ownTint(tint)
            } else {
                FaceView(SpinnerFace()).ownTint(tint)
            }
            configuration.label
                .foregroundStyle(Color.secondary)
            configuration.currentValueLabel
                .font(.caption)
                .foregroundStyle(Color.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
