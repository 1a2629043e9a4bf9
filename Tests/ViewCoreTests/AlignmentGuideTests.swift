import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// `alignmentGuide`, as Apple documents it: the closure's value takes the place of the view's own.
@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
    private struct Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private func frames(_ view: some View) -> [CGRect] { TestTree(view).drawn.map(\.frame) }

    @Test func aGuideMovesTheViewAgainstItsNeighbours() {
        let frames = frames(
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { _ in -30 }
                box(100, 20)
            })
        #expect(frames[0].minX - frames[1].minX == 30)
    }

    @Test func theClosureGetsTheViewsOwnGuides() {
        var seen: (CGFloat, CGFloat?, CGFloat?) = (0, 0, 0)
        _ = frames(
            VStack(alignment: .trailing) {
                box(40, 20).alignmentGuide(.trailing) { dimensions in
                    seen = (dimensions[.trailing], dimensions[explicit: .trailing], dimensions[explicit: .leading])
                    return dimensions[HorizontalAlignment.center]
                }
            })
        #expect(seen == (40, nil, nil))
    }

    @Test func anOuterGuideSeesTheInnerOneAsExplicit() {
        var seen: CGFloat?
        _ = frames(
            VStack(alignment: .leading) {
                box(40, 20).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) { dimensions in
                    seen = dimensions[explicit: .leading]
                    return 0
                }
            })
        #expect(seen == 7)
    }

    @Test func aCustomGuideGoesThroughStacksAndPadding() {
        let third = VerticalAlignment(Third.self)
        let frames = frames(
            HStack(alignment: third, spacing: 0) {
                VStack(spacing: 0) {
                    box(10, 30)
                    box(10, 30).alignmentGuide(third) { _ in 5 }.padding(.top, 10)
                }
                box(10, 90)
            })
        // The guide of the column: 30 for the first box, 10 of padding, 5 in the second; of the box beside it a third.
        #expect(frames[0].minY + 45 == frames[2].minY + 30)
    }

    @Test func aGuideOfAnOverlayMovesItAlone() {
        let frames = frames(
            box(100, 100).overlay(alignment: .topTrailing) {
                box(20, 20).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            })
        #expect(frames[1].midX == frames[0].maxX)
        #expect(frames[1].midY == frames[0].minY)
    }

    @Test func aGuideThatIsNoNumberIsNotSet() {
        let frames = frames(
            VStack(alignment: .leading, spacing: 0) {
                box(20, 20).alignmentGuide(.leading) { _ in .nan }
                box(100, 20)
            })
        #expect(frames[0].minX == frames[1].minX)
    }
}
