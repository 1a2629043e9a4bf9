import CoreGraphics
import Testing
import ViewCore
import ViewTesting

/// How often views are asked for sizes.
@MainActor
@Suite("Layout cost", .serialized)
struct LayoutCostTests {
    /// Rows in columns in rows; each holds a text beside the next level.
    struct Nested: View {
        let depth: Int

        var body: some View {
            if depth == 0 {
                Text("innermost")
            } else if depth % 2 == 0 {
                HStack {
                    Text("\(depth)")
                    AnyView(Nested(depth: depth - 1))
                }
            } else {
                VStack {
                    Text("\(depth)")
                    AnyView(Nested(depth: depth - 1))
                }
            }
        }
    }

    /// The same with a shape that stretches on every level.
    struct Stretching: View {
        let depth: Int

        var body: some View {
            if depth == 0 {
                Color.red
            } else if depth % 2 == 0 {
                HStack(spacing: 0) {
                    Color.blue
                    AnyView(Stretching(depth: depth - 1))
                }
            } else {
                VStack(spacing: 0) {
                    Color.green
                    AnyView(Stretching(depth: depth - 1))
                }
            }
        }
    }

    private func calls<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> Int {
        let before = LayoutEngine.sizeComputations
        _ = TestTree(view, size: CGSize(width: width, height: height))
        return LayoutEngine.sizeComputations - before
    }

    private func check<V: View>(_ name: String, _ width: CGFloat, _ height: CGFloat, _ make: (Int) -> V) {
        let hundred = calls(make(100), width, height)
        let twoHundred = calls(make(200), width, height)
        print("layout cost, \(name): \(hundred) sizes at depth 100, \(twoHundred) at depth 200")
        #expect(Double(twoHundred) <= 2.2 * Double(hundred), "\(name)")
    }

    @Test func sizesGrowLinearlyWithTheDepthOfStacks() {
        check("texts", 4_000, 4_000) { Nested(depth: $0) }
        check("texts in little room", 400, 300) { Nested(depth: $0) }
        check("shapes", 4_000, 4_000) { Stretching(depth: $0) }
    }
}
