import CoreGraphics
import Typesetting

extension Font {
    /// A font as it is shown in one context.
    public struct Resolved: Hashable, Sendable {
        let resolution: FontResolution

        public var pointSize: CGFloat { resolution.description.size }
        public var weight: Font.Weight { Font.Weight(value: resolution.description.weight) }
        public var width: Font.Width { resolution.width }
        public var leading: Font.Leading { resolution.leading }
        /// Whether the font is semibold or heavier (documented).
        public var isBold: Bool { resolution.description.weight >= Font.Weight.semibold.value }
        public var isItalic: Bool { resolution.description.isItalic }
        public var isMonospaced: Bool { resolution.description.family == .monospaced }
        public var isLowercaseSmallCaps: Bool { resolution.description.smallCaps.contains(.lowercase) }
        public var isUppercaseSmallCaps: Bool { resolution.description.smallCaps.contains(.uppercase) }
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// The font as it is shown in a context.
    public func resolve(in context: Font.Context) -> Font.Resolved {
        Font.Resolved(resolution: resolution(in: context))
    }
}
