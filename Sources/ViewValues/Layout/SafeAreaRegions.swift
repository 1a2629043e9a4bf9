/// What takes space from the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let all = SafeAreaRegions(rawValue: .max)
    /// Bars, and the device's own edges.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// A keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
