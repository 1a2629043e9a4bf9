/// A property of a class that announces its changes, to its object's `objectWillChange` and to `$property`.
@propertyWrapper
public struct Published<Value> {
    private var box: PublishedBox<Value>

    public init(initialValue: Value) {
        box = PublishedBox(initialValue)
    }

    public init(wrappedValue: Value) {
        box = PublishedBox(wrappedValue)
    }

    /// Gives the value now, and each new one just before it is set.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let box: PublishedBox<Value>

        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
            box.attach(subscriber)
        }
    }

    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set { box = newValue.box }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }
}

extension Published: AnnouncingField {
    package static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.box.objectWillChange
    }

    package static func setPublisher(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.box.objectWillChange = publisher
    }
}

extension Publisher where Failure == Never {
    /// Sets the property to every value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        let subscriber = Subscribers.Sink<Output, Never>(
            receiveCompletion: { _ in }, receiveValue: { [weak box] in box?.set($0) })
        box.keep(AnyCancellable(subscriber))
        subscribe(subscriber)
    }
}
