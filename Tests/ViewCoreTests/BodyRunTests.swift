import Testing
import ViewCore
import ViewTesting

/// Which bodies run for which change, and that no other does.
@MainActor
@Suite("Body runs")
struct BodyRunTests {
    /// What a change made from outside; views hand it out when they appear.
    @MainActor
    final class Handles {
        var number: Binding<Int>?
        var text: Binding<String>?
        var change: (() -> Void)?
    }

    struct Counter: View {
        let handles: Handles
        @State private var count = 0

        var body: some View {
            handles.number = $count
            return VStack {
                Text("\(count)")
                Bystander()
            }
        }
    }

    struct Bystander: View {
        var body: some View { Text("still") }
    }

    @Test func stateRunsTheBodyThatReadIt() {
        let handles = Handles()
        let tree = TestTree(Counter(handles: handles))
        #expect(tree.takeBodies() == ["Counter": 1, "Bystander": 1])
        handles.number?.wrappedValue = 5
        tree.tick()
        #expect(tree.takeBodies() == ["Counter": 1])
        #expect(tree.texts == ["5", "still"])
    }

    @Test func settingAnEqualValueRunsNothing() {
        let handles = Handles()
        let tree = TestTree(Counter(handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 0
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
    }

    @Test func severalChangesBeforeATickRunTheBodyOnce() {
        let handles = Handles()
        let tree = TestTree(Counter(handles: handles))
        _ = tree.takeBodies()
        for value in 1...4 { handles.number?.wrappedValue = value }
        #expect(handles.number?.wrappedValue == 4)
        tree.tick()
        #expect(tree.takeBodies() == ["Counter": 1])
        #expect(tree.texts.first == "4")
    }

    struct Unread: View {
        let handles: Handles
        @State private var count = 0

        var body: some View {
            handles.number = $count
            return Text("nothing read")
        }
    }

    @Test func stateThatTheBodyDidNotReadRunsNothing() {
        let handles = Handles()
        let tree = TestTree(Unread(handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 9
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
    }

    struct Owner: View {
        let handles: Handles
        @State private var count = 0

        var body: some View {
            handles.number = $count
            return VStack {
                Reader(count: $count)
                Passer(count: $count)
            }
        }
    }

    struct Reader: View {
        @Binding var count: Int
        var body: some View { Text("\(count)") }
    }

    struct Passer: View {
        @Binding var count: Int
        var body: some View { Reader(count: $count) }
    }

    @Test func aBindingRunsThoseWhoReadItAndNotThoseWhoPassItOn() {
        let handles = Handles()
        let tree = TestTree(Owner(handles: handles))
        #expect(tree.takeBodies() == ["Owner": 1, "Reader": 2, "Passer": 1])
        handles.number?.wrappedValue = 3
        tree.tick()
        #expect(tree.takeBodies() == ["Reader": 2])
        #expect(tree.texts == ["3", "3"])
    }

    struct Pair {
        var first = 1
        var second = "a"
    }

    struct Halves: View {
        let handles: Handles
        @State private var pair = Pair()

        var body: some View {
            handles.number = $pair.first
            return VStack { Reader(count: $pair.first) }
        }
    }

    @Test func aBindingToAPartReadsAndWritesThePart() {
        let handles = Handles()
        let tree = TestTree(Halves(handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 8
        tree.tick()
        #expect(tree.takeBodies() == ["Reader": 1])
        #expect(tree.texts == ["8"])
    }
}
