import ViewValues

/// The assistive technologies that a focus is about.
public struct AccessibilityTechnologies: SetAlgebra, Sendable, Hashable {
    private var bits: Set<Int> = []

    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies([0]) }
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies([1]) }

    public init() {}
    private init(_ bits: Set<Int>) { self.bits = bits }

    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits.isSuperset(of: member.bits) }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { Self(bits.union(other.bits)) }
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        Self(bits.intersection(other.bits))
    }
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        Self(bits.symmetricDifference(other.bits))
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        self = symmetricDifference(other)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        guard contains(member) else { return nil }
        bits.subtract(member.bits)
        return member
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let known = contains(newMember)
        formUnion(newMember)
        return known ? newMember : nil
    }
}

/// Which element an assistive technology looks at.
///
/// As no such technology runs here, none is looked at: the value stays false or nil, as it does on a Mac without VoiceOver.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
    @propertyWrapper
    public struct Binding {
        let none: Value

        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private let none: Value

    public init() where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(none: none) }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}
extension AccessibilityFocusState: DynamicProperty {}

extension View {
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        self
    }

    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }

    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        self
    }
}
