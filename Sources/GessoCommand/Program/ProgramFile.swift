import Foundation

/// The .swift file that the caller named, found and read.
package struct ProgramFile {
    /// The path as the caller gave it, which is how the compiler's messages are to name it.
    package let path: String
    package let source: Data
    /// Whether it has no program of its own, and is started to show a preview.
    package let showsPreviews: Bool

    /// Reads the file, a relative `path` being meant against the process's working directory. Throws a
    /// ``CommandFailure``: of status 2 when there is no such Swift file, of status 1 when it has neither an `@main` nor a preview.
    package init(path: String) throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CommandFailure.wrongCall("\(path): there is no such file; give the path of a .swift file")
        }
        guard !isDirectory.boolValue else {
            throw CommandFailure.wrongCall("\(path): this is a folder; give the .swift file in it that has @main")
        }
        guard (path as NSString).pathExtension == "swift" else {
            throw CommandFailure.wrongCall("\(path): this is not a .swift file; give a Swift program")
        }
        guard let source = FileManager.default.contents(atPath: path) else {
            throw CommandFailure.wrongCall("\(path): the file cannot be read; check its permissions")
        }
        let text = String(decoding: source, as: UTF8.self)
        showsPreviews = !MainAttributeScanner.hasMain(text)
        guard !showsPreviews || text.contains("#Preview") || text.contains("PreviewProvider") else {
            throw CommandFailure.failed("\(path): no type here is marked @main; put @main before the App")
        }
        self.path = path
        self.source = source
    }

    /// The file's name without its extension.
    package var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

    /// Whether the program speaks of what other platforms have in Foundation itself and this one in FoundationNetworking.
    ///
    /// A word in a comment counts too, which costs the program some milliseconds at its start.
    package var usesNetworking: Bool { Self.networkingNames.contains(where: speaks) }

    /// Whether the program loads by a publisher.
    package var usesNetworkPublishers: Bool { speaks(of: "dataTaskPublisher") || speaks(of: "DataTaskPublisher") }

    private func speaks(of name: String) -> Bool { String(decoding: source, as: UTF8.self).contains(name) }

    private static let networkingNames = [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "HTTPCookie",
    ]

    /// The name of the program and of its module: the file's name, made an identifier.
    ///
    /// A name in `taken`, those of the modules that the program imports, gets "Program" appended.
    package func moduleName(taken: Set<String>) -> String {
        var module = String(name.unicodeScalars.map { Self.isPlain($0) ? Character($0) : "_" })
        if module.first.map({ !$0.isLetter && $0 != "_" }) ?? true { module = "_" + module }
        return taken.contains(module) || module == "main" || module == "_" ? module + "Program" : module
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
    }
}
