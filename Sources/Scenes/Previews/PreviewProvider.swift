/// A type that makes previews of views; `gesso run` of a file without an `@main` shows them.
///
///     struct Badge_Previews: PreviewProvider {
///         static var previews: some View { Badge() }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }

    /// The system to show them on, nil for any. Not asked for here.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews can be shown on.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// The size of a preview made by a ``PreviewProvider``.
public enum PreviewLayout: Sendable {
    /// The window's size.
    case device
    /// The least size that the view takes.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// The size in which the view is shown in a preview.
    @ViewBuilder
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        switch value {
        case .device: self
        case .sizeThatFits: fixedSize()
        case .fixed(let width, let height): frame(width: width, height: height)
        }
    }
}
