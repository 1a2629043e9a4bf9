import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// What builders, and the views that are made of others, come to.
@MainActor
@Suite("Builders")
struct BuilderTests {
    private struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(10) }
    }

    private struct Backed: ViewModifier {
        func body(content: Content) -> some View { content.background { Color.black } }
    }

    private var box: some View { Color.white.frame(width: 10, height: 10) }

    /// Apple's documentation: a modifier on a group is applied to each of its members.
    @Test func aModifierOfAGroupReachesEachOfItsViews() throws {
        let tree = TestTree(
            VStack(spacing: 0) {
                Group {
                    box
                    box
                }
                .padding(5)
            })
        let tops = tree.drawn.map(\.frame.minY)
        #expect(tops.count == 2)
        let distance: CGFloat = tops[1] - tops[0]
        #expect(distance == 20)
    }

    @Test func aModifierOfAForEachReachesEachOfItsViews() throws {
        let tree = TestTree(VStack(spacing: 0) { ForEach(0..<3) { _ in box }.padding(.bottom, 7) })
        let tops = tree.drawn.map(\.frame.minY)
        #expect(zip(tops, tops.dropFirst()).map { $1 - $0 } == [17, 17])
    }

    @Test func aBuilderTakesMoreThanTenViews() {
        let tree = TestTree(
            VStack {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            })
        #expect(tree.texts == (1...12).map { "\($0)" })
        let middles = tree.drawn.map(\.frame.midY)
        #expect(middles == middles.sorted() && Set(middles).count == 12)
    }

    @Test func aTupleOfViewsIsItsViews() throws {
        let pair = TupleView((Text("a"), Text("b")))
        #expect(TestTree(pair).texts == ["a", "b"])
        let column = TestTree(VStack(spacing: 0) { pair })
        // A line of the body's text is 16 points high.
        #expect(try #require(column.frame(of: "b")).minY - (try #require(column.frame(of: "a")).minY) == 16)
        #expect(TestTree(Group(subviews: pair) { Text("\($0.count)") }).texts == ["2"])
    }

    @Test func anOptionalViewIsThereUnlessItIsNil() {
        struct Titled: View {
            var title: Text?
            var body: some View {
                VStack {
                    title
                    Text("body")
                }
            }
        }
        #expect(TestTree(Titled(title: Text("title"))).texts == ["title", "body"])
        #expect(TestTree(Titled()).texts == ["body"])
    }

    @Test func anOptionalViewBeginsAnewWhenItComesBack() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("count \(count)").onTapGesture { count += 1 } }
        }
        struct Host: View {
            @State private var isShown = true
            private var counter: Counter? { isShown ? Counter() : nil }
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).onTapGesture { isShown.toggle() }
                    counter.frame(width: 100, height: 100).contentShape(Rectangle())
                }
            }
        }
        let tree = TestTree(Host(), size: CGSize(width: 100, height: 200))
        tree.tap(CGPoint(x: 50, y: 150))
        #expect(tree.texts == ["count 1"])
        tree.tap(CGPoint(x: 50, y: 50))
        #expect(tree.texts.isEmpty)
        tree.tap(CGPoint(x: 50, y: 100))
        #expect(tree.texts == ["count 0"])
    }

    @Test func modifiedContentIsWhatTheModifierMakes() {
        let text = Text("a")
        let modified = TestTree(ModifiedContent(content: text, modifier: Padded()).background { Color.black })
        let called = TestTree(text.modifier(Padded()).background { Color.black })
        #expect(modified.fills == called.fills)
        #expect(modified.drawn.contains { $0.frame.height == 16 + 20 })
    }

    @Test func modifiedContentIsEqualInBothItsParts() {
        #expect(ModifiedContent(content: 1, modifier: "a") == ModifiedContent(content: 1, modifier: "a"))
        #expect(ModifiedContent(content: 1, modifier: "a") != ModifiedContent(content: 2, modifier: "a"))
        #expect(ModifiedContent(content: 1, modifier: "a") != ModifiedContent(content: 1, modifier: "b"))
    }

    /// The first of two joined modifiers is the inner one.
    @Test func joinedModifiersAreAppliedInOrder() {
        let text = Text("a").frame(width: 30, height: 30)
        let outer = TestTree(text.modifier(Padded().concat(Backed())))
        #expect(outer.drawn.first?.frame.size == CGSize(width: 50, height: 50))
        let inner = TestTree(text.modifier(Backed().concat(Padded())))
        #expect(inner.drawn.first?.frame.size == CGSize(width: 30, height: 30))
    }

    @Test func theEmptyModifierChangesNothing() {
        let plain = TestTree(Text("a").border(.black))
        #expect(TestTree(Text("a").modifier(EmptyModifier()).border(.black)).fills == plain.fills)
        #expect(TestTree(Text("a").modifier(EmptyModifier.identity).border(.black)).fills == plain.fills)
    }

    @Test func aViewUnderAnAvailabilityIsThereAndKeepsItsState() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View {
                Text("\(name) \(count)").frame(width: 100, height: 100).contentShape(Rectangle())
                    .onTapGesture { count += 1 }
            }
        }
        struct Host: View {
            @State private var name = "old"
            var body: some View {
                VStack(spacing: 0) {
                    if #available(macOS 12, iOS 15, *) {
                        Counter(name: name)
                    }
                    Color.red.frame(width: 100, height: 100).onTapGesture { name = "new" }
                }
            }
        }
        let tree = TestTree(Host(), size: CGSize(width: 100, height: 200))
        tree.tap(CGPoint(x: 50, y: 50))
        tree.tap(CGPoint(x: 50, y: 150))
        #expect(tree.texts == ["new 1"])
    }
}

