import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// Views whose frame moves as one.
@MainActor
@Suite("Geometry groups")
struct GeometryGroupTests {
    private final class Handles {
        var show: (() -> Void)?
    }

    private struct Card: View {
        let handles: Handles
        let isGrouped: Bool
        @State private var isMoved = false

        var body: some View {
            handles.show = { withAnimation(.linear(duration: 1)) { isMoved = true } }
            return VStack {
                if isGrouped { card.geometryGroup() } else { card }
            }
            .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
        }

        private var card: some View {
            ZStack(alignment: .topTrailing) {
                Color.gray
                if isMoved { Text("new").frame(width: 40, height: 20).transition(.identity) }
            }
            .frame(width: 100, height: 50)
        }
    }

    private func halfway(isGrouped: Bool) -> CGFloat? {
        let handles = Handles()
        let tree = TestTree(Card(handles: handles, isGrouped: isGrouped))
        handles.show?()
        tree.tick()
        tree.advance(0.5)
        return tree.frame(of: "new")?.midX
    }

    /// Documented: the parent's position and size are resolved and animated before the children get theirs, so that a view
    /// that is added to it while it moves does not stand where the parent will be at the end.
    @Test func whatComesInAGroupLiesInItAsItMoves() throws {
        // In 400 points the card's trailing edge goes from 100 to 400; the text's middle is 20 points before it.
        #expect(abs(try #require(halfway(isGrouped: false)) - 380) < 1)
        #expect(abs(try #require(halfway(isGrouped: true)) - 230) < 1)
    }

    @Test func aGroupAtRestChangesNothing() {
        let plain = TestTree(HStack { Text("a").padding() })
        let grouped = TestTree(HStack { Text("a").padding().geometryGroup() })
        #expect(plain.frame(of: "a") == grouped.frame(of: "a"))
    }
}
