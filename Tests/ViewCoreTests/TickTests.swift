import CoreGraphics
import Foundation
import Observation
import Testing
import ViewCore
import ViewTesting

/// The order of things within a tick, and how long state lives.
@MainActor
@Suite("Ticks and identity")
struct TickTests {
    @Observable
    @MainActor
    final class Model {
        var isThere = true
        var items = [1, 2, 3]
        var id = 1
        var number = 0
        @ObservationIgnored var log: [String] = []
    }

    // MARK: Appearance

    struct Appearing: View {
        let model: Model
        @State private var word = "before"

        var body: some View {
            VStack {
                Text(word)
                if model.isThere {
                    Text("child")
                        .onAppear { model.log.append("appear") }
                        .onDisappear { model.log.append("disappear") }
                }
            }
            .onAppear { word = "after" }
        }
    }

    @Test func whatOnAppearSetsIsInTheFirstFrame() {
        let model = Model()
        let tree = TestTree(Appearing(model: model))
        #expect(tree.texts == ["after", "child"])
        #expect(model.log == ["appear"])
    }

    @Test func appearAndDisappearRunOnceForEachComingAndGoing() {
        let model = Model()
        let tree = TestTree(Appearing(model: model))
        model.isThere = false
        tree.tick()
        #expect(model.log == ["appear", "disappear"])
        model.isThere = true
        tree.tick()
        tree.tick()
        #expect(model.log == ["appear", "disappear", "appear"])
    }

    struct Changing: View {
        let model: Model
        @State private var doubled = 0

        var body: some View {
            Text("\(doubled)")
                .onChange(of: model.number) { old, new in
                    model.log.append("\(old)>\(new)")
                    doubled = new * 2
                }
        }
    }

    @Test func whatOnChangeSetsIsInTheSameFrame() {
        let model = Model()
        let tree = TestTree(Changing(model: model))
        #expect(model.log.isEmpty)
        model.number = 4
        tree.tick()
        #expect(tree.texts == ["8"])
        #expect(model.log == ["0>4"])
        model.number = 4
        tree.tick()
        #expect(model.log == ["0>4"])
    }

    struct ChangingAtOnce: View {
        let model: Model
        var body: some View { Text("x").onChange(of: model.number, initial: true) { model.log.append("now") } }
    }

    @Test func onChangeRunsAtTheBeginningWhenAskedTo() {
        let model = Model()
        _ = TestTree(ChangingAtOnce(model: model))
        #expect(model.log == ["now"])
    }

    struct Endless: View {
        @State private var count = 0
        var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }

    @Test func actionsThatNeverSettleAreCutShortAfterEightRoundsAndNamed() {
        let messages = Messages()
        let sink = Diagnostics.sink
        Diagnostics.reset()
        Diagnostics.sink = { messages.append($0) }
        defer { Diagnostics.sink = sink }
        let tree = TestTree(Endless())
        #expect(tree.texts == ["8"] || tree.texts == ["7"])
        #expect(messages.all.contains { $0.contains("onChange") && $0.contains("8 rounds") })
        #expect(tree.graph.wantsNextFrame)
    }

    final class Messages: @unchecked Sendable {
        private let lock = NSLock()
        private var messages: [String] = []
        var all: [String] { lock.withLock { messages } }
        func append(_ message: String) { lock.withLock { messages.append(message) } }
    }

    // MARK: State and identity

    struct Counter: View {
        let name: String
        let take: (String, Binding<Int>) -> Void
        @State private var count = 0

        var body: some View {
            take(name, $count)
            return Text("\(name)\(count)")
        }
    }

    @MainActor
    final class Bindings {
        var all: [String: Binding<Int>] = [:]
    }

    struct Branches: View {
        let model: Model
        let bindings: Bindings

        var body: some View {
            VStack {
                if model.isThere {
                    Counter(name: "a") { bindings.all[$0] = $1 }
                } else {
                    Counter(name: "b") { bindings.all[$0] = $1 }
                }
            }
        }
    }

    @Test func eachSideOfAConditionHasStateOfItsOwnThatEndsWithIt() {
        let model = Model()
        let bindings = Bindings()
        let tree = TestTree(Branches(model: model, bindings: bindings))
        bindings.all["a"]?.wrappedValue = 5
        tree.tick()
        #expect(tree.texts == ["a5"])
        model.isThere = false
        tree.tick()
        #expect(tree.texts == ["b0"])
        model.isThere = true
        tree.tick()
        #expect(tree.texts == ["a0"])
    }

    struct Rows: View {
        let model: Model
        let bindings: Bindings

