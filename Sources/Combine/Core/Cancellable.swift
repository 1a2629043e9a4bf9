/// Something going on that can be stopped.
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Wraps it so that it lives, and goes on, as long as the collection holds it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
