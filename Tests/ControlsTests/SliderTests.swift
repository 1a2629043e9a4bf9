import Controls
import CoreGraphics
import IdiomData
import Testing

@MainActor
@Suite struct SliderTests {
    struct Half: View {
        @State private var value = 0.25

        var body: some View {
            VStack {
                Text("value \(value, specifier: "%.2f")")
                Slider(value: $value) { Text("Amount") }
                Button("All") { value = 1 }
            }
        }
    }

    @Test func followsItsBinding() throws {
        let window = ControlWindow { Half() }
        #expect(try window.node("Slider").value == "25%")
        window.tap(try window.node("Button"))
        print("bodies", window.bodies, window.nodes.map { ($0.type, $0.label) }, window.window.tree.isDirty)
        _ = try window.node(label: "value 1.00")
        #expect(try window.node("Slider").value == "100%")
    }
}
