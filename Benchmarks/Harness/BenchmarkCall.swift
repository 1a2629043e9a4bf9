import Foundation

/// The arguments of `gesso bench`.
struct BenchmarkCall {
    /// What to run; empty for everything.
    var names: [String] = []
    /// Whether other toolkits and renderers run too.
    var withPeers = false
    /// The folder for pictures of the drawing scenes; nil for none.
    var pictures: String?

    /// Reads the arguments, or says what is wrong and ends the process with status 2.
    static func parse(_ arguments: [String], known: [String]) -> BenchmarkCall {
        var call = BenchmarkCall()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--peers": call.withPeers = true
            case "--png":
                guard let folder = rest.popFirst() else { fail("--png needs a folder for the pictures") }
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
                else { fail("--png: there is no folder \(folder); make it first") }
                call.pictures = folder
            case let name where known.contains(name): call.names.append(name)
            case let option where option.hasPrefix("-"):
                fail("gesso bench has no option \"\(option)\"; it has --peers and --png DIR")
            case let name: fail("there is no benchmark \"\(name)\"; there are \(known.joined(separator: ", "))")
            }
        }
        return call
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("gesso: \(message)\n".utf8))
        exit(2)
    }
}
