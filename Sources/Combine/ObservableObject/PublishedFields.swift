@_spi(Reflection) import Swift

/// A stored property that announces its changes to the object that it is in, as `Published` does.
package protocol AnnouncingField {
    /// The publisher that the field at `address` announces to, nil if none yet.
    static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher?
    static func setPublisher(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}

/// Where the `@Published` properties of a class and its superclasses lie in its objects.
struct PublishedFields {
    struct Field {
        let offset: Int
        let type: any AnnouncingField.Type
    }

    let fields: [Field]

    /// `.classType`, which the standard library declares in a way that strict concurrency refuses.
    private static let ofClass = _EachFieldOptions(rawValue: 1)

    /// Asks reflection: some microseconds a class, so the result is kept.
    init(of type: AnyClass) {
        var fields: [Field] = []
        var next: AnyClass? = type
        while let current = next {
            _ = _forEachField(of: current, options: Self.ofClass) { _, offset, fieldType, _ in
                if let announcing = fieldType as? any AnnouncingField.Type,
                    !fields.contains(where: { $0.offset == offset })
                {
                    fields.append(Field(offset: offset, type: announcing))
                }
                return true
            }
            next = _getSuperclass(current)
        }
        self.fields = fields
    }
}
