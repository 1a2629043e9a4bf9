import CoreGraphics
import Observation
import Testing
import ViewCore
import ViewTesting

/// `LayoutDirection` in Apple's documentation: the x position of each view is flipped horizontally within its parent.
@MainActor
@Suite("Right to left")
struct RightToLeftTests {
    @Observable
    final class Model {
        var direction = LayoutDirection.leftToRight
    }

    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    private func mirrored(_ view: some View) -> [CGRect] {
        TestTree(view.environment(\.layoutDirection, .rightToLeft)).drawn.map(\.frame)
    }

    @Test func stacksBeginAtTheRight() {
        let frames = mirrored(
            HStack(spacing: 10) {
                box(20)
                box(30)
                Spacer()
            })
        #expect(frames.map(\.minX) == [380, 340])
    }

    @Test func leadingIsRight() {
        let frames = mirrored(
            VStack(alignment: .leading, spacing: 0) {
                box(20)
                box(50).padding(.leading, 7)
                box(5).frame(width: 100, alignment: .leading)
            }
            .frame(maxWidth: .infinity, alignment: .leading))
        #expect(frames.map(\.maxX) == [400, 393, 400])
    }

    @Test func overlaysAreMirrored() {
        let frames = mirrored(box(100, 100).overlay(alignment: .topLeading) { box(20) })
        #expect(frames[1].maxX == frames[0].maxX)
    }

    @Test func aDirectionInsideConcernsThatPartOnly() {
        let tree = TestTree(
            HStack(spacing: 0) {
                box(10)
                HStack(spacing: 0) {
                    box(20)
                    box(30)
                }
                .environment(\.layoutDirection, .rightToLeft)
                box(40)
            }
            .frame(width: 100))
        #expect(tree.drawn.map(\.frame.minX) == [150, 190, 160, 210])
    }

    @Test func aDirectionAroundAListConcernsItsElements() {
        let tree = TestTree(
            HStack(spacing: 0) {
                Group {
                    box(20).frame(width: 50, alignment: .leading)
                    box(20).frame(width: 50, alignment: .trailing)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
            .frame(width: 100))
        #expect(tree.drawn.map(\.frame.minX) == [180, 200])
    }

    @Test func aLayoutOfOnesOwnIsMirrored() {
        struct Diagonal: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    let distance = CGFloat(index) * 10
                    subview.place(
                        at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
                }
            }
        }
        let frames = mirrored(
            Diagonal {
                box(10)
                box(10)
            })
        #expect(frames.map(\.minX) == [240, 230])
        #expect(frames[1].minY - frames[0].minY == 10)
    }

    @Test func theDirectionCanChange() {
        struct Host: View {
            let model: Model
            var body: some View {
                Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading)
                    .environment(\.layoutDirection, model.direction)
            }
        }
        let model = Model()
        let tree = TestTree(Host(model: model))
        #expect(tree.drawn[0].frame.minX == 0)
        model.direction = .rightToLeft
        tree.tick()
        #expect(tree.drawn[0].frame.minX == 390)
    }

    @Test func aViewThatFlipsIsDrawnMirroredThereAlone() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 30, height: 10)
        }
        .environment(\.layoutDirection, .leftToRight)
        let pair = row.flipsForRightToLeftLayoutDirection(true)
        #expect(TestTree(pair).fills != TestTree(pair.environment(\.layoutDirection, .rightToLeft)).fills)
        let still = row.flipsForRightToLeftLayoutDirection(false)
        #expect(TestTree(still).fills == TestTree(still.environment(\.layoutDirection, .rightToLeft)).fills)
    }
}
