import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// What containers give their views when they are placed, beyond what they asked them with.
@MainActor
@Suite("Given room")
struct GivenRoomTests {
    /// As in lists and grids of cards, where nothing is proposed along the axis.
    @Test("A shape in a stack of layers is as large as the text before it, with nothing proposed")
    func layers() throws {
        let tree = TestTree(
            ZStack {
                Rectangle()
                Text("One\nTwo\nThree").padding(4)
            }
            .fixedSize())
        let shape = try #require(tree.drawn.first { $0.type == "Rectangle" }).frame
        let text = try #require(tree.drawn.first { $0.role == .text }).frame
        #expect(shape == text.insetBy(dx: -4, dy: -4))
        #expect(abs(shape.height - 56) < 0.01)
    }

    /// Reported of `scaledToFill` behind a positioned view: the position is counted in what the layers cover together.
    @Test("A layer larger than the room enlarges that of the others")
    func largeLayer() throws {
        let tree = TestTree(
            ZStack {
                Color.gray.frame(width: 300, height: 300)
                Color.green
            }
            .frame(width: 300, height: 200))
        let green = try #require(tree.drawn.last).frame
        #expect(green.size == CGSize(width: 300, height: 300))
    }

    @Test("Views of a stack of fixed size that stretch are as wide as the widest")
    func sameWidth() {
        let tree = TestTree(
            VStack {
                Text("A").frame(maxWidth: .infinity).background { Color.red }
                Text("Longer than A").frame(maxWidth: .infinity).background { Color.red }
            }
            .fixedSize(horizontal: true, vertical: false))
        let widths = tree.drawn.filter { $0.role != .text }.map(\.frame.width)
        #expect(widths.count == 2)
        #expect(widths.first == widths.last)
        #expect(widths.first ?? 0 > 60)
    }

    @Test("A divider in a row of fixed height is as high as the highest view")
    func dividerInRow() throws {
        let tree = TestTree(
            HStack {
                Text("One\nTwo")
                Color.red.frame(width: 2)
                Text("One")
            }
            .fixedSize(horizontal: false, vertical: true))
        #expect(try #require(tree.drawn.first { $0.role != .text }).frame.height == 32)
    }
}
