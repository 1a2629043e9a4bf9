import Foundation

/// The .swift file that the caller named, or the folder of such files, found and read.
package struct ProgramFile {
    /// The path as the caller gave it, which is how the compiler's messages are to name it.
    package let path: String
    /// Whether the caller named a folder.
    package let isFolder: Bool
    /// The paths of the source files: the one, or all in the folder, by name.
    package let files: [String]
    package let source: Data
    /// Whether it has no program of its own, and is started to show a preview.
    package let showsPreviews: Bool

    /// Reads the file or the folder's files, a relative `path` being meant against the process's working directory. Throws a
    /// ``CommandFailure``: of status 2 when there is no such Swift file, of status 1 when it has neither an `@main` nor a preview.
    package init(path: String) throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CommandFailure.wrongCall(
                "\(path): there is no such file; give the path of a .swift file or of a folder of them")
        }
        isFolder = isDirectory.boolValue
        files = isFolder ? try Self.sources(in: path) : [path]
        guard isFolder || (path as NSString).pathExtension == "swift" else {
            throw CommandFailure.wrongCall("\(path): this is not a .swift file; give a Swift program")
        }
        var source = Data()
        var (hasMain, hasPreviews) = (false, false)
        for file in files {
            guard let own = FileManager.default.contents(atPath: file) else {
                throw CommandFailure.wrongCall("\(file): the file cannot be read; check its permissions")
            }
            let text = String(decoding: own, as: UTF8.self)
            hasMain = hasMain || MainAttributeScanner.hasMain(text)
            hasPreviews = hasPreviews || text.contains("#Preview") || text.contains("PreviewProvider")
            source += own
        }
        showsPreviews = !hasMain
        guard hasMain || hasPreviews else {
            throw CommandFailure.failed("\(path): no type here is marked @main; put @main before the App")
        }
        self.path = path
        self.source = source
    }

    /// All .swift files in a folder and the folders in it, but for what is hidden.
    private static func sources(in folder: String) throws -> [String] {
        if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            throw CommandFailure.wrongCall(
                "\(folder): this is a package, which `swift run` builds; give a .swift file or a folder of them")
        }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let sources = names.filter { name in
            (name as NSString).pathExtension == "swift" && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        guard !sources.isEmpty else {
            throw CommandFailure.wrongCall("\(folder): there is no .swift file in this folder; give a Swift program")
        }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return sources.sorted().map { prefix + $0 }
    }

    /// The file's name without its extension, or the folder's.
    package var name: String {
        // A folder may be named as "." or "..".
        let whole = isFolder ? URL(fileURLWithPath: path).standardizedFileURL.path : path
        return ((whole as NSString).lastPathComponent as NSString).deletingPathExtension
    }

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
