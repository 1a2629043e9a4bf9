import Foundation
import GessoCommand
import Testing

@Suite("The cache of programs")
struct ProgramCacheTests {
    private let folder = try! TemporaryFolder()
    private var cache: ProgramCache { ProgramCache(folder: folder.path + "/programs") }

    private func make(_ key: String, text: String = "x") throws -> String {
        try cache.make(named: "P", for: Data(key.utf8)) { path in
            _ = FileManager.default.createFile(
                atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o755])
        }
    }

    @Test("finds what was made for the same key and nothing else")
    func lookUp() throws {
        #expect(cache.program(named: "P", for: Data("a".utf8)) == nil)
        let path = try make("a")
        #expect(cache.program(named: "P", for: Data("a".utf8)) == path)
        #expect(cache.program(named: "P", for: Data("b".utf8)) == nil)
    }

    @Test("keeps nothing of a program that did not compile")
    func failing() throws {
        #expect(throws: CommandFailure.doesNotCompile) {
            try cache.make(named: "P", for: Data()) { _ in throw CommandFailure.doesNotCompile }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/programs").isEmpty)
    }

    @Test("puts a broken entry right")
    func broken() throws {
        let path = try make("a")
        try FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent + "/key")
        #expect(cache.program(named: "P", for: Data("a".utf8)) == nil)
        #expect(try make("a") == path)
        #expect(cache.program(named: "P", for: Data("a".utf8)) == path)
    }

    @Test("forgets what was not used for long, and nothing that was used just now")
    func pruning() throws {
        for index in 0..<70 { _ = try make("\(index)") }
        #expect(cache.program(named: "P", for: Data("0".utf8)) != nil)
        let programs = folder.path + "/programs"
        for name in try FileManager.default.contentsOfDirectory(atPath: programs) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: "\(programs)/\(name)")
        }
        #expect(cache.program(named: "P", for: Data("3".utf8)) != nil)
        _ = try make("new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: programs).count == 64)
        #expect(cache.program(named: "P", for: Data("3".utf8)) != nil)
    }
}
