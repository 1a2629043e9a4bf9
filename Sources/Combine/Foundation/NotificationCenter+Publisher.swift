import Foundation

extension NotificationCenter {
    /// Gives every notification of that name, from the object or, where it is nil, from any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification {
            let observation = Locked<NSObjectProtocol?>(nil)
            let conduit = SubscriberConduit(
                downstream: subscriber, initial: nil, keepsLatest: false,
                onCancel: { [center] _ in
                    if let token = observation.value { center.removeObserver(token) }
                    observation.value = nil
                })
            let target: Conduit<Notification, Never> = conduit
            observation.value = center.addObserver(forName: name, object: object, queue: nil) { notification in
                target.offer(notification)
            }
            subscriber.receive(subscription: conduit)
        }
    }
}
