import Scenes
import Drawing
internal import Raster

/// The pixels of a window, in which only what is damaged is drawn anew.
@MainActor
final class SurfaceCanvas: RenderCanvas {
    private let raster = RasterRenderer()
    private var surface: PixelSurface?
    private var scale: CGFloat = 0

    func draw(_ frame: Frame) -> RenderedPixels? {
        let (width, height) = PixelSurface.pixels(of: frame.list.size, scale: frame.scale)
        var damage: [CGRect]? = frame.damage
        if surface?.width != width || surface?.height != height || scale != frame.scale {
            surface = PixelSurface(width: width, height: height)
            scale = frame.scale
            damage = nil
        }
        guard let surface else { return nil }
        raster.draw(frame.list, into: surface, scale: frame.scale, damage: damage)
        return RenderedPixels(bytes: surface.bytes, width: width, height: height, stride: surface.stride)
    }
}
