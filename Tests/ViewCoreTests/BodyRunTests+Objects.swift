import Combine
import Observation
import Testing
import ViewCore
import ViewTesting

/// By objects that tell of their changes.
extension BodyRunTests {
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
}
