import Controls
import CoreGraphics
import IdiomData
import Testing
import ViewTesting

@MainActor
@Suite struct ToggleTests {
    struct Setting: View {
        @State private var isOn = false
        var isDisabled = false

        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn).disabled(isDisabled)
                Text(isOn ? "loud" : "silent")
            }
        }
    }

    @Test func changesOnReleaseInside() throws {
        let window = TestWindow { Setting() }
        #expect(try window.node("Toggle").value == "off")
        window.tap(try window.node("Toggle"))
        #expect(try window.node("Toggle").value == "on")
        _ = try window.node(label: "loud")
        window.tap(try window.node("Toggle"))
        #expect(try window.node("Toggle").value == "off")
    }

    @Test func ignoresThePointerWhileDisabled() throws {
        let window = TestWindow { Setting(isDisabled: true) }
        let node = try window.node("Toggle")
        #expect(!node.isEnabled && node.setValue == nil && node.activate == nil)
        window.tap(node)
        #expect(try window.node("Toggle").value == "off")
    }

    @Test func takesWordsAsItsValue() throws {
        let window = TestWindow { Setting() }
        let node = try window.node("Toggle")
        #expect(node.role == .toggle && node.label == "Sound")
        #expect(node.setValue?("on") == true)
        window.update()
        #expect(try window.node("Toggle").value == "on")
        #expect(node.setValue?("perhaps") == false)
    }

    @Test func changesOnSpace() throws {
        let window = TestWindow { Setting() }
        window.key("tab")
        window.key("space")
        #expect(try window.node("Toggle").value == "on")
    }

    @Test(arguments: 0..<4)
    func changesInEveryBuiltInStyle(_ style: Int) throws {
        let window = TestWindow {
            VStack {
                switch style {
                case 0: Setting().toggleStyle(.automatic)
                case 1: Setting().toggleStyle(.checkbox)
                case 2: Setting().toggleStyle(.switch)
                default: Setting().toggleStyle(.button)
                }
            }
        }
        window.tap(try window.node("Toggle"))
        #expect(try window.node("Toggle").value == "on")
    }

    struct Word: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isMixed ? "mixed" : configuration.isOn ? "yes" : "no")
                    .onTapGesture { configuration.isOn.toggle() }
            }
        }
    }

    @Test func aStyleReadsAndWritesTheValue() throws {
        let window = TestWindow { Setting().toggleStyle(Word()) }
        window.tap(try window.node(label: "no"))
        _ = try window.node(label: "yes")
        _ = try window.node(label: "loud")
    }

    struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("boxed")
                Toggle(configuration)
            }
        }
    }

    @Test func aStyleSeesTheNextOuterOneInsideItsBody() throws {
        let window = TestWindow { Setting().toggleStyle(Boxed()).toggleStyle(Word()) }
        #expect(window.nodes.compactMap(\.label) == ["Sound", "boxed", "Sound", "no", "silent"])
    }

    @Test func standsForSeveralValues() throws {
        struct Several: View {
            @State private var values = [true, false]

            var body: some View {
                Toggle("All", sources: $values, isOn: \.self)
            }
        }
        let window = TestWindow { Several() }
        #expect(try window.node("Toggle").value == "mixed")
        window.tap(try window.node("Toggle"))
        #expect(try window.node("Toggle").value == "on")
        window.tap(try window.node("Toggle"))
        #expect(try window.node("Toggle").value == "off")
    }

    @Test func followsAnObservableObject() throws {
        final class Model: ObservableObject {
            @Published var isOn = false
        }
        struct Screen: View {
            @ObservedObject var model: Model

            var body: some View { Toggle("Sound", isOn: $model.isOn) }
        }
        let model = Model()
        let window = TestWindow { Screen(model: model).toggleStyle(Word()) }
        _ = try window.node(label: "no")
        model.isOn = true
        window.update()
        #expect(try window.node("Toggle").value == "on")
        _ = try window.node(label: "yes")
    }

    @Test func theBoxIsAsLargeAsTheTableSays() throws {
        let window = TestWindow { Toggle("Sound", isOn: .constant(true)) }
        let toggle = try window.node("Toggle").frame
        let text = try window.node("Text").frame
        let box = MetricTable.value(.checkBoxSize, .desktop)
        let spacing = MetricTable.value(.controlLabelSpacing, .desktop)
        #expect(toggle.minX + box + spacing == text.minX)
        #expect(toggle.height == 16)
    }
}
