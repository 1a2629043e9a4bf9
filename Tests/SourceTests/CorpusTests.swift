import Codecs
import Foundation
import GessoCommand
import Synchronization
import Testing
import WindowTesting

/// Sixty whole programs of app authors, written from Apple's documentation by somebody who has not seen this project: each
/// has to compile as it stands in both language modes, warnings being errors, and to draw its first frame.
@Suite("Corpus")
struct CorpusTests {
    /// Programs that do not compile or draw yet, and what they lack.
    static let lacking: [String: String] = [:]

    private struct Result {
        var messages = ""
        var compiles = true
        var draws = true
    }

    @Test("Every program compiles in Swift 5 and in Swift 6 and draws its first frame")
    func programsCompileAndDraw() throws {
        let programs = try Self.programs()
        let results = Mutex<[String: Result]>([:])
        DispatchQueue.concurrentPerform(iterations: programs.count) { index in
            let program = programs[index]
            let result = Self.result(of: program)
            results.withLock { $0[Self.name(program)] = result }
        }
        let all = results.withLock { $0 }
        let unable = all.filter { !$0.value.compiles }
        let blank = all.filter { !$0.value.draws }
        // Not as "N failed": that is what a test run says of its tests.
        print("corpus: \(programs.count) programs, \(unable.count) do not compile, \(blank.count) do not draw")
        #expect(programs.count >= 60)
        for (name, result) in all.sorted(by: { $0.key < $1.key }) {
            let isGood = result.compiles && result.draws
            if let reason = Self.lacking[name] {
                #expect(!isGood, "\(name) works now; take it off the list of what lacks something (\(reason))")
            } else {
                #expect(isGood, "\(name):\n\(result.messages.prefix(4_000))")
            }
        }
    }

    private static func programs() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Corpus").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
            .map { "\(folder)/\($0)" }
    }

    private static func name(_ path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private static func result(of program: String) -> Result {
        var result = Result()
        do {
            for mode in ["5", "6"] {
                let outcome = try ProgramCheck(mode: mode, programs: [program]).outcome()
                if outcome.status != 0 {
                    result.compiles = false
                    result.messages += "in Swift \(mode) mode the compiler said:\n\(outcome.messages)\n"
                }
            }
            guard result.compiles else {
                result.draws = false
                return result
            }
            let picture = FileManager.default.temporaryDirectory.appending(path: "gesso-\(UUID()).png").path
            defer { try? FileManager.default.removeItem(atPath: picture) }
            let run = try RunningProgram(
                try #require(BuiltProducts.executable("gesso")), ["render", program, "-o", picture])
            let status = run.waitForEnd()
            result.draws = status == 0 && isDrawn(picture)
            if !result.draws { result.messages += "gesso render ended with \(status ?? -1) and said:\n\(run.errors)" }
        } catch {
            result.draws = false
            result.messages += "\(error)"
        }
        return result
    }

    /// Whether a picture has more than one colour.
    private static func isDrawn(_ path: String) -> Bool {
        guard let bytes = try? ImageFile(path: path).bitmap()?.bytes else { return false }
        return stride(from: 0, to: bytes.count, by: 4).contains { bytes[$0..<$0 + 4] != bytes[0..<4] }
    }
}
