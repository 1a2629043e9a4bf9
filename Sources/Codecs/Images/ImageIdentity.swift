import Synchronization

/// Gives every image its own number.
enum ImageIdentity {
    private static let last = Atomic<UInt64>(0)

    static func next() -> UInt64 {
        last.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
