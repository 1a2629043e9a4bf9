import Testing
import ViewCore
import ViewTesting

/// By what a view is given from around it: its value, the environment, whether it is there.
extension BodyRunTests {
    struct Toned: View {
        let handles: Handles
        @State private var tone = 1
        @State private var other = 1

        var body: some View {
            handles.number = $tone
            handles.change = { other += 1 }
            return VStack {
                ToneReader()
                Bystander()
            }
            .environment(\.tone, tone)
            .environment(\.lineSpacing, CGFloat(other))
        }
    }

    struct ToneReader: View {
        @Environment(\.tone) private var tone
        var body: some View { Text("tone \(tone)") }
    }

    @Test func theEnvironmentRunsThoseWhoReadTheKeyThatChanged() {
        let handles = Handles()
        let tree = TestTree(Toned(handles: handles))
        #expect(tree.takeBodies() == ["Toned": 1, "ToneReader": 1, "Bystander": 1])
        handles.number?.wrappedValue = 2
        tree.tick()
        #expect(tree.takeBodies() == ["Toned": 1, "ToneReader": 1])
        #expect(tree.texts == ["tone 2", "still"])
        handles.change?()
        tree.tick()
        #expect(tree.takeBodies() == ["Toned": 1])
    }

    struct Parent: View {
        let handles: Handles
        @State private var count = 0

        var body: some View {
            handles.number = $count
            return VStack {
                Halved(number: count / 2)
                WithClosure { _ = count }
                Compared(number: count, ignored: count)
            }
        }
    }

    struct Halved: View {
        let number: Int
        var body: some View { Text("half \(number)") }
    }

    struct WithClosure: View {
        let action: () -> Void
        var body: some View { Text("closure") }
    }

    struct Compared: View, Equatable {
        let number: Int
        let ignored: Int
        var body: some View { Text("compared \(number)") }

        nonisolated static func == (a: Compared, b: Compared) -> Bool { a.number / 4 == b.number / 4 }
    }

    @Test func aBodyRunsWhenTheValueItsParentMadeIsNotEqual() {
        let handles = Handles()
        let tree = TestTree(Parent(handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Parent": 1, "WithClosure": 1])
        handles.number?.wrappedValue = 2
        tree.tick()
        #expect(tree.takeBodies() == ["Parent": 1, "Halved": 1, "WithClosure": 1])
        handles.number?.wrappedValue = 4
        tree.tick()
        #expect(tree.takeBodies() == ["Parent": 1, "Halved": 1, "WithClosure": 1, "Compared": 1])
    }

    struct Strings: View {
        let handles: Handles
        @State private var text = "a"
        @State private var count = 0

        var body: some View {
            handles.text = $text
            handles.number = $count
            return VStack {
                Text("\(count)")
                StringView(text: text, values: [1, 2], object: Self.shared)
            }
        }

        static let shared = Person()
    }

    struct StringView: View {
        let text: String
        let values: [Int]
        let object: Person
        var body: some View { Text(text) }
    }

    @Test func valuesAreComparedFieldByFieldAndReferencesByIdentity() {
        let handles = Handles()
        let tree = TestTree(Strings(handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Strings": 1])
        handles.text?.wrappedValue = "b"
        tree.tick()
        #expect(tree.takeBodies() == ["Strings": 1, "StringView": 1])
    }

    struct Switching: View {
        let handles: Handles
        @State private var mode = 0

        var body: some View {
            handles.number = $mode
            return VStack {
                if mode == 1 { Halved(number: 1) } else { Bystander() }
                if mode < 2 { Text("optional") }
            }
        }
    }

    @Test func aConditionRunsTheBodyOfTheSideThatComes() {
        let handles = Handles()
        let tree = TestTree(Switching(handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Switching": 1, "Halved": 1])
        #expect(tree.texts == ["half 1", "optional"])
        handles.number?.wrappedValue = 2
        tree.tick()
        #expect(tree.takeBodies() == ["Switching": 1, "Bystander": 1])
        #expect(tree.texts == ["still"])
    }

    struct Listing: View {
        let person: Roster
        var body: some View { VStack { ForEach(person.names, id: \.self) { NameRow(name: $0) } } }
    }

    @Observable
    @MainActor
    final class Roster {
        var names = ["a", "b", "c"]
    }

    struct NameRow: View {
        let name: String
        @State private var mark = 0
        var body: some View { Text("\(name)\(mark)") }
    }

    @Test func aMoveInAListRunsNoRow() {
        let roster = Roster()
        let tree = TestTree(Listing(person: roster))
        #expect(tree.takeBodies() == ["Listing": 1, "NameRow": 3])
        roster.names = ["c", "a", "b"]
        tree.tick()
        #expect(tree.takeBodies() == ["Listing": 1])
        #expect(tree.texts == ["c0", "a0", "b0"])
        roster.names = ["c", "d", "b"]
        tree.tick()
        #expect(tree.takeBodies() == ["Listing": 1, "NameRow": 1])
        #expect(tree.texts == ["c0", "d0", "b0"])
    }
}
