import Foundation
import GessoCommand
import Testing

@Suite("What lies beside a program")
struct ProgramResourcesTests {
    private let sources = try! TemporaryFolder()
    private let products = try! TemporaryFolder()

    private func link() -> Set<String> {
        ProgramResources(besideProgram: sources.path + "/P.swift").link(besideExecutable: products.path + "/P")
        return Set((try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? [])
    }

    @Test("is found beside the executable, and follows what changes")
    func links() throws {
        _ = try products.write("program", to: "P")
        for name in ["P.swift", "Other.swift", "logo.svg", ".hidden", "P"] { _ = try sources.write(name, to: name) }
        #expect(link() == ["P", "logo.svg"])
        #expect(try String(contentsOfFile: products.path + "/P", encoding: .utf8) == "program")
        #expect(try String(contentsOfFile: products.path + "/logo.svg", encoding: .utf8) == "logo.svg")
        try FileManager.default.removeItem(atPath: sources.path + "/logo.svg")
        _ = try sources.write("b", to: "b.json")
        #expect(link() == ["P", "b.json"])
        #expect(FileManager.default.fileExists(atPath: sources.path + "/b.json"))
    }

    @Test("is left alone in a folder of very many files")
    func manyFiles() throws {
        for number in 0...1_000 { _ = try sources.write("", to: "\(number).txt") }
        #expect(link() == [])
    }
}
