import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// What bindings read and write by themselves; which bodies they run is in `BodyRunTests`.
@MainActor
@Suite("Bindings")
struct BindingTests {
    private final class Box<Value> {
        var value: Value
        var transactions: [Transaction] = []

        init(_ value: Value) { self.value = value }

        @MainActor var binding: Binding<Value> {
            Binding(
                get: { self.value },
                set: { value, transaction in
                    self.value = value
                    self.transactions.append(transaction)
                })
        }
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var count = 0
    }

    private struct Shelf {
        var items = [Item(id: 1), Item(id: 2)]
        var name: String?
    }

    @Test func aProjectedValueIsTheSameBinding() {
        let box = Box(1)
        let binding = Binding(projectedValue: box.binding)
        binding.wrappedValue = 4
        #expect(box.value == 4 && binding.projectedValue.wrappedValue == 4)
    }

    @Test func anElementIsWrittenAndNoOther() {
        let box = Box([1, 2, 3])
        box.binding[1].wrappedValue = 9
        #expect(box.value == [1, 9, 3])
        for number in box.binding { number.wrappedValue *= 10 }
        #expect(box.value == [10, 90, 30])
        #expect(box.binding.reversed().map(\.wrappedValue) == [30, 90, 10])
    }

    @Test func whatAKeyOfADictionaryHoldsIsWritten() {
        let box = Box(["a": 1])
        let entry = box.binding["b"]
        #expect(entry.wrappedValue == nil)
        entry.wrappedValue = 2
        #expect(box.value == ["a": 1, "b": 2])
        entry.wrappedValue = nil
        #expect(box.value == ["a": 1])
    }

    @Test func aPartOfAnElementOfAPartIsWritten() {
        let box = Box(Shelf())
        box.binding.items[1].count.wrappedValue = 7
        #expect(box.value.items == [Item(id: 1), Item(id: 2, count: 7)])
        box.binding.name.wrappedValue = "top"
        #expect(box.value.name == "top")
        #expect(box.binding.items[1].id == 2)
    }

    @Test func aBindingOfAnOptionalWritesValues() {
        let box = Box(1)
        let optional = Binding<Int?>(box.binding)
        #expect(optional.wrappedValue == 1)
        optional.wrappedValue = 2
        #expect(box.value == 2)
        optional.wrappedValue = nil
        #expect(box.value == 2)
    }

    /// Apple's documentation: a binding to the unwrapped value, or nil when that is nil.
    @Test func aBindingOfTheValueWithinAnOptionalIsThereUnlessItIsNil() throws {
        let box = Box<Int?>(nil)
        let none = Binding<Int>(box.binding)
        #expect(none == nil)
        box.value = 3
        let number = try #require(Binding<Int>(box.binding))
        #expect(number.wrappedValue == 3)
        number.wrappedValue = 4
        #expect(box.value == 4)
    }

    @Test func theValueThatWasLastWithinAnOptionalStays() throws {
        let box = Box<Int?>(3)
        let number = try #require(Binding<Int>(box.binding))
        box.value = nil
        #expect(number.wrappedValue == 3)
    }

    @Test func aConstantStaysAsItIs() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
        binding.projectedValue.animation().wrappedValue = 3
        #expect(binding.wrappedValue == 1)
    }

    @Test func whatIsSetComesWithTheBindingsTransaction() throws {
        let box = Box(Shelf())
        var transaction = Transaction(animation: .linear(duration: 3))
        transaction.disablesAnimations = true
        box.binding.transaction(transaction).wrappedValue.name = "a"
        #expect(try #require(box.transactions.last).animation == .linear(duration: 3))
        #expect(try #require(box.transactions.last).disablesAnimations)
        // The parts of a binding have what the whole has.
        box.binding.transaction(transaction).items[0].count.wrappedValue = 1
        #expect(try #require(box.transactions.last).animation == .linear(duration: 3))
        box.binding.animation(.easeIn).name.wrappedValue = "b"
        #expect(try #require(box.transactions.last).animation == .easeIn)
        box.binding.name.wrappedValue = "c"
        #expect(try #require(box.transactions.last).animation == nil)
        var changed = box.binding
        changed.transaction.disablesAnimations = true
        changed.wrappedValue.name = "d"
        #expect(try #require(box.transactions.last).disablesAnimations)
        #expect(box.transactions.count == 5)
    }

    private struct Items: View {
        @State private var items = (0..<3).map { Item(id: $0) }

        var body: some View {
            VStack(spacing: 0) {
                ForEach($items) { $item in
                    Text("\(item.id):\(item.count)").frame(width: 100, height: 50).contentShape(Rectangle())
                        .onTapGesture { item.count += 1 }
                }
                Color.red.frame(width: 100, height: 50).onTapGesture { items.reverse() }
                Color.red.frame(width: 100, height: 50).onTapGesture { items.removeFirst() }
            }
        }
    }

    @Test func theElementsOfAForEachWriteTheirOwn() {
        let tree = TestTree(Items(), size: CGSize(width: 100, height: 250))
        tree.tap(CGPoint(x: 50, y: 75))
        #expect(tree.texts == ["0:0", "1:1", "2:0"])
        tree.tap(CGPoint(x: 50, y: 175))
        #expect(tree.texts == ["2:0", "1:1", "0:0"])
        // Where an element stands now, it writes.
        tree.tap(CGPoint(x: 50, y: 25))
        #expect(tree.texts == ["2:1", "1:1", "0:0"])
        tree.tap(CGPoint(x: 50, y: 225))
        #expect(tree.texts == ["1:1", "0:0"])
        // Two rows of 50 and the buttons, 25 further down.
        tree.tap(CGPoint(x: 50, y: 50))
        #expect(tree.texts == ["1:2", "0:0"])
    }

    @Test func anElementThatIsNoMoreSetsNothing() {
        let box = Box([1, 2])
        let last = box.binding[1]
        #expect(last.wrappedValue == 2)
        box.value = [5]
        last.wrappedValue = 9
        #expect(box.value == [5])
    }
}
