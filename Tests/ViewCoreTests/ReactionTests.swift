import Combine
import CoreGraphics
import Foundation
import IdiomData
import Testing
import ViewCore
import ViewTesting

/// What a view does when something happens: `onChange`, `onReceive`, `task`.
@MainActor
@Suite("Reactions")
struct ReactionTests {
    @MainActor
    final class Log {
        var lines: [String] = []
        var number: Binding<Int>?
        var shows: Binding<Bool>?
    }

    // MARK: onReceive

    struct Receiver: View {
        let log: Log
        let subject: PassthroughSubject<Int, Never>
        @State private var number = 0
        @State private var shows = true

        var body: some View {
            log.number = $number
            log.shows = $shows
            return VStack {
                if shows {
                    Text("\(number)").onReceive(subject) { value in
                        log.lines.append("\(value) while \(number)")
                        number = value
                    }
                }
            }
        }
    }

    @Test func valuesOfAPublisherReachTheLatestActionInOrder() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let tree = TestTree(Receiver(log: log, subject: subject))
        subject.send(5)
        tree.tick()
        #expect(tree.texts == ["5"])
        subject.send(6)
        subject.send(7)
        tree.tick()
        #expect(tree.texts == ["7"])
        #expect(log.lines.map { $0.prefix(1) } == ["5", "6", "7"])
        log.shows?.wrappedValue = false
        tree.tick()
        subject.send(8)
        tree.tick()
        #expect(log.lines.count == 3)
    }

    @Test func aPublisherThatStaysIsNotSubscribedToAgain() {
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions = 0
        let counted = Deferred {
            subscriptions += 1
            return subject
        }.share()
        struct Holder: View {
            let log: Log
            let publisher: Publishers.Share<Deferred<PassthroughSubject<Int, Never>>>
            @State private var number = 0
            var body: some View {
                log.number = $number
                return Text("\(number)").onReceive(publisher) { log.lines.append("\($0)") }
            }
        }
        let tree = TestTree(Holder(log: log, publisher: counted))
        log.number?.wrappedValue = 1
        tree.tick()
        subject.send(3)
        tree.tick()
        #expect(subscriptions == 1)
        #expect(log.lines == ["3"])
    }

    // MARK: onChange

    struct Changing: View {
        let log: Log
        @State private var number = 1

        var body: some View {
            log.number = $number
            return Text("\(number)")
                .onChange(of: number) { log.lines.append("none") }
                .onChange(of: number) { old, new in log.lines.append("\(old) to \(new)") }
                .onChange(of: number, perform: { new in log.lines.append("now \(new)") })
                .onChange(of: number, initial: true) { old, new in log.lines.append("initial \(old) \(new)") }
        }
    }

    @Test func allFormsOfOnChangeRun() {
        let log = Log()
        let tree = TestTree(Changing(log: log))
        #expect(log.lines == ["initial 1 1"])
        log.lines = []
        log.number?.wrappedValue = 2
        tree.tick()
        #expect(Set(log.lines) == ["none", "1 to 2", "now 2", "initial 1 2"])
        #expect(log.lines.count == 4)
    }

    // MARK: task

    struct Working: View {
        let log: Log
        @State private var number = 1
        @State private var shows = true

        var body: some View {
            log.number = $number
            log.shows = $shows
            return VStack {
                if shows {
                    Text("\(number)").task(id: number) {
                        log.lines.append("begin \(number)")
                        try? await Task.sleep(for: .seconds(100_000))
                        log.lines.append(Task.isCancelled ? "cancelled" : "done")
                    }
                }
            }
        }
    }

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<1_000 where !condition() { try? await Task.sleep(for: .milliseconds(2)) }
    }

    @Test func aTaskBeginsAgainForAnotherIDAndEndsWithItsView() async {
        let log = Log()
        let tree = TestTree(Working(log: log))
        await until { log.lines.count == 1 }
        #expect(log.lines == ["begin 1"])
        log.number?.wrappedValue = 2
        tree.tick()
        await until { log.lines.count == 3 }
        #expect(Set(log.lines) == ["begin 1", "cancelled", "begin 2"])
        log.shows?.wrappedValue = false
        tree.tick()
        await until { log.lines.count == 4 }
        #expect(log.lines.filter { $0 == "cancelled" }.count == 2)
    }

    // MARK: Lengths and names

    struct Scaled: View {
        @ScaledMetric(relativeTo: .body) private var length = 10.0
        var body: some View { Text("\(length)") }
    }

    /// iOS Dynamic Type sizes of body: 17 points at the default, 28 at accessibility1.
    @Test func aScaledLengthGrowsWithTheTextOfThePhone() {
        let phone = TestTree(
            Scaled().environment(\.dynamicTypeSize, .accessibility1).transformEnvironment(\.idiom) { $0 = .phone })
        #expect(phone.texts == ["16.470588"])
        #expect(TestTree(Scaled().environment(\.dynamicTypeSize, .accessibility1)).texts == ["10.000000"])
    }

    @Test func aNamespaceStaysAndIsItsOwn() {
        final class Seen { var ids: [Namespace.ID] = [] }
        struct Named: View {
            let seen: Seen
            let log: Log
            @Namespace private var space
            @State private var number = 0
            var body: some View {
                log.number = $number
                seen.ids.append(space)
                return Text("\(number)")
            }
        }
        let (seen, log) = (Seen(), Log())
        let tree = TestTree(
            VStack {
                Named(seen: seen, log: Log())
                Named(seen: seen, log: log)
            })
        #expect(Set(seen.ids).count == 2)
        log.number?.wrappedValue = 1
        tree.tick()
        #expect(seen.ids.count == 3 && Set(seen.ids).count == 2)
    }

    @Test func aBindingOfAHashableWritesOnlyValuesOfItsType() {
        var number = 1
        let base = Binding(get: { number }, set: { number = $0 })
        let hashable = Binding<AnyHashable>(base)
        #expect(hashable.wrappedValue == AnyHashable(1))
        hashable.wrappedValue = 4
        #expect(number == 4)
        hashable.wrappedValue = "no number"
        #expect(number == 4)
    }
}
