import Foundation

/// Compares texts as file managers sort names: by the rules of the locale, numbers in them by what they count, capitals with
/// their small letters.
///
/// Foundation compares by code points alone here; on Apple's systems this is `String.StandardComparator.localizedStandard`.
public struct LocalizedTextComparator: SortComparator, Hashable, Sendable {
    public var order: SortOrder

    public init(order: SortOrder = .forward) {
        self.order = order
    }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
    }
}

extension String.StandardComparator {
    /// Compares texts as file managers sort names.
    public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator() }
}

extension SortComparator where Self == LocalizedTextComparator {
    /// Compares texts as file managers sort names.
    public static var localizedStandard: LocalizedTextComparator { LocalizedTextComparator() }
}

extension KeyPathComparator {
    /// Compares the texts at a path as file managers sort names.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: LocalizedTextComparator(), order: order)
    }

    /// Compares the texts at a path as file managers sort names; none comes before all others.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: OptionalTextComparator(), order: order)
    }
}

/// Compares texts that may be missing.
private struct OptionalTextComparator: SortComparator, Hashable, Sendable {
    var order = SortOrder.forward

    func compare(_ lhs: String?, _ rhs: String?) -> ComparisonResult {
        guard let lhs, let rhs else {
            if (lhs == nil) == (rhs == nil) { return .orderedSame }
            return (lhs == nil) == (order == .forward) ? .orderedAscending : .orderedDescending
        }
        return LocalizedTextComparator(order: order).compare(lhs, rhs)
    }
}
