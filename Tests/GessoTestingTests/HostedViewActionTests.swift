import Foundation
import GessoTesting
import Testing

/// Each thing that a test can do with a view, and what the view notices of it.
@MainActor
@Suite("Actions on a hosted view")
struct HostedViewActionTests {
    private struct Level: View {
        @State private var level = 0.5

        var body: some View {
            VStack {
                Slider(value: $level).accessibilityLabel("Level").frame(width: 200)
                Text(level, format: .number.precision(.fractionLength(0...2)))
            }
        }
    }

    @Test func aSliderIsDraggedByItsMiddle() throws {
        let view = try HostedView(width: 300, height: 100) { Level() }
        try view.drag("Level", by: CGSize(width: 150, height: 0))
        #expect(view.texts.contains("1"))
        try view.set("Level", to: "0.25")
        #expect(view.texts.contains("0.25"))
    }

    private struct Pad: View {
        @State private var log = "nothing"

        var body: some View {
            VStack(spacing: 0) {
                Text(log)
                Color.blue.frame(width: 100, height: 100)
                    .accessibilityElement().accessibilityLabel("Pad")
                    .gesture(
                        DragGesture(minimumDistance: 0).onEnded {
                            log =
                                "from \(Int($0.startLocation.x)) by \(Int($0.translation.width)),"
                                + "\(Int($0.translation.height))"
                        })
            }
        }
    }

    @Test func aGestureHearsWhereADragBeganAndEnded() throws {
        let view = try HostedView(width: 200, height: 200) { Pad() }
        let pad = try view.frame(of: "Pad")
        let start = CGPoint(x: pad.minX + 10, y: pad.minY + 20)
        try view.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y - 15))
        #expect(view.texts == ["from 10 by 40,-15"])
        try view.drag("Pad", by: CGSize(width: -5, height: 6))
        #expect(view.texts == ["from 50 by -5,6"])
    }

    private struct Names: View {
        @State private var name = "Ada"
        @State private var other = ""
        @State private var log = "nothing"

        var body: some View {
            VStack {
                TextField("Name", text: $name).onSubmit { log = "submit \(name)" }
                TextField("Other", text: $other)
                Text(log)
                Text("\(name)+\(other)")
            }
        }
    }

    @Test func textIsTypedWhereTheKeyboardIs() throws {
        let view = try HostedView(width: 300, height: 200) { Names() }
        try view.type("Bo", into: "Other")
        #expect(view.texts.contains("Ada+Bo"))
        try view.type("b")
        #expect(view.texts.contains("Ada+Bob"))
        try view.key("shift+tab")
        // A field that the tab key comes to is selected as a whole.
        try view.type("Eve")
        #expect(view.texts.contains("Eve+Bob"))
        try view.key("return")
        #expect(view.texts.contains("submit Eve"))
        try view.set("Other", to: "Cy")
        #expect(view.texts.contains("Eve+Cy"))
    }

    private struct Touched: View {
        @State private var log = "nothing"
        @State private var scale = 1.0
        @State private var angle = Angle.zero
        @State private var isHovered = false

        var body: some View {
            VStack(spacing: 0) {
                Text(log)
                Text("scale \(scale, specifier: "%.1f") angle \(Int(angle.degrees.rounded()))")
                Text(isHovered ? "over" : "away")
                Color.blue.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("Held")
                    .onLongPressGesture(minimumDuration: 1) { log = "held" }
                Color.blue.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("Double")
                    .onTapGesture(count: 2) { log = "double" }
                Color.blue.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("Pinched")
                    .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
                    .simultaneousGesture(RotateGesture().onChanged { angle = $0.rotation })
                    .onHover { isHovered = $0 }
            }
        }
    }

    @Test func whatIsHeldLongEnoughActs() throws {
        let view = try HostedView(width: 200, height: 300) { Touched() }
        try view.press("Held", for: 0.5)
        #expect(view.texts.first == "nothing")
        try view.press("Held", for: 1.1)
        #expect(view.texts.first == "held")
    }

    @Test func twoTapsAtOnceAreADoubleClick() throws {
        let view = try HostedView(width: 200, height: 300) { Touched() }
        try view.tap("Double")
        #expect(view.texts.first == "nothing")
        view.advance(by: 2)
        try view.tap("Double", count: 2)
        #expect(view.texts.first == "double")
    }

    @Test func twoFingersMagnifyAndTurn() throws {
        let view = try HostedView(width: 200, height: 300) { Touched() }
        try view.magnify("Pinched", by: 2)
        #expect(view.contains("scale 2.0 angle 0"))
        try view.rotate("Pinched", by: .degrees(30))
        #expect(view.contains("scale 2.0 angle 30") || view.contains("scale 1.0 angle 30"))
    }

    @Test func thePointerComesAndGoes() throws {
        let view = try HostedView(width: 200, height: 300) { Touched() }
        try view.hover("Pinched")
        #expect(view.contains("over"))
        try view.hover(at: CGPoint(x: 2, y: 2))
        #expect(view.contains("away"))
    }

    @Test func theWheelScrolls() throws {
        let view = try HostedView(width: 200, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Text("Row \($0)").frame(height: 50) }
                }
            }
        }
        let start = try view.frame(of: "Row 3").minY
        try view.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -60))
        view.advanceUntilStill()
        #expect(try view.frame(of: "Row 3").minY == start - 60)
        try view.scroll("Row 3", by: CGSize(width: 0, height: 20))
        view.advanceUntilStill()
        #expect(try view.frame(of: "Row 3").minY == start - 40)
    }

    private struct Row: View {
        @State private var log = "nothing"

        var body: some View {
            VStack {
                Text(log)
                Text("Row").contextMenu {
                    Button("Rename") { log = "renamed" }
                    Button("Delete", role: .destructive) { log = "deleted" }
                }
                Text("Card").contextMenu {
                    Button("Share") { log = "shared" }
                } preview: {
                    Text("Preview")
                }
            }
        }
    }

    @Test func anItemOfAContextMenuActsAndTheMenuGoes() throws {
        let view = try HostedView(width: 300, height: 300) { Row() }
        let row = try view.frame(of: "Row")
        try view.rightClick(at: CGPoint(x: row.midX, y: row.midY))
        try view.tap("Delete")
        #expect(view.contains("deleted") && !view.contains("Rename"))
    }

    /// Apple's documentation: on the Mac there is the menu without the preview.
    @Test func aContextMenuWithAPreviewIsTheMenuAlone() throws {
        let view = try HostedView(width: 300, height: 300) { Row() }
        try view.rightClick("Card")
        #expect(!view.contains("Preview"))
        try view.tap("Share")
        #expect(view.contains("shared"))
    }
}
