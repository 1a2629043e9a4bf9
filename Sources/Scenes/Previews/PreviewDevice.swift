/// A device that a preview is meant for. There are none here to show it on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral: String) {
        rawValue = stringLiteral
    }
}

extension View {
    /// The device to preview the view on. Not asked for here.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
