import Collections
import Controls
import CoreGraphics
import Foundation
import Presentation
import Testing
import TextInput
import ViewTesting

/// Controls whose bindings lead to an element that is no more when they are to go with it.
@MainActor
@Suite("Controls of elements that go")
struct VanishingTextTests {
    private struct Row: View {
        @Binding var numbers: [Int]
        let index: Int

        private func binding<Value>(_ get: @escaping (Int) -> Value, _ set: @escaping (Value) -> Int) -> Binding<Value>
        {
            Binding(get: { get(numbers[index]) }, set: { numbers[index] = set($0) })
        }

        var body: some View {
            TextField("field \(index)", text: binding({ "\($0)" }, { Int($0) ?? 0 }))
            Toggle("toggle \(index)", isOn: binding({ $0 > 0 }, { $0 ? 1 : 0 }))
            Slider(value: binding({ Double($0) }, { Int($0) }), in: 0...10) { Text(verbatim: "slider \(index)") }
            Stepper("stepper \(index)", value: binding({ $0 }, { $0 }))
            Picker("picker \(index)", selection: binding({ $0 }, { $0 })) {
                ForEach(1..<4, id: \.self) { Text(verbatim: "\($0)").tag($0) }
            }
            DatePicker(
                "date \(index)",
                selection: binding({ Date(timeIntervalSince1970: Double($0)) }, { Int($0.timeIntervalSince1970) }))
            ColorPicker("colour \(index)", selection: binding({ Color(white: Double($0) / 10) }, { _ in 0 }))
            Text(verbatim: "sheet").sheet(isPresented: binding({ $0 > 100 }, { $0 ? 200 : 0 })) {
                Text(verbatim: "sheet")
            }
            ScrollView { Text(verbatim: "scroll") }
                .scrollPosition(id: binding({ Optional($0) }, { $0 ?? 0 }))
                .frame(height: 10)
        }
    }

    private struct Rows: View {
        @State private var numbers = [1, 2, 3]
        var hasOverlay = false

        var body: some View {
            VStack(spacing: 0) {
                Button("clear") { numbers.removeAll() }
                ForEach(numbers.indices, id: \.self) { Row(numbers: $numbers, index: $0) }
            }
            .overlayPreferenceValue(CountKey.self) { Text(verbatim: "\($0)") }
        }
    }

    private struct CountKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test(arguments: ["field 1", "stepper 1", "toggle 2", "date 0"])
    func theyGoUnasked(focused: String) throws {
        let window = TestWindow(width: 500, height: 900, frame: WindowBars()) { Rows() }
        _ = try window.node(label: focused).activate?()
        window.update()
        let clear = try window.node(label: "clear")
        window.tap(clear)
        #expect(!window.nodes.contains { $0.label == focused })
        #expect(throws: NoSuchElement.self) { try window.node(label: "slider 0") }
    }

    @Test func aFieldThatIsEditedGoesUnasked() throws {
        let window = TestWindow(width: 500, height: 900, frame: WindowBars()) { Rows() }
        window.tap(try window.node(label: "field 1"))
        window.key("5")
        window.tap(try window.node(label: "clear"))
        window.key("6")
        #expect(!window.nodes.contains { $0.label == "field 1" })
    }

    /// Whether it goes with a condition, or stands for another element by an index that is one less now.
    @Test func anIndexIsNotKeptForLonger() throws {
        struct Numbered: View {
            struct Word: Identifiable {
                var id: String
                var text: String
            }

            @State private var words = ["a", "b", "c"].map { Word(id: $0, text: $0) }
            @State private var chosen: Int? = 2

            var body: some View {
                VStack {
                    Button("remove") {
                        words.removeFirst()
                        chosen = nil
                    }
                    ForEach(Array(words.enumerated()), id: \.element.id) { index, word in
                        TextField(word.id, text: Binding(get: { words[index].text }, set: { words[index].text = $0 }))
                    }
                    if let chosen {
                        Toggle("chosen", isOn: Binding(get: { words[chosen].text == "c" }, set: { _ in }))
                    }
                }
                .overlayPreferenceValue(CountKey.self) { Text(verbatim: "\($0)") }
            }
        }
        let window = TestWindow(width: 500, height: 300, frame: WindowBars()) { Numbered() }
        window.tap(try window.node(label: "remove"))
        #expect(try window.node(label: "c").value == "c")
        #expect(try window.node(label: "b").value == "b")
        #expect(throws: NoSuchElement.self) { try window.node(label: "chosen") }
    }

    /// The element goes while its own field is writing.
    @Test func aFieldMayEndItselfByWhatIsTyped() throws {
        struct Emptied: View {
            @State private var words = ["a", "b"]

            var body: some View {
                VStack {
                    ForEach(words.indices, id: \.self) { index in
                        TextField(
                            "word \(index)",
                            text: Binding(
                                get: { words[index] },
                                set: { if $0.isEmpty { words.remove(at: index) } else { words[index] = $0 } }))
                    }
                }
            }
        }
        let window = TestWindow(width: 500, height: 300) { Emptied() }
        window.tap(try window.node(label: "word 1"))
        window.key("end")
        window.key("delete")
        #expect(!window.nodes.contains { $0.label == "word 1" })
        #expect(try window.node(label: "word 0").value == "a")
    }
}