        var body: some View {
            VStack {
                ForEach(model.items, id: \.self) { item in
                    Counter(name: "\(item):") { bindings.all[$0] = $1 }
                }
            }
        }
    }

    @Test func stateFollowsTheIdOfAnElementWhereverItMoves() {
        let model = Model()
        let bindings = Bindings()
        let tree = TestTree(Rows(model: model, bindings: bindings))
        bindings.all["2:"]?.wrappedValue = 7
        tree.tick()
        model.items = [2, 3, 1]
        tree.tick()
        #expect(tree.texts == ["2:7", "3:0", "1:0"])
        model.items = [3, 1]
        tree.tick()
        model.items = [1, 2, 3]
        tree.tick()
        #expect(tree.texts == ["1:0", "2:0", "3:0"])
    }

    @Test func elementsOfTheSameIdAreAllShownAndReported() {
        let messages = Messages()
        let sink = Diagnostics.sink
        Diagnostics.reset()
        Diagnostics.sink = { messages.append($0) }
        defer { Diagnostics.sink = sink }
        let model = Model()
        model.items = [1, 1, 2]
        let tree = TestTree(Rows(model: model, bindings: Bindings()))
        #expect(tree.texts == ["1:0", "1:0", "2:0"])
        #expect(messages.all.contains { $0.contains("more than one element with the id 1") })
    }

    struct Identified: View {
        let model: Model
        let bindings: Bindings
        var body: some View { Counter(name: "c") { bindings.all[$0] = $1 }.id(model.id) }
    }

    @Test func anotherIdIsAnotherView() {
        let model = Model()
        let bindings = Bindings()
        let tree = TestTree(Identified(model: model, bindings: bindings))
        bindings.all["c"]?.wrappedValue = 3
        tree.tick()
        #expect(tree.texts == ["c3"])
        model.id = 2
        tree.tick()
        #expect(tree.texts == ["c0"])
    }

    struct Erased: View {
        let model: Model
        let bindings: Bindings

        var body: some View {
            let counter = Counter(name: "e") { bindings.all[$0] = $1 }
            return model.isThere ? AnyView(counter) : AnyView(counter.padding(1))
        }
    }

    @Test func anAnyViewKeepsStateAsLongAsTheTypeInsideStays() {
        let model = Model()
        let bindings = Bindings()
        let tree = TestTree(Erased(model: model, bindings: bindings))
        bindings.all["e"]?.wrappedValue = 2
        tree.tick()
        model.number = 1
        tree.tick()
        #expect(tree.texts == ["e2"])
        model.isThere = false
        tree.tick()
        #expect(tree.texts == ["e0"])
    }

    struct Plain: View {
        let model: Model
        let bindings: Bindings

        var body: some View {
            Counter(name: "p") { bindings.all[$0] = $1 }.padding(CGFloat(model.number)).frame(
                width: model.isThere ? 100 : nil)
        }
    }

    @Test func changedArgumentsOfModifiersKeepTheState() {
        let model = Model()
        let bindings = Bindings()
        let tree = TestTree(Plain(model: model, bindings: bindings))
        bindings.all["p"]?.wrappedValue = 9
        model.number = 4
        model.isThere = false
        tree.tick()
        #expect(tree.texts == ["p9"])
    }

    @Test func settingTheStateOfAViewThatIsGoneDoesNothing() {
        let model = Model()
        let bindings = Bindings()
        let tree = TestTree(Branches(model: model, bindings: bindings))
        let old = bindings.all["a"]
        model.isThere = false
        tree.tick()
        old?.wrappedValue = 77
        tree.tick()
        #expect(tree.texts == ["b0"])
    }

    @Test func nodesOfViewsThatWentAreFreed() {
        let model = Model()
        let tree = TestTree(Rows(model: model, bindings: Bindings()))
        let before = tree.graph.nodeCount
        for round in 0..<20 {
            model.items = Array(0..<50).map { $0 + round * 100 }
            tree.tick()
            model.items = [1, 2, 3]
            tree.tick()
        }
        #expect(tree.graph.nodeCount == before)
    }

    // MARK: Threads

    @Test func stateSetFromOtherThreadsArrives() async {
        let bindings = Bindings()
        let tree = TestTree(Counter(name: "t") { bindings.all[$0] = $1 })
        let binding = UncheckedSendable(bindings.all["t"]!)
        await withTaskGroup(of: Void.self) { group in
            for value in 1...50 {
                group.addTask {
                    binding.value.wrappedValue = value
                    _ = binding.value.wrappedValue
                }
            }
        }
        binding.value.wrappedValue = 999
        tree.tick()
        #expect(tree.texts == ["t999"])
    }

