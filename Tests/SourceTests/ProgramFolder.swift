import Foundation

/// A folder of programs beside the tests' sources.
struct ProgramFolder {
    /// Programs for every language mode.
    static let all = ProgramFolder(name: "Programs")
    /// Programs that only Swift 5 accepts.
    static let swift5 = ProgramFolder(name: "Programs/Swift5")
    /// Programs that only Swift 6 accepts.
    static let swift6 = ProgramFolder(name: "Programs/Swift6")

    let name: String

    /// The absolute paths of its programs, in order; those of folders below it left out.
    var programs: [String] {
        get throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name).path
            return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
                .sorted().map { "\(folder)/\($0)" }
        }
    }
}
