import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// What a program asks for by a position: a view, an edge, a point, a view at an anchor.
@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
    @MainActor
    private final class Model {
        var position: Binding<ScrollPosition>?
        var id: Binding<Int?>?
    }

    /// Boxes of 50 points, a hundred, in 300 points.
    private struct Screen: View {
        let model: Model
        var start = ScrollPosition()
        var anchor: UnitPoint?
        @State private var position: ScrollPosition

        init(model: Model, start: ScrollPosition = ScrollPosition(), anchor: UnitPoint? = nil) {
            self.model = model
            self.anchor = anchor
            _position = State(initialValue: start)
        }

        var body: some View {
            let _ = model.position = $position
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 80, height: 50) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: anchor)
        }
    }

    private func middle(_ window: TestWindow, _ label: String) throws -> CGFloat {
        try window.node(label: label).frame.midY
    }

    private func window(_ model: Model, start: ScrollPosition = ScrollPosition(), anchor: UnitPoint? = nil)
        -> TestWindow
    {
        TestWindow(width: 80, height: 300) { Screen(model: model, start: start, anchor: anchor) }
    }

    @Test func aPositionBeginsWhereItSays() throws {
        #expect(try middle(window(Model(), start: ScrollPosition(id: 40, anchor: .top)), "40") == 25)
        #expect(try middle(window(Model(), start: ScrollPosition(edge: .bottom)), "99") == 275)
        #expect(try middle(window(Model(), start: ScrollPosition(point: CGPoint(x: 0, y: 500))), "10") == 25)
        #expect(try middle(window(Model(), start: ScrollPosition(y: 510)), "10") == 15)
    }

    @Test func aViewComesToItsAnchor() throws {
        let model = Model()
        let window = window(model)
        for (anchor, place) in [(UnitPoint.top, 25.0), (.center, 150), (.bottom, 275)] {
            model.position?.wrappedValue.scrollTo(id: 50, anchor: anchor)
            window.update()
            #expect(try middle(window, "50") == place)
        }
        #expect(model.position?.wrappedValue.viewID(type: Int.self) == 50)
        #expect(model.position?.wrappedValue.isPositionedByUser == false)
    }

    @Test func edgesAndPointsAreGoneTo() throws {
        let model = Model()
        let window = window(model)
        model.position?.wrappedValue.scrollTo(edge: .bottom)
        window.update()
        #expect(try middle(window, "99") == 275)
        #expect(model.position?.wrappedValue.edge == .bottom)
        model.position?.wrappedValue.scrollTo(edge: .top)
        window.update()
        #expect(try middle(window, "0") == 25)
        model.position?.wrappedValue.scrollTo(point: CGPoint(x: 0, y: 1000))
        window.update()
        #expect(try middle(window, "20") == 25)
        #expect(model.position?.wrappedValue.point == CGPoint(x: 0, y: 1000))
        // No further than the content goes.
        model.position?.wrappedValue.scrollTo(y: 1_000_000)
        window.update()
        #expect(try middle(window, "99") == 275)
    }

    /// Documented: `viewID` is the view at the anchor once the user has scrolled.
    @Test func theViewAtTheAnchorIsTold() throws {
        struct ByID: View {
            let model: Model
            @State private var id: Int?

            var body: some View {
                let _ = model.id = $id
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 80, height: 50) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id, anchor: .bottom)
            }
        }
        let model = Model()
        let window = TestWindow(width: 80, height: 300) { ByID(model: model) }
        _ = window.window.scroll(at: CGPoint(x: 40, y: 10), by: CGSize(width: 0, height: -200), isPrecise: true)
        window.update()
        #expect(model.id?.wrappedValue == 9)
        model.id?.wrappedValue = 60
        window.update()
        #expect(try middle(window, "60") == 275)
    }

    @Test func aViewThatIsInSightIsNotMovedByAReaderWithoutAnAnchor() throws {
        var proxy: ScrollViewProxy?
        let window = TestWindow(width: 80, height: 300) {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)").frame(width: 80, height: 50) }
                    }
                }
            }
        }
        proxy?.scrollTo(3)
        window.update()
        #expect(try middle(window, "0") == 25)
        proxy?.scrollTo(8)
        window.update()
        #expect(try middle(window, "8") == 275)
        proxy?.scrollTo(1)
        window.update()
        #expect(try middle(window, "1") == 25)
        proxy?.scrollTo(50, anchor: UnitPoint(x: 0, y: 0.2))
        window.update()
        #expect(try middle(window, "50") == 0.2 * 250 + 25)
    }
}
