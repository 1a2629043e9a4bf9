import SwiftUI

/// Stacks in stacks, and how many sizes are asked for until they are laid out: in proportion to the depth.
@MainActor
enum StackDepth {
    private struct Level: View {
        let depth: Int

        var body: some View {
            if depth == 0 {
                Text("innermost")
            } else if depth % 2 == 0 {
                HStack {
                    Text("\(depth)")
                    AnyView(Level(depth: depth - 1))
                }
            } else {
                VStack {
                    Text("\(depth)")
                    AnyView(Level(depth: depth - 1))
                }
            }
        }
    }

    static func run(_ call: SceneCall) {
        let hundred = sizes(depth: 100)
        let twoHundred = sizes(depth: 200)
        Report.line("stack-depth-100", hundred, "sizes")
        Report.line("stack-depth-200", twoHundred, "sizes")
        Report.line("stack-depth-ratio", twoHundred / hundred, "times")
    }

    private static func sizes(depth: Int) -> Double {
        let before = LayoutEngine.sizeComputations
        _ = BenchmarkWindow(Level(depth: depth)).update()
        return Double(LayoutEngine.sizeComputations - before)
    }
}
