import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

/// Shapes that follow the shape of the container that they are in.
@MainActor
@Suite("Shapes of containers")
struct ContainerShapeTests {
    private func outlines(_ view: some View) -> [Path] {
        var paths: [Path] = []
        for case .fill(let path, _, _) in TestTree(view, size: CGSize(width: 100, height: 100)).shownItems {
            paths.append(path)
        }
        return paths
    }

    /// Documented: it is replaced by a rectangle where no container has a shape.
    @Test func withoutAContainerItIsARectangle() {
        let relative = outlines(ContainerRelativeShape().fill(.red))
        #expect(relative == outlines(Rectangle().fill(.red)))
    }

    /// Documented: an inset version of the container's shape. Ten points inside a corner of 30 that has one of 20.
    @Test func cornersRunAlongsideThoseOfTheContainer() {
        let view = ContainerRelativeShape().fill(.red).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        let expected = RoundedRectangle(cornerRadius: 20, style: .circular).fill(.red).padding(10)
        #expect(outlines(view) == outlines(expected))
    }

    @Test func insetsStrokesAndClipsFollowItToo() {
        let shape = RoundedRectangle(cornerRadius: 30, style: .circular)
        let inset = ContainerRelativeShape().inset(by: 5).fill(.red).padding(10).containerShape(shape)
        let expected = RoundedRectangle(cornerRadius: 15, style: .circular).fill(.red).padding(15)
        let (a, b) = (outlines(inset), outlines(expected))
        #expect(a.map(\.boundingRect) == b.map(\.boundingRect))
        let clipped = TestTree(
            Color.red.clipShape(ContainerRelativeShape()).padding(10).containerShape(shape),
            size: CGSize(width: 100, height: 100))
        let plain = TestTree(
            Color.red.clipShape(RoundedRectangle(cornerRadius: 20, style: .circular)).padding(10),
            size: CGSize(width: 100, height: 100))
        #expect(clipped.fills == plain.fills)
    }

    @Test func theNearestContainerCounts() {
        let view = ContainerRelativeShape().fill(.red)
            .containerShape(Circle()).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 30))
        #expect(outlines(view) == outlines(Circle().fill(.red).padding(10)))
    }

    @Test func itFollowsAContainerThatChanges() {
        struct Changing: View {
            let hand: (@escaping (CGFloat) -> Void) -> Void
            @State private var radius: CGFloat = 30
            var body: some View {
                hand { radius = $0 }
                return ContainerRelativeShape().fill(.red).padding(10)
                    .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
            }
        }
        var change: (CGFloat) -> Void = { _ in }
        let tree = TestTree(Changing { change = $0 }, size: CGSize(width: 100, height: 100))
        change(40)
        tree.tick()
        let expected = TestTree(
            RoundedRectangle(cornerRadius: 30, style: .circular).fill(.red).padding(10),
            size: CGSize(width: 100, height: 100))
        #expect(tree.fills == expected.fills)
    }
}

/// The distance that suits a window's content.
@MainActor
@Suite("Padding of scenes")
struct ScenePaddingTests {
    /// The margin around the content of a window, 20 points, is in Apple's guidelines for macOS.
    @Test func itIsTheMarginOfAWindow() {
        let tree = TestTree(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).scenePadding())
        let plain = TestTree(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).padding(20))
        #expect(tree.frame(of: "a") == plain.frame(of: "a"))
        let leading = TestTree(Color.red.scenePadding(.leading), size: CGSize(width: 100, height: 100))
        #expect(leading.drawn.map(\.frame) == [CGRect(x: 20, y: 0, width: 80, height: 100)])
    }
}
