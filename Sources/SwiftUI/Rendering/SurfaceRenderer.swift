import Scenes
import Drawing
internal import Raster
internal import Vector

/// Draws display lists with Raster and Vector.
@MainActor
package final class SurfaceRenderer: Renderer {
    /// For pictures; each window's canvas has its own.
    private lazy var raster = RasterRenderer()

    package init() {}

    package func bitmap(_ list: DisplayList, scale: CGFloat) throws -> Bitmap {
        let (width, height) = PixelSurface.pixels(of: list.size, scale: scale)
        guard let surface = PixelSurface(width: width, height: height) else {
            throw PictureSizeError(width: width, height: height)
        }
        raster.draw(list, into: surface, scale: scale)
        return surface.makeBitmap()
    }

    package func pdf(_ list: DisplayList) throws -> Data { try VectorRenderer.pdf(list) }

    package func svg(_ list: DisplayList) throws -> Data { try VectorRenderer.svg(list) }

    package func makeCanvas() -> any RenderCanvas { SurfaceCanvas() }
}

/// A picture that is too large, or has nothing in it.
struct PictureSizeError: Error, CustomStringConvertible {
    let width: Int
    let height: Int

    var description: String {
        "a picture of \(width) x \(height) pixels cannot be drawn; a side has to be between 1 and "
            + "\(PixelSurface.longestSide) pixels, and all of it in memory"
    }
}

extension PixelSurface {
    /// The whole pixels that a size in points takes.
    static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
        func pixels(_ length: CGFloat) -> Int {
            let pixels = (length * scale).rounded(.up)
            return pixels.isFinite ? Int(min(max(pixels, 0), 1e9)) : 0
        }
        return (pixels(size.width), pixels(size.height))
    }
}
