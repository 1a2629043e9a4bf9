import CoreGraphics
import Drawing
import Testing
import ViewCore
import ViewTesting

@MainActor
@Suite("A mask")
struct MaskTests {
    /// The opacities of what the masks in a tree fill.
    private func opacities<Mask: View>(_ mask: Mask) -> [Double] {
        let tree = TestTree(Color.red.frame(width: 20, height: 20).mask { mask })
        return fills(tree.graph.displayChunk(), isInMask: false)
    }

    private func fills(_ chunk: DisplayChunk, isInMask: Bool) -> [Double] {
        chunk.items.flatMap { item -> [Double] in
            switch item {
            case .fill(_, _, .color(let color)): isInMask ? [Double(color.opacity)] : []
            case .chunk(let chunk): fills(chunk, isInMask: isInMask)
            case .layer(let layer):
                fills(layer.content, isInMask: isInMask) + (layer.mask.map { fills($0, isInMask: true) } ?? [])
            default: []
            }
        }
    }

    @Test("is opaque where its shapes are given no style, and else as they are given it")
    func opacity() {
        #expect(opacities(Rectangle()) == [1])
        #expect(opacities(Rectangle().foregroundStyle(Color.black.opacity(0.5))) == [0.5])
        #expect(opacities(Rectangle().fill(.black.opacity(0.25))) == [0.25])
    }
}
