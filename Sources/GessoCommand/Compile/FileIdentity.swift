import Foundation

/// What tells two states of a file apart without reading it: size and time of change.
package enum FileIdentity {
    /// A text that changes when the file at `path` does, symbolic links followed; nil when there is none.
    package static func of(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}
