import Foundation

/// The built framework that programs are compiled against: SwiftPM's folder of products.
package struct Framework {
    /// The absolute path of the folder of products, symbolic links resolved: `.build/<triple>/release`.
    package let folder: String
    /// The package's root folder.
    package let root: String

    package var library: String { folder + "/libGesso.so" }
    package var modules: String { folder + "/Modules" }
    /// A source that belongs to the programs that use it. Where the products were put elsewhere, it is beside this file.
    package var networkPublishers: String {
        let sources = FileManager.default.fileExists(atPath: root + "/Package.swift") ? root + "/Sources" : Self.sources
        return sources + "/CombineNetworking/URLSession+Publisher.swift"
    }

    private static let sources =
        (0..<3).reduce(#filePath as NSString) { path, _ in
            path.deletingLastPathComponent as NSString
        } as String

    /// The framework beside the executable at `executable`. Throws a ``CommandFailure`` when it is not built.
    package init(besideExecutable executable: String) throws {
        folder = (executable as NSString).deletingLastPathComponent
        var root = folder
        while root.count > 1, !FileManager.default.fileExists(atPath: root + "/Package.swift") {
            root = (root as NSString).deletingLastPathComponent
        }
        self.root = root.count > 1 ? root : folder
        guard FileManager.default.fileExists(atPath: library) else {
            throw CommandFailure.failed("\(library) is not there; build it with the script at the root: ./gesso")
        }
    }

    /// The names of the framework's modules.
    package var moduleNames: Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        return Set(
            files.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension }
                + ["Swift", "Foundation", "SwiftUI"])
    }

    /// The compiler's arguments that let a program import the framework and find it when it runs.
    package var compilerArguments: [String] {
        // As a file, so that it comes before all other libraries: it stands in front of some of their functions, see CVirtualClock.
        moduleArguments + [library, "-Xlinker", "-rpath", "-Xlinker", folder]
    }

    /// The compiler's arguments that let a program import the framework.
    package var moduleArguments: [String] {
        var arguments = ["-I", modules]
        let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for entry in entries {
            // Swift modules name the C modules under them, and the compiler wants to see those; their headers are our
            // own and name no header of the system.
            if entry.hasSuffix(".build"), FileManager.default.fileExists(atPath: "\(folder)/\(entry)/module.modulemap")
            {
                arguments += ["-Xcc", "-fmodule-map-file=\(folder)/\(entry)/module.modulemap"]
            }
            if entry.hasSuffix("-tool") {
                arguments += ["-load-plugin-executable", "\(folder)/\(entry)#\(entry.dropLast("-tool".count))"]
            }
        }
        return arguments
    }

    /// A text that changes whenever the framework is built anew from changed sources.
    package var identity: String {
        var parts = [FileIdentity.of(library) ?? ""]
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []).sorted()
        parts += files.filter { $0.hasSuffix(".swiftmodule") }.compactMap { FileIdentity.of("\(modules)/\($0)") }
        return parts.joined(separator: "\n")
    }
}
