import CoreGraphics
import Foundation
import Testing
import WindowTesting

@Suite("The example GradientStudio")
struct GradientStudioTests {
    private static let program = Program.folder("GradientStudio")
    /// What the colours of the particles are screened over.
    private static let black = ScreenPicture.Color(0, 0, 0)

    @Test("opens a gradient from edge to edge, with its name on material over its end")
    func detail() throws {
        let stage = try Stage(Self.program)
        let picture = try stage.render(
            steps: """
                tap "Persimmon, 3 colors"
                wait 1
                expect "3 colors" role text
                inspect detail.json
                """)
        let bar = try #require(try stage.inspection("detail.json").first("text", "3 colors")?.frame)
        // The last of its colours, 7A1F3D, is at the window's lower edge, and the pale material over it.
        let material = picture.color(at: CGPoint(x: bar.midX, y: bar.maxY + 6), scale: 1)
        #expect(material.red > 180 && material.green > 150 && material.red > material.green)
        let middle = picture.color(at: CGPoint(x: 4, y: picture.height / 2), scale: 1)
        #expect(middle.red > 200 && middle.green < 150 && middle.blue < 90)
    }

    @Test("adds and removes a gradient's colours, and keeps its new name")
    func editing() throws {
        let stage = try Stage(Self.program)
        _ = try stage.inspect(
            steps: """
                tap "Persimmon, 3 colors"
                wait 1
                tap "Edit"
                wait 1
                tap "Add a color"
                wait 1
                expect "4 colors" role text
                tap "Delete"
                wait 1
                tap "Delete"
                wait 1
                expect "2 colors" role text
                set "Name" "Sunset"
                tap "Done"
                wait 1
                tap "Back"
                wait 1
                expect "Sunset, 2 colors" role button
                rightclick "Sunset, 2 colors"
                tap "Delete"
                wait 1
                inspect after.json
                """)
        #expect(try stage.inspection("after.json").first("button", "Sunset, 2 colors") == nil)
    }

    @Test("enlarges the shape that is tapped, and arranges all anew by a tap beside them")
    func shapes() throws {
        let stage = try Stage(Self.program)
        _ = try stage.inspect(
            steps: """
                tap "Shapes"
                wait 1
                inspect first.json
                tap "Harbour seal"
                wait 1
                inspect large.json
                tap 2,300
                wait 0.1
                tap 2,300
                wait 2
                inspect anew.json
                """)
        func frame(_ file: String) throws -> CGRect {
            try #require(try stage.inspection(file).first("button", "Harbour seal")?.frame)
        }
        let (first, large, anew) = (try frame("first.json"), try frame("large.json"), try frame("anew.json"))
        #expect(first.width < 100)
        #expect(large.width > 240 && abs(large.midX - 430) < 1)
        #expect(anew.width < 100 && anew != first)
    }

    @Test("fills the dark with particles")
    func particles() throws {
        let stage = try Stage(Self.program)
        _ = try stage.inspect(
            steps: """
                tap "Particles"
                wait 0.1
                snap few.png
                tap "Ten thousand"
                wait 0.1
                snap many.png
                """)
        func lit(_ file: String) throws -> Int {
            let picture = try stage.picture(file)
            var count = 0
            for y in stride(from: 200, to: picture.height, by: 5) {
                for x in stride(from: 0, to: picture.width, by: 5) where picture[x, y] != Self.black { count += 1 }
            }
            return count
        }
        let (few, many) = (try lit("few.png"), try lit("many.png"))
        #expect(few > 0 && few < 500)
        #expect(many > 5000)
    }
}
