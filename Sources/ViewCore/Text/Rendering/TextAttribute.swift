/// Something that a stretch of text tells its renderer.
///
///     struct Highlight: TextAttribute {}
///
///     Text("look \(Text("here").customAttribute(Highlight()))")
public protocol TextAttribute {}

extension Text {
    /// Tells the text's renderer something, which it reads off the runs of the layout by its type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        adding(.attribute(CustomTextAttribute(value)))
    }
}

typealias CustomTextAttributes = [ObjectIdentifier: CustomTextAttribute]

/// An attribute of a text, equal to one that says the same of itself.
struct CustomTextAttribute: Equatable, @unchecked Sendable {
    let key: ObjectIdentifier
    let value: any TextAttribute
    private let description: String

    init<T: TextAttribute>(_ value: T) {
        key = ObjectIdentifier(T.self)
        self.value = value
        description = String(reflecting: value)
    }

    static func == (a: CustomTextAttribute, b: CustomTextAttribute) -> Bool {
        a.key == b.key && a.description == b.description
    }
}