/// Which of several views is drawn over which.
@MainActor
@Suite("Order of drawing")
struct DrawingOrderTests {
    private let red = PaintColor(red: 1, green: 0, blue: 0)
    private let green = PaintColor(red: 0, green: 1, blue: 0)
    private let blue = PaintColor(red: 0, green: 0, blue: 1)

    private func box(_ red: Double, _ green: Double, _ blue: Double) -> some View {
        Color(red: red, green: green, blue: blue).frame(width: 10, height: 10)
    }

    private func order<V: View>(_ view: V) -> [PaintColor] {
        TestTree(view).shownItems.compactMap { item in
            if case .fill(_, _, .color(let color)) = item { color } else { nil }
        }
    }

    @Test func laterViewsOfAStackOfLayersLieOver() {
        #expect(
            order(
                ZStack {
                    box(1, 0, 0)
                    box(0, 1, 0)
                }) == [red, green])
    }

    /// Apple's documentation: the greater index is in front, and 0 is the default.
    @Test func aGreaterIndexLiesOver() {
        #expect(
            order(
                ZStack {
                    box(1, 0, 0).zIndex(1)
                    box(0, 1, 0)
                    box(0, 0, 1).zIndex(-1)
                }) == [blue, green, red])
    }

    @Test func equalIndicesKeepTheirOrder() {
        #expect(
            order(
                ZStack {
                    box(1, 0, 0).zIndex(2)
                    box(0, 1, 0).zIndex(2)
                    box(0, 0, 1)
                }) == [blue, red, green])
    }

    @Test func theIndexCountsInARowToo() {
        #expect(
            order(
                HStack(spacing: -5) {
                    box(1, 0, 0).zIndex(1)
                    box(0, 1, 0)
                }) == [green, red])
    }

    @Test func aBackgroundLiesBehindAndAnOverlayInFront() {
        let middle = box(0, 1, 0)
        #expect(order(middle.background { box(1, 0, 0) }) == [red, green])
        #expect(order(middle.overlay { box(1, 0, 0) }) == [green, red])
        #expect(order(middle.background(Color(red: 1, green: 0, blue: 0))) == [red, green])
        #expect(order(middle.overlay(Color(red: 1, green: 0, blue: 0))) == [green, red])
        #expect(order(middle.background(Color(red: 1, green: 0, blue: 0), in: Circle())) == [red, green])
        #expect(order(middle.overlay(Color(red: 1, green: 0, blue: 0), in: Circle())) == [green, red])
        // The later of two is the outer one.
        #expect(order(middle.background { box(1, 0, 0) }.background { box(0, 0, 1) }) == [blue, red, green])
        #expect(order(middle.overlay { box(1, 0, 0) }.overlay { box(0, 0, 1) }) == [green, red, blue])
    }
}
