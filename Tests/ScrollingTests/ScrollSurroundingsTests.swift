import CoreGraphics
import Scrolling
import Testing
import ViewTesting

/// What a scroll view is to views in it: the container that frames are made by, and a coordinate space.
@MainActor
@Suite("Surroundings of a scroll view")
struct ScrollSurroundingsTests {
    @Test func framesAreMadeByTheScrollView() {
        let tree = TestTree(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.horizontal)
                    Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 20)
                }
            }
            .frame(width: 200, height: 100))
        let widths = tree.drawn.filter { $0.type == "Color" }.map(\.frame.width)
        #expect(widths == [200, 90])
    }

    @Test func itsCoordinatesAreThoseOfWhatIsSeen() {
        var seen: [CGFloat] = []
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                GeometryReader { proxy in
                    let _ =
                        seen = [
                            proxy.frame(in: .scrollView).minY, proxy.frame(in: .scrollView(axis: .vertical)).minY,
                            proxy.bounds(of: .scrollView)?.height ?? -1,
                            proxy.bounds(of: .scrollView(axis: .horizontal))?.height ?? -1,
                        ]
                    Color.blue
                }
                .frame(height: 10)
            }
        }
        .frame(width: 100, height: 80)
        _ = TestTree(view)
        #expect(seen == [30, 30, 80, -1])
    }

    @Test func whatIsInItIsMirrored() {
        let tree = TestTree(
            ScrollView { Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .leading) }
                .environment(\.layoutDirection, .rightToLeft))
        #expect(tree.drawn.first { $0.type == "Color" }?.frame.maxX == 400)
    }
}
