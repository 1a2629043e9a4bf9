import Foundation

/// Whether a value in a message for the log may be read by whoever sees the log.
///
/// The standard error belongs to whoever runs the program, so that a value nobody calls private is shown, as it is to a
/// debugger on a Mac.
public struct OSLogPrivacy: Sendable {
    /// What is written instead of a private value.
    public enum Mask: Sendable {
        /// A number by which equal values are known.
        case hash
        case none
    }

    private enum Kind { case open, closed }

    private let kind: Kind
    private let mask: Mask

    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: .none) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }

    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .closed, mask: mask) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .open, mask: mask) }

    func applied(to text: String) -> String {
        switch (kind, mask) {
        case (.closed, .none): return "<private>"
        case (_, .hash):
            var hasher = Hasher()
            hasher.combine(text)
            return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 16))'>"
        case (.open, .none): return text
        }
    }
}
