import Foundation

/// The executables that were built together with the tests.
package enum BuiltProducts {
    /// The absolute path of the product `name`, which lies beside the tests' own executable. Nil when it was not built.
    package static func executable(_ name: String) -> String? {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let path = tests.deletingLastPathComponent().appendingPathComponent(name).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
}
