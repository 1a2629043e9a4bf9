import Controls
import CoreGraphics
import IdiomData
import Testing

@MainActor
@Suite struct ButtonTests {
    struct Counter: View {
        @State private var count = 0
        var isDisabled = false

        var body: some View {
            VStack {
                Button("Add") { count += 1 }.disabled(isDisabled)
                Text("count \(count)")
            }
        }
    }

    @Test func releaseInsideActs() throws {
        let window = ControlWindow { Counter() }
        window.tap(try window.node("Button"))
        _ = try window.node(label: "count 1")
        window.tap(try window.node("Button"))
        _ = try window.node(label: "count 2")
    }
}
