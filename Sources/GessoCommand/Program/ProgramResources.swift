import Foundation

/// What lies beside a program's file, for its main bundle: pictures, translations, data.
///
/// Foundation looks for the resources of a program without a bundle in the folder of its executable, so that is where links
/// to them are put.
package struct ProgramResources {
    /// More files than these beside a program are no program's folder, but some other one that it lies in.
    private static let mostFiles = 1_000

    private let folder: String

    /// - Parameter program: the path of the source file.
    package init(besideProgram program: String) {
        let whole = URL(fileURLWithPath: program).standardizedFileURL.resolvingSymlinksInPath()
        folder = whole.deletingLastPathComponent().path
    }

    /// Links what there is now into the folder of `executable`, and takes away the links of what is gone. Sources, hidden files and
    /// what has the name of a file of the command's own are left out. A link that cannot be made is a resource that is not
    /// found, which is reported when the program asks for it.
    package func link(besideExecutable executable: String) {
        let files = FileManager.default
        let target = (executable as NSString).deletingLastPathComponent
        var wanted = Set<String>()
        let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        if names.count <= Self.mostFiles {
            wanted = Set(names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") })
        }
        for name in (try? files.contentsOfDirectory(atPath: target)) ?? [] {
            let path = "\(target)/\(name)"
            guard let known = try? files.destinationOfSymbolicLink(atPath: path) else {
                wanted.remove(name)
                continue
            }
            if wanted.contains(name), known == "\(folder)/\(name)" {
                wanted.remove(name)
            } else {
                try? files.removeItem(atPath: path)
            }
        }
        for name in wanted {
            try? files.createSymbolicLink(atPath: "\(target)/\(name)", withDestinationPath: "\(folder)/\(name)")
        }
    }
}
