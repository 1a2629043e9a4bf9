import CoreGraphics
import Drawing
import Foundation
import Testing
import Scenes
import ViewTesting

/// The invariant above all: what is kept up to date incrementally equals what is worked out afresh.
///
/// The seed of the first tree is printed; `GESSO_SEED` begins with another one and `GESSO_TREES` makes another number of
/// trees.
@MainActor
@Suite("Invariant")
struct InvariantTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let firstSeed = environment["GESSO_SEED"].flatMap(UInt64.init) ?? 1
    private static let size = environment["GESSO_SIZE"].flatMap(Int.init) ?? 50
    private static let debug = environment["GESSO_DEBUG"] != nil
    private static let treeCount = environment["GESSO_TREES"].flatMap(UInt64.init) ?? 1_000

    @Test func incrementalEqualsFreshOnRandomTrees() {
        print("invariant: \(Self.treeCount) trees from seed \(Self.firstSeed)")
        check(Self.treeCount, isScrolling: false)
    }

    /// With scroll views, lists, tabs, screens and presentations too. They take long: of as many as are asked for a twelfth.
    @Test func incrementalEqualsFreshOnRandomTreesThatScroll() {
        check(Self.environment["GESSO_SEED"] == nil ? max(Self.treeCount / 12, 10) : Self.treeCount, isScrolling: true)
    }

    private func check(_ count: UInt64, isScrolling: Bool) {
        var failed = 0
        for seed in Self.firstSeed..<Self.firstSeed + count where failed < 3 {
            guard let fault = Self.fault(seed: seed, isScrolling: isScrolling) else { continue }
            failed += 1
            Issue.record("seed \(seed): \(fault)")
        }
    }

    /// Nil when 20 random changes of the tree of a seed leave nothing different from a fresh evaluation.
    private static func fault(seed: UInt64, isScrolling: Bool) -> String? {
        var random = SeededRandom(seed: seed)
        let model = RandomTree(size: size, isScrolling: isScrolling, &random)
        if debug { print(model.root.outline()) }
        let tree = TestTree(
            RandomView(node: model.root), size: CGSize(width: 300, height: 300), scale: 1, frame: WindowBars())
        for step in 0..<20 {
            for _ in 0...random.below(3) {
                if random.chance(40) {
                    let animation: Animation = random.chance(50) ? .easeInOut(duration: 0.25) : .spring
                    withAnimation(animation) { model.change(&random) }
                } else {
                    model.change(&random)
                }
            }
            if random.chance(15) {
                tree.graph.setSurface(
                    .init(size: CGSize(width: 100 + random.below(300), height: 100 + random.below(300))))
            }
            tree.jump(random.chance(60) ? Double(random.below(12)) / 60 : 0)
            if let difference = differenceFromDroppedCaches(tree) {
                return "step \(step), caches dropped: \(difference)"
            }
        }
        tree.advance(0)
        for _ in 0..<20 where tree.graph.wantsNextFrame { tree.jump(1) }
        tree.jump(1)
        if tree.graph.wantsNextFrame { return "did not settle" }
        let fresh = TestTree(
            RandomView(node: model.root), size: tree.graph.size, scale: 1, frame: WindowBars())
        if debug {
            print("settled", model.root.outline(), tree.graph.presented().outline.joined(separator: "\n"))
            print("new tree", fresh.graph.presented().outline.joined(separator: "\n"))
        }
        return difference(tree.graph, fresh.graph).map { "settled, new tree: \($0)" }
    }

    private static func differenceFromDroppedCaches(_ tree: TestTree) -> String? {
        let list = tree.graph.displayChunk()
        let presented = tree.graph.presented().outline
        if debug { print("outline", presented.joined(separator: "\n")) }
        tree.graph.dropCaches()
        tree.tick()
        if tree.graph.displayChunk() != list {
            let (first, second) = (lines(list), lines(tree.graph.displayChunk()))
            if first != second { return firstDifference(first, second) }
        }
        let after = tree.graph.presented().outline
        return after == presented ? nil : firstDifference(presented, after)
    }

    private static func difference(_ a: ViewGraph, _ b: ViewGraph) -> String? {
        if a.displayChunk() != b.displayChunk() {
            let (first, second) = (lines(a.displayChunk()), lines(b.displayChunk()))
            if first != second { return firstDifference(first, second) }
        }
        let (first, second) = (a.presented().outline, b.presented().outline)
        return first == second ? nil : firstDifference(first, second)
    }

    /// What is drawn, in lines, without the chunks that it is put together of: a tab that was visited keeps its place among
    /// the others, and adds one that holds nothing.
    private static func lines(_ chunk: DisplayChunk) -> [String] {
        let size = CGSize(width: 1, height: 1)
        let clear = PaintColor(red: 0, green: 0, blue: 0, opacity: 0)
        var lines: [String] = []
        var chunks: [Int] = []
        for line in DisplayList(root: chunk, size: size, background: clear).description.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            while let last = chunks.last, last >= depth { chunks.removeLast() }
            if line.dropFirst(depth) == "chunk" {
                chunks.append(depth)
            } else {
                lines.append(String(line.dropFirst(2 * chunks.count)))
            }
        }
        return lines
    }

    private static func firstDifference(_ a: [String], _ b: [String]) -> String {
        for (first, second) in zip(a, b) where first != second { return "was \(first), is \(second)" }
        return "\(a.count) lines, then \(b.count)"
    }
}

extension RandomNode {
    func outline(_ depth: Int = 0) -> String {
        String(repeating: "  ", count: depth) + "\(id) \(kind) \(number) \(isOn)\n"
            + children.map { $0.outline(depth + 1) }.joined()
    }
}

extension PresentedNode {
    /// The tree in lines, for comparing, without nodes that only put others together.
    var outline: [String] {
        func lines(_ node: PresentedNode, _ depth: Int) -> [String] {
            let isPlain = node.type == nil && node.role == nil && node.label == nil && node.frame.size == .zero
            var own: [String] = []
            if !isPlain {
                let words = [node.type, node.role?.rawValue, node.label, node.value].map { $0 ?? "-" }
                own.append(
                    String(repeating: " ", count: depth)
                        + "\(words.joined(separator: " ")) \(node.frame) \(node.isEnabled) \(node.isDrawn)")
            }
            for child in node.children { own += lines(child, isPlain ? depth : depth + 1) }
            return own
        }
        return lines(self, 0)
    }
}
