import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// A hundred boxes of 50 points below one another, each with its number as its label.
private struct Boxes: View {
    var count = 100

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
                Text(verbatim: "\(number)").frame(width: 80, height: 50)
            }
        }
    }
}

@MainActor
@Suite("Scroll view")
struct ScrollViewTests {
    private func wheel(_ window: TestWindow, _ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) -> Bool {
        let hasMoved = window.window.scroll(
            at: CGPoint(x: x, y: y), by: CGSize(width: dx, height: dy), isPrecise: true)
        window.update()
        return hasMoved
    }

    private func top(_ window: TestWindow, _ label: String) throws -> CGFloat {
        try window.node(label: label).frame.midY
    }

    /// Apple's documentation: a scroll view takes what is proposed along its axes, its content's size across.
    @Test func takesTheRoomAlongItsAxisAndItsContentsAcross() throws {
        let tree = TestTree(ScrollView { Boxes() }.background { Color.red })
        let color = try #require(tree.drawn.first { $0.type == "Color" })
        #expect(color.frame == CGRect(x: 160, y: 0, width: 80, height: 600))
        let both = TestTree(ScrollView([.horizontal, .vertical]) { Boxes() }.background { Color.red })
        #expect(both.drawn.first { $0.type == "Color" }?.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    }

    @Test func isAsLargeAsItsContentWhereNothingIsProposed() {
        let tree = TestTree(ScrollView { Boxes() })
        #expect(tree.graph.size(.unspecified) == CGSize(width: 80, height: 5_000))
    }

    @Test func theWheelMovesTheContentAsFarAsItGoes() throws {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() } }
        #expect(try top(window, "0") == 25)
        #expect(wheel(window, 40, 10, by: 0, -60))
        #expect(try top(window, "0") == -35)
        #expect(!wheel(window, 40, 10, by: -50, 0))
        #expect(wheel(window, 40, 10, by: 0, -100_000))
        #expect(try top(window, "99") == 275)
        #expect(!wheel(window, 40, 10, by: 0, -1))
        #expect(wheel(window, 40, 10, by: 0, 100_000))
        #expect(try top(window, "0") == 25)
    }

    @Test func severalTurnsBeforeATickAddUp() throws {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() } }
        for _ in 0..<3 { _ = window.window.scroll(at: .zero, by: CGSize(width: 0, height: -10), isPrecise: true) }
        window.update()
        #expect(try top(window, "0") == -5)
    }

    @Test func whatIsScrolledOutCannotBeTouched() throws {
        var taps: [Int] = []
        let window = TestWindow(width: 200, height: 200) {
            VStack(spacing: 0) {
                Color.green.frame(height: 100).onTapGesture { taps.append(-1) }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { number in
                            Color.blue.frame(height: 50).onTapGesture { taps.append(number) }
                        }
                    }
                }
                .frame(height: 100)
            }
        }
        #expect(wheel(window, 100, 150, by: 0, -75))
        window.pointer(.began, 100, 90)
        window.pointer(.ended, 100, 90)
        window.pointer(.began, 100, 110)
        window.pointer(.ended, 100, 110)
        #expect(taps == [-1, 1])
    }

    @Test func aScrollViewThatCannotMoveLeavesTheWheelToTheOneAround() throws {
        let window = TestWindow(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { Color.red.frame(width: 500, height: 60) }
                    Text(verbatim: "below").frame(height: 400)
                }
            }
        }
        #expect(wheel(window, 50, 20, by: 0, -10))
        #expect(try top(window, "below") == 60 + 200 - 10)
        #expect(wheel(window, 50, 20, by: -30, 0))
    }

    @Test func aDisabledScrollViewStaysWhereItIs() {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() }.scrollDisabled(true) }
        #expect(!wheel(window, 40, 10, by: 0, -60))
    }

    @Test func aReaderScrollsToAViewByItsID() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 80, height: 300) {
            ScrollViewReader { reader in
                ScrollView { Boxes() }.onAppear { proxy = reader }
            }
        }
        let reader = try #require(proxy)
        reader.scrollTo(50, anchor: .top)
        window.update()
        #expect(try top(window, "50") == 25)
        reader.scrollTo(52)
        window.update()
        #expect(try top(window, "50") == 25)
        reader.scrollTo(60, anchor: nil)
        window.update()
        #expect(try top(window, "60") == 275)
        reader.scrollTo(99, anchor: .center)
        window.update()
        #expect(try top(window, "99") == 275)
        reader.scrollTo("nobody")
        window.update()
        #expect(try top(window, "99") == 275)
    }

    @Test func scrollingWithAnAnimationMovesThere() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 80, height: 300) {
            ScrollViewReader { reader in
                ScrollView { Boxes() }.onAppear { proxy = reader }
            }
        }
        let reader = try #require(proxy)
        withAnimation(.linear(duration: 1)) { reader.scrollTo(20, anchor: .top) }
        window.update()
        #expect(try top(window, "0") == 25)
        window.update(after: 0.5)
        #expect(try top(window, "0") == 25 - 500)
        window.update(after: 0.6)
        #expect(try top(window, "20") == 25)
    }

    @Test func scrollingRunsNoBody() throws {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() } }
        window.bodies = []
        #expect(wheel(window, 40, 10, by: 0, -1))
        #expect(window.bodies.isEmpty)
    }

    @Test func theDefaultAnchorKeepsTheEndInSight() throws {
        @MainActor final class Model { var set: ((Int) -> Void)? }
        struct Chat: View {
            let model: Model
            @State private var count = 10
            var body: some View {
                let _ = model.set = { count = $0 }
                ScrollView { Boxes(count: count) }.defaultScrollAnchor(.bottom)
            }
        }
        let model = Model()
        let window = TestWindow(width: 80, height: 300) { Chat(model: model) }
        #expect(try top(window, "9") == 275)
        model.set?(12)
        window.update()
        #expect(try top(window, "11") == 275)
        #expect(wheel(window, 40, 10, by: 0, 20))
        model.set?(14)
        window.update()
        #expect(try top(window, "11") == 295)
    }

    @Test func aPositionIsFollowedAndTold() throws {
        @MainActor final class Model {
            var position: Binding<ScrollPosition>?
            var id: Binding<Int?>?
        }
        struct Screen: View {
            let model: Model
            @State private var position = ScrollPosition(edge: .bottom)
            var body: some View {
                let _ = model.position = $position
                ScrollView { Boxes() }.scrollPosition($position)
            }
        }
        struct ByID: View {
            let model: Model
            @State private var id: Int?
            var body: some View {
                let _ = model.id = $id
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 80, height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
            }
        }
        let model = Model()
        let window = TestWindow(width: 80, height: 300) { Screen(model: model) }
        #expect(try top(window, "99") == 275)
        model.position?.wrappedValue.scrollTo(y: 100)
        window.update()
        #expect(try top(window, "2") == 25)
        #expect(model.position?.wrappedValue.y == 100)
        #expect(wheel(window, 40, 10, by: 0, -10))
        #expect(model.position?.wrappedValue.isPositionedByUser == true)
        #expect(model.position?.wrappedValue.y == nil)

        let other = TestWindow(width: 80, height: 300) { ByID(model: model) }
        model.id?.wrappedValue = 30
        other.update()
        #expect(try top(other, "30") == 25)
        #expect(wheel(other, 40, 10, by: 0, -100))
        #expect(model.id?.wrappedValue == 32)
    }

    @Test func keysMoveByPagesAndToTheEnds() throws {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() } }
        window.key("pageDown")
        #expect(try top(window, "0") == 25 - 260)
        window.key("end")
        #expect(try top(window, "99") == 275)
        window.key("home")
        #expect(try top(window, "0") == 25)
    }

    @Test func barsShowWhileTheContentMovesAndGoThen() {
        let window = TestWindow(width: 80, height: 300) { ScrollView { Boxes() } }
        let still = window.drawing
        #expect(wheel(window, 40, 10, by: 0, -10))
        let moving = window.drawing
        #expect(moving.contains("0.5"))
        window.update(after: 2)
        #expect(!window.window.wantsNextFrame)
        #expect(wheel(window, 40, 10, by: 0, 10))
        window.update(after: 2)
        #expect(window.drawing == still)
        let hidden = TestWindow(width: 80, height: 300) { ScrollView { Boxes() }.scrollIndicators(.hidden) }
        let before = hidden.drawing
        _ = wheel(hidden, 40, 10, by: 0, -10)
        #expect(wheel(hidden, 40, 10, by: 0, 10))
        #expect(hidden.drawing == before)
    }

    @Test func marginsLieAroundTheContent() throws {
        let window = TestWindow(width: 80, height: 300) {
            ScrollView { Boxes() }.contentMargins(.vertical, 20, for: .scrollContent)
        }
        #expect(try top(window, "0") == 45)
        #expect(wheel(window, 40, 10, by: 0, -100_000))
        #expect(try top(window, "99") == 255)
    }

    @Test func theGeometryIsTold() {
        var told: [CGFloat] = []
        let window = TestWindow(width: 80, height: 300) {
            ScrollView { Boxes() }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { _, new in told.append(new) }
        }
        #expect(wheel(window, 40, 10, by: 0, -10))
        #expect(told == [0, 10])
    }

    @Test func aViewHearsWhetherItIsInSight() {
        var seen: [Bool] = []
        let window = TestWindow(width: 80, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    Color.blue.frame(height: 100).onScrollVisibilityChange { seen.append($0) }
                    Color.red.frame(height: 100)
                }
            }
        }
        #expect(wheel(window, 40, 10, by: 0, -40))
        #expect(seen == [])
        #expect(wheel(window, 40, 10, by: 0, -20))
        #expect(seen == [true])
        #expect(wheel(window, 40, 10, by: 0, -100))
        #expect(seen == [true, false])
    }
}
