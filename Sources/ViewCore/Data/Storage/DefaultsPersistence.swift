import Foundation

/// When what was written to the user's defaults goes to their file: Foundation does that here only when asked.
package enum DefaultsPersistence {
    fileprivate static let state = PersistenceState()

    /// From now on what is written is kept, soon after and at the process's end. Without it a process's writes end with it.
    package static func begin() {
        guard state.begin() else { return }
        atexit { UserDefaults.standard.synchronize() }
    }

    /// Begins without what earlier runs kept, and keeps nothing itself: a picture is the same every time, and changes nothing.
    package static func leaveOut() {
        let standard = UserDefaults.standard
        let name = ProcessInfo.processInfo.processName
        state.restoring = KeptFile(name: name)
        // In memory: only a program that asks for it itself would have this written, and then it is put back.
        for key in (standard.persistentDomain(forName: name) ?? [:]).keys { standard.removeObject(forKey: key) }
        atexit { DefaultsPersistence.state.restoring?.restore() }
    }

    static func didWrite(_ store: UserDefaults) {
        let store = UncheckedSendable(store)
        guard state.shouldSchedule(ObjectIdentifier(store.value)) else { return }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + delay) {
            state.scheduledRuns(ObjectIdentifier(store.value))
            store.value.synchronize()
        }
    }

    /// Seconds for which writes are gathered.
    private static let delay = 0.5
}

private final class PersistenceState: @unchecked Sendable {
    private let lock = NSLock()
    private var isOn = false
    /// Set once, before the program begins.
    var restoring: KeptFile?
    private var scheduled: Set<ObjectIdentifier> = []

    func begin() -> Bool {
        lock.withLock {
            defer { isOn = true }
            return !isOn
        }
    }

    func shouldSchedule(_ store: ObjectIdentifier) -> Bool {
        lock.withLock { isOn && scheduled.insert(store).inserted }
    }

    func scheduledRuns(_ store: ObjectIdentifier) {
        _ = lock.withLock { scheduled.remove(store) }
    }
}

/// A program's file of defaults as it was found, perhaps not at all.
private struct KeptFile {
    private let path: String
    private let content: Data?

    init(name: String) {
        path = NSHomeDirectory() + "/.config/\(name).plist"
        content = FileManager.default.contents(atPath: path)
    }

    func restore() {
        guard FileManager.default.contents(atPath: path) != content else { return }
        if let content {
            try? content.write(to: URL(fileURLWithPath: path), options: .atomic)
        } else {
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
