import CoreGraphics
import Foundation

/// Tells the author of a program what is wrong in it: each thing once, on standard error.
package enum Diagnostics {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var reported: Set<String> = []
    /// Where messages go; tests put their own in place.
    package nonisolated(unsafe) static var sink: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
    }

    package static func report(_ message: String) {
        let isNew = lock.withLock {
            // Bounded: a program that finds ever new things to say is cut short.
            reported.count < 1_000 && reported.insert(message).inserted
        }
        if isNew { sink(message) }
    }

    /// Forgets what was reported, for tests.
    package static func reset() {
        lock.withLock { reported.removeAll() }
    }

    /// A length that a frame can have, or nil with a report.
    static func length(_ length: CGFloat?, _ name: String) -> CGFloat? {
        guard let length else { return nil }
        if length.isFinite && length >= 0 { return length }
        report("frame(\(name): \(length)) was ignored: a frame's \(name) has to be a finite number and not negative")
        return nil
    }

    /// An offset that can be drawn, or none with a report.
    static func finite(_ offset: CGSize) -> CGSize {
        if offset.width.isFinite && offset.height.isFinite { return offset }
        report("offset(\(offset)) was ignored: an offset has to be finite")
        return .zero
    }

    /// A distance that can be kept, or nil with a report.
    package static func finite(_ length: CGFloat?, _ name: String) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        report("\(name)(\(length)) was ignored: a distance has to be finite")
        return nil
    }

    /// Limits in ascending order. Those that are not numbers or out of order are reported; the later one gives way.
    static func ascending(
        _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ name: String
    ) -> (CGFloat?, CGFloat?, CGFloat?) {
        let least = limit(least, "min\(name)")
        var ideal = limit(ideal, "ideal\(name)")
        var most = limit(most, "max\(name)")
        if let value = ideal, value < least ?? -.infinity {
            report("frame(ideal\(name): \(value)) was raised to min\(name): limits have to ascend")
            ideal = least
        }
        if let value = most, value < ideal ?? least ?? -.infinity {
            report("frame(max\(name): \(value)) was raised: limits have to ascend from min\(name) to max\(name)")
            most = ideal ?? least
        }
        return (least, ideal, most)
    }

    /// A size that a view can have, or none with a report.
    static func finite(size: CGSize, _ name: String) -> CGSize {
        if size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0 { return size }
        report("\(name) was \(size) and counts as none: a size has to be finite and not negative")
        return .zero
    }

    private static func limit(_ value: CGFloat?, _ name: String) -> CGFloat? {
        guard let value else { return nil }
        if !value.isNaN && value >= 0 { return value }
        report("frame(\(name): \(value)) was ignored: a limit has to be a number and not negative")
        return nil
    }
}

extension Diagnostics {
    static func reportDuplicate(_ id: String, in owner: String) {
        report("\(owner) has more than one element with the id \(id); each keeps its own view, but ids should differ")
    }
}
