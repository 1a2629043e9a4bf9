import Foundation
import Testing
import WindowTesting

@Suite("The examples")
struct ExampleTests {
    @Test("are drawn light and dark, after the steps that lie beside them", arguments: Program.examples)
    func pictures(example: Program) throws {
        let path = example.path.replacingOccurrences(of: ".swift", with: ".steps")
        let steps = try? String(contentsOfFile: path, encoding: .utf8)
        let stage = try Stage(example)
        let size = try stage.inspect(steps: steps).size
        for scheme in ["light", "dark"] {
            let picture = try stage.render(scale: 2, scheme: scheme, steps: steps)
            #expect(Double(picture.width) == size[0] * 2 && Double(picture.height) == size[1] * 2)
        }
    }
}
