import Graph

/// A value that views hand up to those around them.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }
    /// Joins the value of the next view, in the order of the tree, to what was gathered so far.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
