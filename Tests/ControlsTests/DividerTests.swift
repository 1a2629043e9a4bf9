import Controls
import CoreGraphics
import Testing
import ViewTesting

/// Apple's documentation of Divider: it spans the minor axis of the stack around it, horizontally outside a stack.
@MainActor
@Suite("Divider")
struct DividerTests {
    private func size<Content: View>(of content: Content, in proposal: CGSize) -> CGSize {
        let tree = ViewGraph(content, size: proposal)
        return tree.size(ProposedViewSize(proposal))
    }

    @Test func liesAcrossTheAxisOfItsStackOnePointThick() {
        #expect(size(of: VStack { Divider() }, in: CGSize(width: 100, height: 80)) == CGSize(width: 100, height: 1))
        #expect(size(of: HStack { Divider() }, in: CGSize(width: 100, height: 80)) == CGSize(width: 1, height: 80))
        #expect(size(of: Divider(), in: CGSize(width: 100, height: 80)) == CGSize(width: 100, height: 1))
    }

    @Test func itsStackIsTheInnermost() {
        let content = VStack { HStack { Divider().padding(.horizontal, 2) } }
        #expect(size(of: content, in: CGSize(width: 100, height: 80)) == CGSize(width: 5, height: 80))
    }
}
