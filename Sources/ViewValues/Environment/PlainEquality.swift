import Synchronization

/// Decides whether two values of one type count as the same for change tracking.
package protocol ValueComparing {
    static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool
}

/// Whether two values count as the same: `==` if the type is `Equatable`, else bytes if it is trivial, else identity if
/// it is a class, else never. Saying "not the same" of equal values costs work and no more.
package func valuesAreEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if let comparison = PlainEquality.comparison { return comparison.areEqual(first, second) }
    return PlainEquality.areEqual(first, second)
}

/// The comparison of this room, and the hook by which a room above puts its own in its place.
package enum PlainEquality: ValueComparing {
    /// Used by `valuesAreEqual` instead of the comparison here. Set once, before the first environment is compared.
    package nonisolated(unsafe) static var comparison: (any ValueComparing.Type)?

    package static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
        switch kind(of: Value.self) {
        case .equatable(let areEqual):
            return withUnsafePointer(to: first) { first in
                withUnsafePointer(to: second) { second in
                    areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
                }
            }
        case .trivial:
            // A difference in the padding alone reads as a difference, which is allowed.
            return withUnsafeBytes(of: first) { first in
                withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
            }
        case .reference:
            return (first as AnyObject) === (second as AnyObject)
        case .incomparable:
            return false
        }
    }

    /// Unchecked: the closures hold nothing but a type.
    private enum Kind: @unchecked Sendable {
        case equatable((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case trivial
        case reference
        case incomparable
    }

    /// What was found out about each type, since asking the runtime for a conformance costs a hundred times a comparison.
    private static let kinds = Mutex<[ObjectIdentifier: Kind]>([:])

    private static func kind<Value>(of type: Value.Type) -> Kind {
        let identifier = ObjectIdentifier(type)
        if let known = kinds.withLock({ $0[identifier] }) { return known }
        let kind = findKind(of: type)
        kinds.withLock { $0[identifier] = kind }
        return kind
    }

    private static func findKind<Value>(of type: Value.Type) -> Kind {
        if let equatable = type as? any Equatable.Type { return .equatable(equality(of: equatable)) }
        if _isPOD(type) { return .trivial }
        return type is AnyObject.Type ? .reference : .incomparable
    }

    private static func equality<Value: Equatable>(
        of type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }
}