    @Test func aChangeWakesTheHostOnce() {
        let bindings = Bindings()
        let tree = TestTree(Counter(name: "w") { bindings.all[$0] = $1 })
        let wakes = Messages()
        tree.graph.onChange { wakes.append("wake") }
        bindings.all["w"]?.wrappedValue = 1
        bindings.all["w"]?.wrappedValue = 2
        #expect(wakes.all.count == 1)
        tree.tick()
        bindings.all["w"]?.wrappedValue = 3
        #expect(wakes.all.count == 2)
    }

    // MARK: Preferences

    struct Summing: View {
        let model: Model
        @State private var sum = -1

        var body: some View {
            VStack {
                Text("sum \(sum)")
                ForEach(model.items, id: \.self) { Text("\($0)").preference(key: WidthKey.self, value: $0) }
            }
            .onPreferenceChange(WidthKey.self) { value in MainActor.assumeIsolated { sum = value } }
        }
    }

    @Test func preferencesAreJoinedInOrderAndTheirChangesAreInTheSameFrame() {
        let model = Model()
        let tree = TestTree(Summing(model: model))
        #expect(tree.texts.first == "sum 6")
        model.items = [10, 20]
        tree.tick()
        #expect(tree.texts.first == "sum 30")
    }

    struct Transformed: View {
        var body: some View {
            Text("x").preference(key: WidthKey.self, value: 4)
                .transformPreference(WidthKey.self) { $0 *= 10 }
                .overlayPreferenceValue(WidthKey.self) { Text("over \($0)") }
                .backgroundPreferenceValue(WidthKey.self) { Text("behind \($0)") }
        }
    }

    @Test func preferencesCanBeChangedAndShownOverAndBehindTheView() {
        #expect(TestTree(Transformed()).texts == ["behind 40", "x", "over 40"])
    }

    struct ObservingOverlay: View {
        let model: Model

        var body: some View {
            Text("x").preference(key: WidthKey.self, value: 1)
                .overlayPreferenceValue(WidthKey.self) { Text("\($0 + model.number)") }
        }
    }

    @Test func whatAViewMadeFromAPreferenceReadsIsObserved() {
        let model = Model()
        let tree = TestTree(ObservingOverlay(model: model))
        #expect(tree.texts == ["x", "1"])
        model.number = 5
        tree.tick()
        #expect(tree.texts == ["x", "6"])
    }

    @Test func aSpacerInALayoutStretchesAlongItsOrientation() {
        let tree = TestTree(
            VStack {
                HStackLayout() {
                    Text("left"); Spacer(); Text("right")
                }
            }, size: CGSize(width: 300, height: 100))
        #expect(tree.frame(of: "left")?.minX == 0)
        #expect(tree.frame(of: "right")?.maxX == 300)
    }

    // MARK: Bounds

    @Test func manyChangesBeforeATickCostInProportion() {
        let bindings = Bindings()
        let tree = TestTree(Counter(name: "m") { bindings.all[$0] = $1 })
        // Quadratic, this would take minutes.
        for value in 1...200_000 { bindings.all["m"]?.wrappedValue = value % 900 }
        tree.tick()
        #expect(tree.texts == ["m\(200_000 % 900)"])
    }

    struct Endlessly: View {
        var body: some View { VStack { AnyView(Endlessly()) } }
    }

    @Test func aViewMadeOfItselfIsCutShortAndNamed() {
        let messages = Messages()
        let sink = Diagnostics.sink
        Diagnostics.reset()
        Diagnostics.sink = { messages.append($0) }
        defer { Diagnostics.sink = sink }
        let tree = TestTree(
            VStack {
                Text("beside"); Endlessly()
            })
        #expect(tree.texts == ["beside"])
        #expect(messages.all.contains { $0.hasPrefix("Endlessly lies in") })
    }

    struct Mad: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: CGFloat.nan, height: -5)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: CGPoint(x: CGFloat.infinity, y: 0), proposal: proposal) }
        }
    }

    @Test func aLayoutThatAnswersNoNumbersIsReportedAndDrawnAsIfItSaidNothing() {
        let messages = Messages()
        let sink = Diagnostics.sink
        Diagnostics.reset()
        Diagnostics.sink = { messages.append($0) }
        defer { Diagnostics.sink = sink }
        let tree = TestTree(Mad() { Text("inside") })
        #expect(tree.frame(of: "inside")?.minX == 200)
        #expect(messages.all.contains { $0.hasPrefix("Mad.sizeThatFits") })
        #expect(messages.all.contains { $0.hasPrefix("Mad.placeSubviews") })
    }
}
