@_spi(Reflection) import Swift

/// A type that says itself when two of its values mean the same to the graph, `Equatable` or not.
package protocol GraphComparable {
    func isSame(as other: Self) -> Bool
}

/// When two values count as equal, so that a wave stops between them.
///
/// `Equatable` if the type conforms, else bytes for trivial types, else field by field; references by identity;
/// closures never; an enum with a payload that is not `Equatable` by its bytes, which hold the same references when they are
/// the same. How to compare a type is worked out once.
///
/// To be called on the main actor, like the graph; not isolated, since the many small closures in it would be checked
/// for their actor at run time.
package enum ValueEquality {
    private nonisolated(unsafe) static var known: [ObjectIdentifier: Comparison] = [:]

    package static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                recent(T.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
            }
        }
    }

    /// The comparisons asked for last: each type has its place by its address, and a type that shares it takes it over.
    /// Asked in every evaluation of a part of a view, and many times quicker than the dictionary.
    private nonisolated(unsafe) static let table:
        UnsafeMutablePointer<(type: ObjectIdentifier?, comparison: Comparison)> =
            {
                let table = UnsafeMutablePointer<(type: ObjectIdentifier?, comparison: Comparison)>.allocate(
                    capacity: 1_024)
                table.initialize(repeating: (nil, .never), count: 1_024)
                return table
            }()

    private static func recent<T>(_ type: T.Type) -> Comparison {
        let id = ObjectIdentifier(type)
        let place = table + Int((UInt(bitPattern: id) >> 4) & 1_023)
        if place.pointee.type == id { return place.pointee.comparison }
        let comparison = comparison(of: type)
        place.pointee = (id, comparison)
        return comparison
    }

    /// The comparison of a type, for callers that compare many values of it.
    static func comparison<T>(of type: T.Type) -> Comparison {
        if let comparison = known[ObjectIdentifier(type)] { return comparison }
        // Put in first, so that a type that holds itself through a box finds an answer.
        known[ObjectIdentifier(type)] = .bytes(MemoryLayout<T>.size)
        let comparison = Comparison.make(for: type)
        known[ObjectIdentifier(type)] = comparison
        return comparison
    }

    static func comparison(ofAny type: Any.Type) -> Comparison {
        func open<T>(_ type: T.Type) -> Comparison { comparison(of: type) }
        return _openExistential(type, do: open)
    }
}

/// How two values of one type are compared where they lie.
indirect enum Comparison {
    case bytes(Int)
    case reference
    case function((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([(offset: Int, Comparison)])
    case never

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch self {
        case .bytes(let count):
            return a == b || memcmp(a, b, count) == 0
        case .reference:
            return a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
        case .function(let compare):
            return compare(a, b)
        case .fields(let fields):
            for field in fields where !field.1.areEqual(a + field.offset, b + field.offset) { return false }
            return true
        case .never:
            return false
        }
    }

    /// Trivial without a gap between its parts: then bytes tell all.
    private var contiguousBytes: Int? {
        if case .bytes(let count) = self { count } else { nil }
    }

    static func make<T>(for type: T.Type) -> Comparison {
        if let comparable = type as? any GraphComparable.Type { return .function(sameness(comparable)) }
        if type is AnyClass { return .reference }
        let isTrivial = _isPOD(type)
        if !isTrivial, let optional = type as? any OptionalProtocol.Type { return .function(optional.comparison()) }
        let kind = TypeFields.kind(of: type)
        if kind == .function { return .never }
        if !isTrivial || type is any View.Type, let equatable = type as? any Equatable.Type {
            return .function(equality(equatable))
        }
        guard kind == .struct || kind == .tuple else { return .bytes(MemoryLayout<T>.size) }
        let fields = TypeFields.of(type)
        if fields.isEmpty { return .bytes(MemoryLayout<T>.size) }
        return make(from: fields)
    }

    private static func make(from fields: [TypeField]) -> Comparison {
        var steps: [(offset: Int, Comparison)] = []
        for field in fields {
            let step = ValueEquality.comparison(ofAny: field.type)
            if case .bytes(0) = step { continue }
            // Neighbours that are bytes become one.
            if let last = steps.last, let before = last.1.contiguousBytes, let count = step.contiguousBytes,
                last.offset + before == field.offset
            {
                steps[steps.count - 1] = (last.offset, .bytes(before + count))
            } else {
                steps.append((field.offset, step))
            }
        }
        if steps.isEmpty { return .bytes(0) }
        if steps.count == 1, steps[0].offset == 0, let count = steps[0].1.contiguousBytes { return .bytes(count) }
        return .fields(steps)
    }

    private static func equality<E: Equatable>(_: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
    }

    private static func sameness<G: GraphComparable>(
        _: G.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: G.self).pointee.isSame(as: $1.assumingMemoryBound(to: G.self).pointee) }
    }
}

/// What an optional of any type can do to compare itself by its payload.
protocol OptionalProtocol {
    static func comparison() -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

extension Optional: OptionalProtocol {
    static func comparison() -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        let wrapped = ValueEquality.comparison(of: Wrapped.self)
        return { a, b in
            let a = a.assumingMemoryBound(to: Wrapped?.self)
            let b = b.assumingMemoryBound(to: Wrapped?.self)
            guard let first = a.pointee, let second = b.pointee else { return (a.pointee == nil) == (b.pointee == nil) }
            return withUnsafePointer(to: first) { first in
                withUnsafePointer(to: second) { wrapped.areEqual(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
            }
        }
    }
}
