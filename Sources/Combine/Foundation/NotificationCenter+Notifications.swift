import Foundation

extension NotificationCenter {
    /// Notifications of that name as an asynchronous sequence, from the object or, where it is nil, from any. They are kept from
    /// the moment that an iteration begins.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public struct Iterator: AsyncIteratorProtocol {
            private var base: AsyncStream<Carried<Notification>>.Iterator

            fileprivate init(_ notifications: Notifications) {
                let stream = AsyncStream<Carried<Notification>> { continuation in
                    let subscription = notifications.center
                        .publisher(for: notifications.name, object: notifications.object)
                        .sink { continuation.yield(Carried($0)) }
                    let held = Carried(subscription)
                    continuation.onTermination = { _ in held.value.cancel() }
                }
                base = stream.makeAsyncIterator()
            }

            public mutating func next() async -> Notification? { await base.next()?.value }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }
}
