/// The top or the bottom side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top
    case bottom

    /// Some of the two sides.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one side.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
