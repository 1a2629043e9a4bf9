import CoreGraphics

/// Colours at places from 0 to 1, with every shade between them.
@frozen public struct Gradient: Hashable, Sendable {
    /// One colour at its place.
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In which space the shades between two colours are found.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case device, perceptual }

        private let kind: Kind

        /// The encoded components of the output.
        public static let device = ColorSpace(kind: .device)
        /// A space in which equal steps look equal.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    public var stops: [Gradient.Stop]

    public init(stops: [Gradient.Stop]) {
        self.stops = stops
    }

    /// The colours, evenly spread.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }
}
