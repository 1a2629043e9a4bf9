import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// What modifiers propose to their view and what they answer for it.
@MainActor
@Suite("Layout modifiers")
struct LayoutModifierTests {
    private func shapes<V: View>(_ view: V, size: CGSize = CGSize(width: 400, height: 400)) -> [CGRect] {
        TestTree(view, size: size).drawn.map(\.frame)
    }

    private func sizes<V: View>(_ view: V) -> [CGSize] { shapes(view).map(\.size) }

    private func widths<V: View>(_ view: V) -> [CGFloat] { shapes(view).map(\.width) }

    // MARK: Fixed size

    private let sentence = "The quick brown fox jumps over the lazy dog"

    /// Apple's documentation: a text of fixed size is not cut and not wrapped by the frame around it.
    @Test func aTextOfFixedSizeIsAsWideAsItsLine() throws {
        let ideal = try #require(shapes(Text(sentence)).first)
        let fixed = try #require(shapes(Text(sentence).fixedSize().frame(width: 50, height: 10)).first)
        #expect(fixed.size == ideal.size && fixed.height == 16 && fixed.width > 200)
        // In the middle of the frame, which is in the middle of the window.
        #expect(abs(fixed.midX - 200) <= 0.5 && abs(fixed.midY - 200) <= 0.5)
    }

    @Test func aTextFixedAlongOneAxisFollowsTheOther() throws {
        let tall = try #require(
            shapes(Text(sentence).fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 16)).first)
        #expect(tall.width <= 100 && tall.height >= 3 * 16)
        let wide = try #require(
            shapes(Text(sentence).fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 60)).first)
        #expect(wide.width > 200 && wide.height == 16)
    }

    /// Apple's documentation of `replacingUnspecifiedDimensions`: 10 by 10 where nothing is proposed.
    @Test func aViewThatTakesWhatItGetsIsTenPointsWhenFixed() {
        #expect(sizes(Color.red.fixedSize()) == [CGSize(width: 10, height: 10)])
        #expect(sizes(Color.red.fixedSize(horizontal: true, vertical: false)) == [CGSize(width: 10, height: 400)])
        #expect(
            sizes(Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize()) == [CGSize(width: 30, height: 20)])
    }

    // MARK: Priority

    /// Apple's documentation: what the views of less priority need at least is set aside, and the first get the rest.
    @Test func aViewOfHigherPriorityGetsWhatTheOthersDoNotNeed() {
        #expect(
            widths(
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 20)
                    Color.blue.frame(minWidth: 30).layoutPriority(1)
                }
                .frame(width: 100)) == [20, 80])
    }

    @Test func prioritiesAreServedFromTheHighest() {
        // 100 - 10 are offered to the last, which takes 30; 60 to the second, which takes 40; 30 are left.
        #expect(
            widths(
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 10)
                    Color.green.frame(minWidth: 0, maxWidth: 40).layoutPriority(1)
                    Color.blue.frame(minWidth: 0, maxWidth: 30).layoutPriority(2)
                }
                .frame(width: 100)) == [30, 40, 30])
    }

    @Test func aPriorityBelowZeroComesLast() {
        #expect(
            shapes(
                VStack(spacing: 0) {
                    Color.red.frame(minHeight: 15).layoutPriority(-1)
                    Color.blue
                }
                .frame(height: 100)
            ).map(\.height) == [15, 85])
    }

    @Test func aTextOfHigherPriorityIsShownWhole() throws {
        let alone = try #require(shapes(Text("Important words")).first)
        let both = shapes(
            HStack(spacing: 0) {
                Text(sentence).lineLimit(1)
                Text("Important words").lineLimit(1).layoutPriority(1)
            }
            .frame(width: alone.width + 60))
        #expect(both.count == 2 && both.last?.width == alone.width)
        #expect(both.first?.width ?? 0 <= 60)
    }

    // MARK: Proportions

    @Test func aRatioFitsOrFillsItsRoom() {
        let square = CGSize(width: 100, height: 100)
        func size(_ ratio: CGFloat?, _ mode: ContentMode) -> [CGSize] {
            sizes(Color.red.aspectRatio(ratio, contentMode: mode).frame(width: square.width, height: square.height))
        }
        #expect(size(2, .fit) == [CGSize(width: 100, height: 50)])
        #expect(size(2, .fill) == [CGSize(width: 200, height: 100)])
        #expect(size(0.5, .fit) == [CGSize(width: 50, height: 100)])
        #expect(size(0.5, .fill) == [CGSize(width: 100, height: 200)])
        #expect(
            sizes(
                Color.red.aspectRatio(CGSize(width: 8, height: 2), contentMode: .fit).frame(width: 100, height: 100))
                == [CGSize(width: 100, height: 25)])
    }

    /// Apple's documentation: without a ratio, the view keeps its own.
    @Test func withoutARatioTheIdealSizesIsKept() {
        #expect(
            sizes(
                Color.red.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit)
                    .frame(width: 100, height: 100)) == [CGSize(width: 100, height: 50)])
    }

    @Test func aRatioIsKeptWhereOneLengthIsProposed() {
        #expect(
            sizes(
                Color.red.aspectRatio(2, contentMode: .fit).frame(width: 60).fixedSize(
                    horizontal: false, vertical: true))
                == [CGSize(width: 60, height: 30)])
    }

    // MARK: What fits

    @Test func onlyTheNamedAxisHasToFit() {
        func chosen(_ axes: Axis.Set) -> [CGFloat] {
            widths(
                ViewThatFits(in: axes) {
                    Color.red.frame(width: 300, height: 20)
                    Color.red.frame(width: 50, height: 10)
                }
                .frame(width: 100, height: 30))
        }
        #expect(chosen(.vertical) == [300])
        #expect(chosen(.horizontal) == [50])
        #expect(chosen([.horizontal, .vertical]) == [50])
    }

    @Test func whatIsTooHighIsPassedOver() {
        #expect(
            shapes(
                ViewThatFits(in: .vertical) {
                    Color.red.frame(width: 10, height: 60)
                    Color.red.frame(width: 10, height: 25)
                    Color.red.frame(width: 10, height: 5)
                }
                .frame(width: 100, height: 30)
            ).map(\.height) == [25])
    }
}

