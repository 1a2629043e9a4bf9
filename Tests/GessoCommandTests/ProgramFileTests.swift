import Foundation
import GessoCommand
import Testing

@Suite("Program files")
struct ProgramFileTests {
    private let folder = try! TemporaryFolder()

    private func failure(_ path: String) throws -> CommandFailure {
        try #require(throws: CommandFailure.self) { try ProgramFile(path: path) }
    }

    @Test("that are not there, empty folders and other files are wrong calls")
    func wrongCalls() throws {
        #expect(try failure(folder.path + "/None.swift").status == 2)
        #expect(try failure(folder.path).message.contains("there is no .swift file in this folder"))
        let other = try folder.write("@main struct A {}", to: "a.txt")
        #expect(try failure(other) == .wrongCall("\(other): this is not a .swift file; give a Swift program"))
    }

    @Test("without @main fail with status 1")
    func withoutMain() throws {
        let path = try folder.write("print(1) // @main", to: "A.swift")
        #expect(try failure(path).status == 1)
        #expect(try failure(path).message.hasPrefix("\(path): no type here is marked @main"))
    }

    @Test("may be folders, whose files are taken together")
    func folders() throws {
        for name in ["App/Views", "App/.hidden"] {
            try FileManager.default.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
        }
        _ = try folder.write("struct B {}", to: "App/Views/B.swift")
        _ = try folder.write("struct C {}", to: "App/.hidden/C.swift")
        #expect(try failure(folder.path + "/App").status == 1)
        _ = try folder.write("@main struct A {}", to: "App/A.swift")
        let program = try ProgramFile(path: folder.path + "/App")
        #expect(program.files == ["A.swift", "Views/B.swift"].map { folder.path + "/App/" + $0 })
        #expect(program.moduleName(taken: []) == "App" && !program.showsPreviews)
        // Whatever way leads to it.
        #expect(try ProgramFile(path: folder.path + "/App/Views/..").name == "App")
        _ = try folder.write("", to: "App/Package.swift")
        #expect(try failure(folder.path + "/App").message.contains("this is a package"))
    }

    @Test(
        "name a module that is an identifier and no other module's name",
        arguments: [
            ("Hello.swift", "Hello"), ("main.swift", "mainProgram"), ("SwiftUI.swift", "SwiftUIProgram"),
            ("1 a-b.swift", "_1_a_b"), ("ü.swift", "_Program"), (".swift.swift", "_swift"),
        ])
    func moduleName(file: String, module: String) throws {
        let path = try folder.write("@main struct A {}", to: file)
        #expect(try ProgramFile(path: path).moduleName(taken: ["SwiftUI"]) == module)
    }

    @Test(
        "use networking if they speak of it",
        arguments: [("URLSession.shared", true), ("let request: URLRequest", true), ("URL(string: text)", false)])
    func networking(line: String, isUsed: Bool) throws {
        let path = try folder.write("@main struct A { func f() { \(line) } }", to: "A.swift")
        #expect(try ProgramFile(path: path).usesNetworking == isUsed)
    }
}
