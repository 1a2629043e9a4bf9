import Foundation

/// Programs that were compiled before, so that a second run starts at once.
///
/// An entry is a folder named by a hash of its key, holding the program and the key itself: entries are compared by the
/// whole key, so that two keys of one hash never mix. Entries are put in place by a rename, so that two commands at
/// once do not see each other's half.
package struct ProgramCache {
    /// How many entries stay when a new one comes in, it among them.
    private static let mostEntries = 64
    /// Entries used within this time, in seconds, stay: their program may be about to start.
    private static let graceTime = 60.0

    private let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    /// The path of the program compiled for `key`; nil when there is none.
    package func program(named name: String, for key: Data) -> String? {
        let entry = path(of: key)
        let program = "\(entry)/\(name)"
        guard FileManager.default.contents(atPath: entry + "/key") == key, access(program, X_OK) == 0 else {
            return nil
        }
        // The time of last use, which pruning goes by.
        utimes(entry, nil)
        return program
    }

    /// Has `compile` make a program at the path it is given, keeps it for `key` and returns its path.
    package func make(named name: String, for key: Data, compile: (String) throws -> Void) throws -> String {
        let entry = path(of: key)
        let draft = "\(entry).\(getpid())"
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure.failed("\(draft) cannot be made: \(error.localizedDescription)")
        }
        defer { try? files.removeItem(atPath: draft) }
        try compile("\(draft)/\(name)")
        guard files.createFile(atPath: draft + "/key", contents: key) else {
            throw CommandFailure.failed("\(draft)/key cannot be written; check the space left on the disk")
        }
        prune()
        if rename(draft, entry) != 0 {
            // Another command was faster, or what stood there was broken.
            if let program = program(named: name, for: key) { return program }
            try? files.removeItem(atPath: entry)
            guard rename(draft, entry) == 0 else {
                throw CommandFailure.failed("\(entry) cannot be put in place: \(String(cString: strerror(errno)))")
            }
        }
        return "\(entry)/\(name)"
    }

    /// Removes the entries that were not used for the longest time.
    private func prune() {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        let entries = names.compactMap { name -> (path: String, lastUse: Double)? in
            var status = stat()
            guard stat("\(folder)/\(name)", &status) == 0 else { return nil }
            return ("\(folder)/\(name)", Double(status.st_mtim.tv_sec))
        }
        let limit = Date().timeIntervalSince1970 - Self.graceTime
        for entry in entries.sorted(by: { $0.lastUse > $1.lastUse }).dropFirst(Self.mostEntries)
        where entry.lastUse < limit {
            try? files.removeItem(atPath: entry.path)
        }
    }

    private func path(of key: Data) -> String {
        // FNV-1a, 64 bits.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return "\(folder)/\(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }
}
