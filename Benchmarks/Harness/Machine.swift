import Foundation

/// Where the benchmarks run. A figure means little without it: only ratios of one run count.
enum Machine {
    static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

    /// The package's root folder: the nearest one above the executable that holds `Package.swift`.
    static let root: String = {
        var folder = (executable as NSString).deletingLastPathComponent
        while folder.count > 1, !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folder
    }()

    static var description: String {
        let names = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = names.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
        return "\(ProcessInfo.processInfo.activeProcessorCount) processors"
            + (model.map { ",\($0)" } ?? "") + "; \(load)"
    }

    /// The load average over 1, 5 and 15 minutes: above the number of processors, times are too long by as much.
    static var load: String {
        let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
        return "load average \(text.split(separator: " ").prefix(3).joined(separator: ", "))"
    }
}
