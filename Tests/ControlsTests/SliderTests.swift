import Controls
import CoreGraphics
import IdiomData
import Testing
import ViewTesting

@MainActor
@Suite struct SliderTests {
    struct Amount: View {
        @State private var value = 0.25
        @State private var edits = ""
        var step: Double?
        var bounds = 0.0...1.0
        var isDisabled = false

        var body: some View {
            VStack {
                Text("value \(value, specifier: "%.3f")")
                Text("edits \(edits)")
                Group {
                    if let step {
                        Slider(value: $value, in: bounds, step: step) {
                            Text("Amount")
                        } onEditingChanged: {
                            edit($0)
                        }
                    } else {
                        Slider(value: $value, in: bounds) {
                            Text("Amount")
                        } onEditingChanged: {
                            edit($0)
                        }
                    }
                }
                .disabled(isDisabled)
                Button("All") { value = 1 }
            }
        }

        private func edit(_ isEditing: Bool) { edits += isEditing ? "+" : "-" }
    }

    /// The track: from the label's end to the slider's.
    private func track(_ window: TestWindow) throws -> CGRect {
        let slider = try window.node("Slider").frame
        let label = try #require(window.nodes.first { $0.type == "Text" && $0.label == "Amount" }).frame
        let start = label.maxX + 8
        return CGRect(x: start, y: slider.minY, width: slider.maxX - start, height: slider.height)
    }

    private let knob = MetricTable.value(.sliderKnobWidth, .desktop)

    private func x(_ track: CGRect, _ fraction: CGFloat) -> CGFloat {
        track.minX + knob / 2 + fraction * (track.width - knob)
    }

    @Test func followsItsBinding() throws {
        let window = TestWindow { Amount() }
        #expect(try window.node("Slider").value == "25%")
        window.tap(try window.node("Button"))
        #expect(try window.node("Slider").value == "100%")
    }

    @Test func aPressOnTheTrackMovesTheKnobThere() throws {
        let window = TestWindow { Amount() }
        let track = try track(window)
        window.pointer(.began, x(track, 0.75), track.midY)
        _ = try window.node(label: "value 0.750")
        _ = try window.node(label: "edits +")
        window.pointer(.moved, x(track, 0.5), track.midY + 100)
        _ = try window.node(label: "value 0.500")
        window.pointer(.moved, x(track, 3), track.midY)
        _ = try window.node(label: "value 1.000")
        window.pointer(.ended, x(track, 3), track.midY)
        _ = try window.node(label: "edits +-")
    }

    @Test func aKnobThatIsTakenStaysUnderThePointer() throws {
        let window = TestWindow { Amount() }
        let track = try track(window)
        window.pointer(.began, x(track, 0.25) + 5, track.midY)
        _ = try window.node(label: "value 0.250")
        window.pointer(.moved, x(track, 0.5) + 5, track.midY)
        _ = try window.node(label: "value 0.500")
    }

    @Test func snapsToItsSteps() throws {
        let window = TestWindow { Amount(step: 0.5, bounds: 0...2.2) }
        let slider = try window.node("Slider")
        #expect(slider.setValue?("1.3") == true)
        window.update()
        _ = try window.node(label: "value 1.500")
        #expect(slider.setValue?("99") == true)
        window.update()
        _ = try window.node(label: "value 2.000")
        #expect(slider.setValue?("50%") == true)
        window.update()
        _ = try window.node(label: "value 1.000")
        #expect(slider.setValue?("much") == false)
        #expect(slider.setValue?("nan") == false)
    }

    @Test func followsTheArrowKeys() throws {
        let window = TestWindow { Amount(step: 0.05) }
        window.key("right")
        _ = try window.node(label: "value 0.250")
        window.key("tab")
        window.key("right")
        window.key("up")
        _ = try window.node(label: "value 0.350")
        window.key("left")
        _ = try window.node(label: "value 0.300")
        window.key("end")
        window.key("right")
        _ = try window.node(label: "value 1.000")
        window.key("home")
        _ = try window.node(label: "value 0.000")
    }

    @Test func ignoresEverythingWhileDisabled() throws {
        let window = TestWindow { Amount(isDisabled: true) }
        let track = try track(window)
        window.pointer(.began, x(track, 0.75), track.midY)
        window.pointer(.ended, x(track, 0.75), track.midY)
        window.key("tab")
        window.key("right")
        _ = try window.node(label: "value 0.250")
        #expect(try window.node("Slider").setValue == nil)
    }

    @Test func takesTheRoomBesideItsLabel() throws {
        let window = TestWindow(width: 400) { Amount() }
        let slider = try window.node("Slider").frame
        #expect(slider.width == 400)
        #expect(slider.height == MetricTable.value(.sliderHeight, .desktop))
        #expect(try window.node("Slider").label == "Amount")
    }

    @Test func leavesTicksOutWhereTheyWouldMerge() throws {
        func drawing(width: CGFloat) -> Int {
            TestWindow { Slider(value: .constant(0.5), in: 0...1, step: 0.05).frame(width: width) }.drawing.count
        }
        #expect(drawing(width: 300) > drawing(width: 100) + 20)
    }

    @Test func takesOtherFloatingPointTypesAndOddRanges() throws {
        let window = TestWindow {
            VStack {
                Slider(value: .constant(Float(3)), in: 2...4)
                Slider(value: .constant(7.0), in: 7...7)
                Slider(value: .constant(.nan), in: 0...1, step: 0)
                Slider(value: .constant(0.0), in: -Double.infinity...Double.infinity, step: 1)
            }
        }
        #expect(window.nodes.compactMap(\.value) == ["50%", "0%", "0%", "0%"])
        for node in window.nodes { window.tap(node) }
    }

    /// A view without guides of its own is placed by its middle, whatever controls are somewhere in it.
    @Test func centersWhatItIsInByTheMiddle() throws {
        let window = TestWindow(width: 400, height: 300) {
            VStack(spacing: 0) {
                Color.red.frame(height: 20)
                Color.blue.frame(height: 60)
                Slider(value: .constant(0.5)) { Text("a") }.frame(height: 20)
            }
            .frame(width: 200, height: 100)
            .frame(width: 200, height: 200)
        }
        let first = try #require(window.nodes.first { $0.role == .shape })
        #expect(first.frame == CGRect(x: 100, y: 100, width: 200, height: 20))
    }
}
