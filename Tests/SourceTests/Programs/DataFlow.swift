// State, Binding and all the ways of making one.
import SwiftUI

struct DataFlowSettings: Equatable {
    var volume = 0.5
    var isMuted = false
    var name = ""
    var note: String?
    var tags: [String] = []
}

struct DataFlowCounter: View {
    @State private var count = 0
    @State var step: Int
    @State private var history: [Int] = []
    @State private var selection: Int?
    @State private var settings = DataFlowSettings()

    init(step: Int = 1) {
        self.step = step
        _count = State(initialValue: step)
    }

    init(wrapped: Int) {
        _step = State(wrappedValue: wrapped)
    }

    private var isHigh: Bool { count > 10 }

    private var doubled: Binding<Double> {
        Binding(
            get: { Double(count) * 2 },
            set: { count = Int($0 / 2) }
        )
    }

    var body: some View {
        VStack {
            Text("\(count)")
            Button("Up", action: increment)
            Button(action: { count -= step }) {
                Text("Down")
            }
            Slider(value: doubled, in: 0...20)
            DataFlowChild(value: $count)
            DataFlowChild(value: .constant(3))
            DataFlowChild(value: Binding(get: { step }, set: { step = $0 }))
            Toggle("Muted", isOn: $settings.isMuted)
            Slider(value: $settings.volume)
            DataFlowOptional(value: $selection)
            DataFlowOptional(value: Binding($count))
            if let unwrapped = Binding($selection) {
                DataFlowChild(value: unwrapped)
            }
            ForEach(settings.tags.indices, id: \.self) { index in
                DataFlowText(text: $settings.tags[index])
            }
            DataFlowText(text: $settings.name)
            DataFlowText(text: $settings.name.animation())
            DataFlowText(text: $settings.name.animation(.easeIn))
            DataFlowText(text: $settings.note.dataFlowReplacing(nil: ""))
            DataFlowChild(value: $count.transaction(Transaction(animation: .default)))
        }
        .foregroundColor(isHigh ? .red : .primary)
    }

    func increment() {
        count += step
        history.append(count)
    }
}

extension Binding where Value: Sendable {
    func dataFlowReplacing<Wrapped: Sendable>(nil fallback: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        Binding<Wrapped>(
            get: { self.wrappedValue ?? fallback },
            set: { self.wrappedValue = $0 }
        )
    }
}

extension Binding {
    @MainActor
    func dataFlowOnChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { self.wrappedValue },
            set: { newValue in
                self.wrappedValue = newValue
                handler(newValue)
            }
        )
    }
}

struct DataFlowChild: View {
    @Binding var value: Int

    init(value: Binding<Int>) {
        _value = value
    }

    var body: some View {
        Button {
            value += 1
        } label: {
            Text("value \(value)").padding()
        }
    }
}

struct DataFlowOptional: View {
    @Binding var value: Int?
    var body: some View {
        Button("Clear") { value = nil }.disabled(value == nil)
    }
}

struct DataFlowText: View {
    @Binding var text: String
    var body: some View {
        Text(text).onTapGesture { text += "!" }
    }
}

struct DataFlowGeneric<Value: Equatable, Content: View>: View {
    @State private var value: Value
    let content: (Binding<Value>) -> Content

    init(_ initial: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: initial)
        self.content = content
    }

    var body: some View {
        content($value)
    }
}

struct DataFlowWrapper: DynamicProperty {
    @State private var stored = 0
    @Environment(\.isEnabled) private var isEnabled
    var wrappedValue: Int { isEnabled ? stored : 0 }
    mutating func update() {}
}

@propertyWrapper
struct DataFlowPersisted: DynamicProperty {
    @State private var value: Int

    init(wrappedValue: Int) {
        _value = State(initialValue: wrappedValue)
    }

    @MainActor var wrappedValue: Int {
        get { value }
        nonmutating set { value = newValue }
    }

    @MainActor var projectedValue: Binding<Int> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

struct DataFlowPreviews: View {
    @DataFlowPersisted private var score = 3

    var body: some View {
        DataFlowGeneric(false) { $flag in
            Toggle("Flag", isOn: $flag)
        }
        DataFlowGeneric("text") { text in DataFlowText(text: text) }
        DataFlowChild(value: $score)
        Button("Score \(score)") { score += 1 }
    }
}

/// An isolated property wrapper, as Swift 6 programs write it.
@MainActor
@propertyWrapper
struct DataFlowWatched: @preconcurrency DynamicProperty {
    @StateObject private var model = DataFlowModel()
    private var updates = 0

    var wrappedValue: Int { model.value + updates }

    mutating func update() { updates += 1 }
}

@MainActor
final class DataFlowModel: ObservableObject {
    @Published var value = 0
}

@propertyWrapper
struct DataFlowForwarding: DynamicProperty {
    @State private var count = 0
    @Environment(\.locale) private var locale

    var wrappedValue: String { "\(count) \(locale.identifier)" }

    nonisolated mutating func update() {
        _count.update()
        _locale.update()
    }
}

struct DataFlowWatching: View {
    @DataFlowWatched private var value
    @DataFlowForwarding private var text
    var body: some View { Text("\(value) \(text)") }
}
