import Combine
import CoreGraphics
import Observation
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

    // MARK: State

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

    // MARK: Binding

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

    // MARK: Environment

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

    // MARK: Observation

    @Observable
    @MainActor
    final class Person {
        var name = "Ada"
        var age = 36
        @ObservationIgnored var note = ""
    }

    struct NameView: View {
        let person: Person
        var body: some View { Text(person.name) }
    }

    struct AgeView: View {
        let person: Person
        var body: some View { Text("\(person.age)") }
    }

    struct PersonView: View {
        let person: Person
        var body: some View {
            VStack {
                NameView(person: person)
                AgeView(person: person)
            }
        }
    }

    @Test func anObservableRunsThoseWhoReadTheProperty() {
        let person = Person()
        let tree = TestTree(PersonView(person: person))
        #expect(tree.takeBodies() == ["PersonView": 1, "NameView": 1, "AgeView": 1])
        person.name = "Grace"
        tree.tick()
        #expect(tree.takeBodies() == ["NameView": 1])
        person.age = 37
        person.name = "Edith"
        tree.tick()
        #expect(tree.takeBodies() == ["NameView": 1, "AgeView": 1])
        person.note = "x"
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
        #expect(tree.texts == ["Edith", "37"])
    }

    struct EnvironmentPerson: View {
        @Environment(Person.self) private var person
        var body: some View { Text(person.name) }
    }

    @Test func anObservableFromTheEnvironmentRunsThoseWhoReadTheProperty() {
        let person = Person()
        let tree = TestTree(EnvironmentPerson().environment(person))
        _ = tree.takeBodies()
        person.age = 1
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
        person.name = "Mary"
        tree.tick()
        #expect(tree.takeBodies() == ["EnvironmentPerson": 1])
        #expect(tree.texts == ["Mary"])
    }

    struct BindableView: View {
        @Bindable var person: Person
        let handles: Handles

        var body: some View {
            handles.number = $person.age
            return Text(person.name)
        }
    }

    @Test func aBindableWritesToTheObject() {
        let person = Person()
        let handles = Handles()
        let tree = TestTree(BindableView(person: person, handles: handles))
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 50
        tree.tick()
        #expect(person.age == 50)
        #expect(tree.takeBodies().isEmpty)
    }

    struct OwnerOfPerson: View {
        let handles: Handles
        @State private var person = Person()

        var body: some View {
            let person = person
            handles.change = { person.name = "changed" }
            return NameView(person: person)
        }
    }

    @Test func anObservableInStateRunsOnlyThoseWhoReadTheProperty() {
        let handles = Handles()
        let tree = TestTree(OwnerOfPerson(handles: handles))
        _ = tree.takeBodies()
        handles.change?()
        tree.tick()
        #expect(tree.takeBodies() == ["NameView": 1])
        #expect(tree.texts == ["changed"])
    }

    // MARK: ObservableObject

    final class Model: ObservableObject {
        @Published var shown = 0
        @Published var hidden = 0
    }

    struct Observing: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Text("\(model.shown)")
                Bystander()
            }
        }
    }

    @Test func anObservedObjectRunsTheBodyForEveryAnnouncementReadOrNot() {
        let model = Model()
        let tree = TestTree(Observing(model: model))
        _ = tree.takeBodies()
        model.shown = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Observing": 1])
        model.hidden = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Observing": 1])
        #expect(tree.texts == ["1", "still"])
    }

    struct Keeping: View {
        let handles: Handles
        @StateObject private var model = Model()

        var body: some View {
            let model = model
            handles.change = { model.shown += 1 }
            return Text("\(model.shown)")
        }
    }

    struct KeepingParent: View {
        let handles: Handles
        let inner: Handles
        @State private var count = 0

        var body: some View {
            handles.number = $count
            return VStack {
                Text("parent \(count)")
                Keeping(handles: inner)
            }
        }
    }

    @Test func aStateObjectOutlivesItsViewsValues() {
        let handles = Handles()
        let inner = Handles()
        let tree = TestTree(KeepingParent(handles: handles, inner: inner))
        _ = tree.takeBodies()
        inner.change?()
        tree.tick()
        #expect(tree.takeBodies() == ["Keeping": 1])
        handles.number?.wrappedValue = 1
        tree.tick()
        #expect(tree.takeBodies() == ["KeepingParent": 1])
        #expect(tree.texts == ["parent 1", "1"])
    }

    struct FromEnvironment: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text("\(model.shown)") }
    }

    @Test func anEnvironmentObjectRunsTheBodyForEveryAnnouncement() {
        let model = Model()
        let tree = TestTree(
            VStack {
                FromEnvironment()
                Bystander()
            }.environmentObject(model))
        _ = tree.takeBodies()
        model.hidden = 4
        tree.tick()
        #expect(tree.takeBodies() == ["FromEnvironment": 1])
    }

    // MARK: The view's value

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

    // MARK: Structure

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

    // MARK: What runs no body

    struct Moving: View {
        let handles: Handles
        @State private var x = 0

        var body: some View {
            handles.number = $x
            return Rectangle().fill(Color.red).frame(width: 10, height: 10).offset(x: CGFloat(x))
        }
    }

    @Test func anAnimationRunsNoBodyInItsFrames() {
        let handles = Handles()
        let tree = TestTree(Moving(handles: handles))
        let start = tree.drawn[0].frame.minX
        withAnimation(.linear(duration: 1)) { handles.number?.wrappedValue = 100 }
        tree.tick()
        _ = tree.takeBodies()
        tree.jump(0.5)
        #expect(abs(tree.drawn[0].frame.minX - start - 50) < 0.01)
        tree.jump(0.5)
        #expect(abs(tree.drawn[0].frame.minX - start - 100) < 0.01)
        #expect(tree.takeBodies().isEmpty)
        #expect(!tree.graph.wantsNextFrame)
    }

    @Test func resizingRunsNoBodyThatDoesNotAskForTheSize() {
        let tree = TestTree(
            HStack {
                Bystander()
                Spacer()
                Halved(number: 2)
            })
        _ = tree.takeBodies()
        tree.graph.setSurface(.init(size: CGSize(width: 200, height: 100)))
        tree.tick()
        #expect(tree.takeBodies().isEmpty)
    }

    struct Measuring: View {
        var body: some View {
            GeometryReader { proxy in
                VStack {
                    Halved(number: Int(proxy.size.width))
                    Bystander()
                }
            }
        }
    }

    @Test func resizingRunsWhatDependsOnTheSize() {
        let tree = TestTree(Measuring())
        _ = tree.takeBodies()
        tree.graph.setSurface(.init(size: CGSize(width: 200, height: 600)))
        tree.tick()
        #expect(tree.takeBodies() == ["Halved": 1])
        #expect(tree.texts.first == "half 200")
    }

    // MARK: Modifiers and own dynamic properties

    struct Framed: ViewModifier {
        let handles: Handles
        @State private var width = 10

        func body(content: Content) -> some View {
            handles.number = $width
            return content.frame(width: CGFloat(width))
        }
    }

    @Test func aModifiersStateRunsTheModifiersBodyAlone() {
        let handles = Handles()
        let tree = TestTree(Bystander().modifier(Framed(handles: handles)))
        #expect(tree.takeBodies() == ["Framed": 1, "Bystander": 1])
        handles.number?.wrappedValue = 60
        tree.tick()
        #expect(tree.takeBodies() == ["Framed": 1])
    }

    @MainActor
    struct Doubled: @MainActor DynamicProperty {
        @State private var number = 1
        private(set) var twice = 0

        var binding: Binding<Int> { $number }

        mutating func update() { twice = number * 2 }
    }

    struct DoubledView: View {
        let handles: Handles
        private var doubled = Doubled()

        init(handles: Handles) {
            self.handles = handles
        }

        var body: some View {
            handles.number = doubled.binding
            return Text("\(doubled.twice)")
        }
    }

    @Test func aDynamicPropertyOfOnesOwnIsUpdatedBeforeTheBody() {
        let handles = Handles()
        let tree = TestTree(DoubledView(handles: handles))
        #expect(tree.texts == ["2"])
        _ = tree.takeBodies()
        handles.number?.wrappedValue = 21
        tree.tick()
        #expect(tree.takeBodies() == ["DoubledView": 1])
        #expect(tree.texts == ["42"])
    }

    struct Gesturing: View {
        @GestureState private var offset = CGSize.zero

        var body: some View {
            VStack {
                Rectangle().fill(Color.red).frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in state = value.translation
                        })
                Text("\(Int(offset.width))")
            }
        }
    }

    @Test func aGestureStateRunsTheBodyWhileTheGestureGoesOnAndAtItsEnd() {
        let tree = TestTree(Gesturing())
        _ = tree.takeBodies()
        tree.pointer(.began, CGPoint(x: 200, y: 290))
        tree.pointer(.moved, CGPoint(x: 230, y: 290))
        tree.tick()
        #expect(tree.takeBodies() == ["Gesturing": 1])
        #expect(tree.texts == ["30"])
        tree.pointer(.ended, CGPoint(x: 230, y: 290))
        tree.tick()
        #expect(tree.takeBodies() == ["Gesturing": 1])
        #expect(tree.texts == ["0"])
    }

    @Observable
    @MainActor
    final class Trigger {
        var count = 0
    }

    struct Animated: View {
        let trigger: Trigger

        var body: some View {
            VStack {
                Bystander()
                    .keyframeAnimator(initialValue: 0.0, trigger: trigger.count) { content, value in
                        content.offset(x: value)
                    } keyframes: { _ in
                        LinearKeyframe(10.0, duration: 1)
                    }
            }
        }
    }

    @Test func keyframesRunNoBodyWhileTheyPlay() {
        let trigger = Trigger()
        let tree = TestTree(Animated(trigger: trigger))
        _ = tree.takeBodies()
        trigger.count = 1
        tree.tick()
        #expect(tree.takeBodies() == ["Animated": 1])
        tree.advance(0.5)
        #expect(tree.takeBodies().isEmpty)
    }

    struct Phased: View {
        let trigger: Trigger

        var body: some View {
            PhaseAnimator([0.0, 1.0], trigger: trigger.count) { phase in
                Bystander().offset(x: phase)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }

    @Test func aPhaseRunsTheAnimatorsBodyOnce() {
        let trigger = Trigger()
        let tree = TestTree(Phased(trigger: trigger))
        _ = tree.takeBodies()
        trigger.count = 1
        tree.tick()
        let bodies = tree.takeBodies()
        #expect(bodies["Phased"] == 1 && bodies["Bystander"] == nil)
        tree.advance(0.9)
        #expect(tree.takeBodies().isEmpty)
        tree.advance(0.2)
        #expect(tree.takeBodies().values.reduce(0, +) == 1)
    }
}
