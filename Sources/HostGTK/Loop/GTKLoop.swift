import CGTKLoader
import Driving
import Foundation

/// GTK's main loop, which also does the work of Dispatch's main queue, on which tasks of the main actor run, and of
/// Foundation's main run loop, with its timers.
@MainActor
final class GTKLoop {
    private let gtk: UnsafePointer<GessoGTKInterface>

    init(_ gtk: UnsafePointer<GessoGTKInterface>) {
        self.gtk = gtk
        _ = gtk.pointee.watch_descriptor(
            MainQueue.descriptor, { _ in MainActor.assumeIsolated { MainQueue.drain() } }, nil)
        if let timers = Self.runLoopDescriptor {
            _ = gtk.pointee.watch_descriptor(
                timers, { _ in MainActor.assumeIsolated { _ = RunLoop.main.limitDate(forMode: .default) } }, nil)
        }
    }

    /// Runs until the library is told to quit.
    func run() { gtk.pointee.run() }

    /// What can be read when the main run loop has a timer that is due or something else to do: Foundation tells nobody, but
    /// makes it when the run loop is first asked for. Nil when that was before.
    private static let runLoopDescriptor: Int32? = {
        let before = Set(eventDescriptors)
        _ = RunLoop.main
        return eventDescriptors.first { !before.contains($0) }
    }()

    /// The descriptors of this process that wait for events on others.
    private static var eventDescriptors: [Int32] {
        let folder = "/proc/self/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
            return target == "anon_inode:[eventpoll]" ? Int32(name) : nil
        }
    }
}
