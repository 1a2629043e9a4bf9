import Controls
import CoreGraphics
import Testing
import ViewTesting

/// Labels, as documented for `Label` and `LabelStyle`.
@MainActor
@Suite struct LabelTests {
    struct Bracketed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("<")
                configuration.title
                configuration.icon
            }
        }
    }

    struct Red: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).foregroundStyle(.red)
        }
    }

    private func drawn(_ window: TestWindow) -> [String] { window.nodes.compactMap { $0.type } }

    @Test func anIconStandsBeforeItsTitle() throws {
        let window = TestWindow { Label("Add", systemImage: "plus") }
        let icon = try window.node("Image").frame
        let title = try window.node("Text").frame
        #expect(icon.maxX < title.minX)
        // The symbol's middle is at the middle of capitals, not far from that of the line.
        #expect(abs(icon.midY - title.midY) <= 1.5)
    }

    @Test func aLabelSaysItsTitleInEveryStyle() throws {
        for (index, text) in ["iconOnly", "titleOnly", "titleAndIcon", "automatic"].enumerated() {
            let window = TestWindow {
                Group {
                    switch index {
                    case 0: Label("Add", systemImage: "plus").labelStyle(.iconOnly)
                    case 1: Label("Add", systemImage: "plus").labelStyle(.titleOnly)
                    case 2: Label("Add", systemImage: "plus").labelStyle(.titleAndIcon)
                    default: Label("Add", systemImage: "plus").labelStyle(.automatic)
                    }
                }
            }
            #expect(try window.node("Label").label == "Add", "\(text)")
            #expect(drawn(window).contains("Image") == (index != 1))
            #expect(drawn(window).contains("Text") == (index != 0))
        }
    }

    @Test func aStyleOfOnesOwnPlacesTitleAndIcon() throws {
        let window = TestWindow { Label("Add", systemImage: "plus").labelStyle(Bracketed()) }
        #expect(try window.node("Text").label == "<")
        #expect(try window.node("Image").frame.minX > (try window.node(label: "<").frame.maxX))
    }

    @Test func aStyleStandsOnTheOneAround() throws {
        let window = TestWindow { Label("Add", systemImage: "plus").labelStyle(Red()).labelStyle(.titleOnly) }
        #expect(!drawn(window).contains("Image"))
        #expect(window.drawing.contains("glyphs"))
    }

    @Test func aButtonIsCalledByItsLabel() throws {
        let window = TestWindow {
            Button {
            } label: {
                Label("Remove", systemImage: "trash").labelStyle(.iconOnly)
            }
        }
        #expect(try window.node("Button").label == "Remove")
    }
}
