import CoreGraphics
import Drawing
import Synchronization

/// Messages about a list that cannot be drawn as it says, each written to the standard error once.
enum DrawingReport {
    private static let written = Mutex<Set<String>>([])

    static func once(_ message: String) {
        if written.withLock({ $0.insert(message).inserted }) {
            FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
        }
    }
}
