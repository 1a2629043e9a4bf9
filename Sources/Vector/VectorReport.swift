import CoreGraphics
import Synchronization

/// Messages about what a format cannot say, each written to the standard error once.
enum VectorReport {
    private static let written = Mutex<Set<String>>([])

    static func once(_ message: String) {
        if written.withLock({ $0.insert(message).inserted }) {
            FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
        }
    }
}