/// Backgrounds and overlays, in all their forms.
@MainActor
@Suite("Backgrounds and overlays")
struct BackgroundTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func paths<V: View>(_ view: V, safeArea: EdgeInsets = EdgeInsets()) -> [Path] {
        TestTree(view, size: CGSize(width: 100, height: 100), safeArea: safeArea).shownItems.compactMap { item in
            if case .fill(let path, _, .color(PaintColor(red: 1, green: 0, blue: 0))) = item { path } else { nil }
        }
    }

    private func bounds<V: View>(_ view: V, safeArea: EdgeInsets = EdgeInsets()) -> [CGRect] {
        paths(view, safeArea: safeArea).map(\.boundingRect)
    }

    /// In the middle of the window of 100 points.
    private var room: some View { Color.clear.frame(width: 40, height: 20) }
    private let frame = CGRect(x: 30, y: 40, width: 40, height: 20)

    @Test func aStyleFillsTheViewsFrame() {
        #expect(bounds(room.background(red)) == [frame])
        #expect(bounds(room.overlay(red)) == [frame])
        #expect(bounds(room.background { red }) == [frame])
        #expect(bounds(room.overlay { red }) == [frame])
    }

    @Test func aStyleFillsAShapeInTheViewsFrame() {
        let circle = CGRect(x: 40, y: 40, width: 20, height: 20)
        #expect(bounds(room.background(red, in: Circle())) == [circle])
        #expect(bounds(room.overlay(red, in: Circle())) == [circle])
        #expect(paths(room.background(red, in: Ellipse())).first?.contains(CGPoint(x: 31, y: 41)) == false)
    }

    @Test func theStyleOfBackgroundsIsTakenWhereNoneIsSaid() {
        #expect(bounds(room.background(in: Rectangle()).backgroundStyle(red)) == [frame])
        #expect(bounds(room.background().backgroundStyle(red)) == [frame])
    }

    @Test func anotherViewKeepsItsSizeAndIsAligned() {
        let dot = red.frame(width: 10, height: 10)
        #expect(bounds(room.background(dot)) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
        #expect(bounds(room.overlay(dot, alignment: .bottomTrailing)) == [CGRect(x: 60, y: 50, width: 10, height: 10)])
        #expect(bounds(room.background(dot, alignment: .topLeading)) == [CGRect(x: 30, y: 40, width: 10, height: 10)])
        #expect(bounds(room.overlay(alignment: .leading) { dot }) == [CGRect(x: 30, y: 45, width: 10, height: 10)])
        #expect(bounds(room.background(alignment: .bottom) { dot }) == [CGRect(x: 45, y: 50, width: 10, height: 10)])
    }

    @Test func aLargerOneTakesNoRoom() {
        let large = red.frame(width: 80, height: 80)
        #expect(bounds(room.background { large }) == [CGRect(x: 10, y: 10, width: 80, height: 80)])
        let column = VStack(spacing: 0) {
            Color.clear.frame(width: 10, height: 10).overlay { large }
            red.frame(width: 10, height: 10)
        }
        // The second begins where the first of ten points ends.
        #expect(bounds(column).contains(CGRect(x: 45, y: 50, width: 10, height: 10)))
    }

    /// Apple's documentation: a style in the background goes on under the safe area unless edges are named.
    @Test func aStyleGoesOnUnderTheSafeArea() {
        let bars = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let inside = CGRect(x: 0, y: 20, width: 100, height: 70)
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
        #expect(bounds(content.background(red), safeArea: bars) == [whole])
        #expect(bounds(content.background(red, ignoresSafeAreaEdges: []), safeArea: bars) == [inside])
        #expect(
            bounds(content.background(red, ignoresSafeAreaEdges: .top), safeArea: bars)
                == [CGRect(x: 0, y: 0, width: 100, height: 90)])
        #expect(bounds(content.overlay(red), safeArea: bars) == [whole])
        // Neither a shape nor a view does by itself.
        #expect(bounds(content.background(red, in: Rectangle()), safeArea: bars) == [inside])
    }
}
