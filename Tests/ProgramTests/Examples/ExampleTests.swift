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

    @Test("that are folders are one program: the gallery turns its pages")
    func gallery() throws {
        let stage = try Stage(.folder("Gallery"))
        let picture = try stage.render(
            steps: """
                snap first.png
                tap "Scripts"
                wait 1
                snap scripts.png
                """)
        #expect(picture.width == 900 && picture.height == 720)
        let (first, last) = (try stage.picture("first.png"), try stage.picture("scripts.png"))
        #expect(first != last)
    }
}
