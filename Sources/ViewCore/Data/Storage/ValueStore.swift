import Foundation

/// Keeps values under keys: the user's defaults, or a scene's own store. May be used from any thread.
package protocol ValueStore: AnyObject {
    func storedValue(_ key: String) -> StoredValue?
    func setStoredValue(_ value: StoredValue?, _ key: String)
}

extension UserDefaults: ValueStore {
    package func storedValue(_ key: String) -> StoredValue? { StoredValue(object(forKey: key)) }

    package func setStoredValue(_ value: StoredValue?, _ key: String) {
        if let value { set(value.object, forKey: key) } else { removeObject(forKey: key) }
        DefaultsPersistence.didWrite(self)
        // Foundation does not here.
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}

/// What `SceneStorage` keeps for one window, as long as that is there.
final class SceneStore: ValueStore, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: StoredValue] = [:]

    func storedValue(_ key: String) -> StoredValue? { lock.withLock { values[key] } }
    func setStoredValue(_ value: StoredValue?, _ key: String) { lock.withLock { values[key] = value } }
}
