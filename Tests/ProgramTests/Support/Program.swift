import Foundation
import Testing

/// A program that these tests run.
struct Program: CustomTestStringConvertible, Sendable {
    /// The absolute path of its .swift file.
    let path: String

    /// The name of its file without the extension, which is the title of its window too.
    var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
    var testDescription: String { name }

    private static let checkout = folder("../../../..", from: #filePath)
    private static let shared = folder("../shared/programs", from: checkout)

    private static func folder(_ path: String, from start: String) -> String {
        URL(fileURLWithPath: start).appendingPathComponent(path).standardized.path
    }

    /// Printed by authors who had no part in this project; what they must show stands in the README beside them. They are
    /// not in the checkout but beside it.
    static let gradientReveal = Program(path: shared + "/GradientReveal.swift")
    static let diagramAlignment = Program(path: shared + "/DiagramAlignment.swift")

    /// Whether the two programs are there.
    static let areSharedThere = [gradientReveal, diagramAlignment].allSatisfy {
        FileManager.default.fileExists(atPath: $0.path)
    }

    /// A program of this project.
    static func example(_ name: String) -> Program { Program(path: "\(checkout)/Examples/\(name).swift") }

    /// A program of this project that is a folder of files.
    static func folder(_ name: String) -> Program { Program(path: "\(checkout)/Examples/\(name)") }

    /// All of this project's, by name.
    static let examples: [Program] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: checkout + "/Examples")) ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { example(String($0.dropLast(6))) }
    }()
}

extension Trait where Self == ConditionTrait {
    /// Skips where the two programs are not beside the checkout.
    static var needsSharedPrograms: Self {
        .enabled(if: Program.areSharedThere, "the programs in ../shared/programs are not beside this checkout")
    }
}
