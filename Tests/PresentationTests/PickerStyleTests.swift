import CoreGraphics
import Presentation
import Testing
import ViewTesting

/// Documented: `.menu` shows the options in a menu, `.inline` beside the other views, each chosen by a press.
@MainActor
@Suite("Styles of pickers")
struct PickerStyleTests {
    private struct Sizes<Style: PickerStyle>: View {
        let style: Style
        @State private var size = 1

        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    Text("small").tag(0)
                    Text("large").tag(1)
                }
                .pickerStyle(style)
                Text(verbatim: "is \(size)")
            }
        }
    }

    private func isThere(_ window: TestWindow, _ label: String) -> Bool { (try? window.node(label: label)) != nil }

    @Test func aMenuShowsItsOptionsWhenItIsOpened() throws {
        let window = TestWindow { Sizes(style: .menu) }
        #expect(!isThere(window, "small"))
        window.tap(try window.node("Picker"))
        window.tap(try window.node(label: "small"))
        #expect(isThere(window, "is 0"))
        #expect(!isThere(window, "large"))
    }

    @Test func inlineOptionsAreThereAtOnce() throws {
        let window = TestWindow { Sizes(style: .inline) }
        let (small, large) = (try window.node(label: "small").frame, try window.node(label: "large").frame)
        #expect(small.maxY <= large.minY)
        window.click(small.midX, small.midY)
        #expect(isThere(window, "is 0"))
    }
}
