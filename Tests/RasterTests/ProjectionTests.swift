import CoreGraphics
import Drawing
import Raster
import Testing

/// Layers that are seen in perspective, and colours that are changed.
@Suite("Projections and colour filters")
struct ProjectionTests {
    private let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func chunk() -> DisplayChunk { DisplayChunk(items: [.fill(box, FillStyle(), .color(red))]) }

    @Test("a projection that keeps lines parallel draws as the transform does")
    func affine() {
        let scale = CGAffineTransform(scaleX: 1.5, y: 1.5)
        let flat = picture([.layer(Layer(content: chunk(), transform: scale))])
        let seen = picture([.layer(Layer(content: chunk(), projection: ProjectionTransform(scale)))])
        #expect(flat.red(30, 30) == 255 && seen.red(30, 30) == 255)
        #expect(flat.red(12, 12) == 0 && seen.red(12, 12) == 0)
    }

    @Test("what is nearer is larger")
    func perspective() {
        var projection = ProjectionTransform()
        projection.m13 = 0.02
        projection = projection.moved(to: CGPoint(x: 20, y: 20))
        let made = picture([.layer(Layer(content: chunk(), projection: projection))])
        // The left edge is nearer: at a depth of 0.8 it reaches 12.5 points up from the middle, the right one 8.3.
        #expect(made.red(9, 9) > 128)
        #expect(made.red(27, 10) == 0)
    }

    @Test("colours are changed by a matrix, and light becomes opacity")
    func matrix() {
        let swap = ColorMatrix([[0, 1, 0], [1, 0, 0], [0, 0, 1]])
        let made = picture([.layer(Layer(content: chunk(), filters: [.color(swap)]))])
        #expect(made.red(20, 20) == 0 && made.green(20, 20) == 255)
        let light = picture([.layer(Layer(content: chunk(), filters: [.luminanceToAlpha]))])
        #expect(light.red(20, 20) == 0 && abs(light.alpha(20, 20) - 54) <= 1)
    }
}
