import Foundation
import Testing

/// Source compatibility is the product: SwiftUI code as people write it, from Apple's documentation and from use, has to
/// compile as it stands.
///
/// The programs lie in `Programs`, those that only Swift 6 accepts (default arguments and memberwise initializers that
/// are isolated) in `Programs/Swift6`, those that only Swift 5 does in `Programs/Swift5`. All of one language mode are one module, so that the compiler starts once a mode;
/// their names therefore begin with that of their file. The compiler goes as far as its diagnoses of data races, which
/// type-checking alone does not reach.
@Suite("Source compatibility")
struct SourceCompatibilityTests {
    @Test("Programs compile in Swift 5 and in Swift 6, warnings being errors")
    func programsCompile() throws {
        let swift5 = try ProgramCheck(
            mode: "5", programs: ProgramFolder.all.programs + ProgramFolder.swift5.programs)
        let swift6 = try ProgramCheck(
            mode: "6", programs: ProgramFolder.all.programs + ProgramFolder.swift6.programs)
        var failed: Set<String> = []
        for check in [swift5, swift6] {
            let outcome = try check.outcome()
            failed.formUnion(outcome.failed)
            #expect(outcome.status == 0, "in Swift \(check.mode) mode the compiler said:\n\(outcome.messages)")
        }
        print("\(Set(swift5.programs + swift6.programs).count) programs, \(failed.count) failed")
    }

    @Test("A program that does not compile is counted by its name")
    func failuresAreCounted() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gesso-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (good, bad) = (folder.appending(path: "Good.swift").path, folder.appending(path: "Bad.swift").path)
        try "import SwiftUI\nstruct Good: View { var body: some View { Text(\"a\") } }".write(
            toFile: good, atomically: true, encoding: .utf8)
        // A data race, which is found only after type-checking.
        let race = """
            import SwiftUI
            class Box { var count = 0 }
            @MainActor func race() {
                let box = Box()
                Task.detached { box.count += 1 }
                box.count += 1
            }
            """
        try race.write(toFile: bad, atomically: true, encoding: .utf8)
        let outcome = try ProgramCheck(mode: "6", programs: [good, bad]).outcome()
        #expect(outcome.status != 0)
        #expect(outcome.failed == [bad])
    }
}
