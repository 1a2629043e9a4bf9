import Foundation

/// Finds the publisher of an object, making it at the first call. May be used from any thread.
final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var fieldsByClass: [ObjectIdentifier: PublishedFields] = [:]
    /// For objects without `@Published` properties; entries of objects that are gone are swept as it grows.
    private var kept: [ObjectIdentifier: Entry] = [:]
    private var nextSweep = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let fields = fields(of: Swift.type(of: object))
        return fields.isEmpty ? keptPublisher(of: object) : announcedPublisher(of: object, fields)
    }

    private func fields(of type: AnyClass) -> [PublishedFields.Field] {
        let key = ObjectIdentifier(type)
        if let known = fieldsByClass[key] { return known.fields }
        let found = PublishedFields(of: type)
        fieldsByClass[key] = found
        return found.fields
    }

    private func announcedPublisher(
        of object: AnyObject, _ fields: [PublishedFields.Field]
    ) -> ObservableObjectPublisher {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        var found: ObservableObjectPublisher?
        for field in fields {
            found = field.type.publisher(at: base + field.offset)
            if found != nil { break }
        }
        let publisher = found ?? ObservableObjectPublisher()
        // A property may have been given a new wrapper since the last call, so all of them are looked at.
        for field in fields where field.type.publisher(at: base + field.offset) !== publisher {
            field.type.setPublisher(publisher, at: base + field.offset)
        }
        return publisher
    }

    private func keptPublisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // An address may have been another object's before.
        if let entry = kept[key], entry.object === object { return entry.publisher }
        if kept.count >= nextSweep {
            kept = kept.filter { $0.value.object != nil }
            nextSweep = max(64, kept.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        kept[key] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
