import Observation
import Testing
import ViewCore
import ViewTesting

/// What the closures of a `ForEach` are asked for when its data become fewer.
@MainActor
@Suite("Data that shrink")
struct ShrinkingDataTests {
    struct NumberKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Observable
    @MainActor
    final class Model {
        var numbers = [1, 2, 4]
        @ObservationIgnored var removeLast: () -> Void = {}
        @ObservationIgnored var removeFirst: () -> Void = {}
    }

    /// A body that a preference from below has run before the list hears that it has fewer elements.
    struct Sum<Rows: View>: View {
        @ViewBuilder let rows: Rows

        var body: some View {
            VStack { rows }
                .overlayPreferenceValue(NumberKey.self) { Text("sum \($0)") }
        }
    }

    struct ByIndex: View {
        let model: Model
        @State private var numbers = [1, 2, 4]

        var body: some View {
            Sum {
                ForEach(numbers.indices, id: \.self) { index in
                    let number = $numbers[index]
                    Text("\(number.wrappedValue)").preference(key: NumberKey.self, value: number.wrappedValue)
                }
            }
            .onAppear {
                model.removeLast = { numbers.removeLast() }
                model.removeFirst = { numbers.removeFirst() }
            }
        }
    }

    struct ByRange: View {
        let model: Model

        var body: some View {
            Sum {
                ForEach(0..<model.numbers.count, id: \.self) { index in
                    Row(number: Binding(get: { model.numbers[index] }, set: { model.numbers[index] = $0 }))
                }
            }
        }
    }

    struct Row: View {
        @Binding var number: Int

        var body: some View {
            Text("\(number)").preference(key: NumberKey.self, value: number)
        }
    }

    @Test func theClosureOfAnIndexIsNotRunWhenTheIndexIsNoMore() {
        let model = Model()
        let tree = TestTree(ByIndex(model: model))
        #expect(tree.texts.contains("sum 7"))
        model.removeLast()
        tree.tick()
        #expect(tree.texts.contains("sum 3"))
        model.removeFirst()
        tree.tick()
        #expect(tree.texts.contains("sum 2"))
    }

    @Test func theBodyOfARowIsNotRunWhenItsIndexIsNoMore() {
        let model = Model()
        let tree = TestTree(ByRange(model: model))
        #expect(tree.texts.contains("sum 7"))
        model.numbers.removeLast()
        tree.tick()
        #expect(tree.texts.contains("sum 3"))
        model.numbers.removeFirst()
        tree.tick()
        #expect(tree.texts.contains("sum 2"))
    }
}
