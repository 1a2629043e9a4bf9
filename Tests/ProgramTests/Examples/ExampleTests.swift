import Foundation
import Testing
import WindowTesting

@Suite("The examples")
struct ExampleTests {
    @Test("go through their steps", arguments: Program.examples)
    func steps(example: Program) throws {
        let path = example.path.replacingOccurrences(of: ".swift", with: ".steps")
        let steps = try String(contentsOfFile: path, encoding: .utf8)
        let stage = try Stage(example)
        let size = try stage.inspect(steps: steps).size
        for scheme in ["light", "dark"] {
            let picture = try stage.render(scale: 2, scheme: scheme, steps: steps)
            #expect(Double(picture.width) == size[0] * 2 && Double(picture.height) == size[1] * 2)
        }
    }

    @Test("are there")
    func count() {
        #expect(!Program.examples.isEmpty)
    }
}
