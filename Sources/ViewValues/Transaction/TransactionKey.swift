/// Names one value of a transaction and gives what it is where nothing set it.
public protocol TransactionKey {
    associatedtype Value

    /// The value of a transaction in which it was not set.
    static var defaultValue: Self.Value { get }
}
