import CRaster
import CoreGraphics
import Dispatch
import Drawing

/// Draws display lists into pixels on the processor.
///
/// What a pixel gets depends on the list alone: not on the damage it was drawn in, the number of threads, nor the
/// processor's instruction set. A renderer keeps glyphs, gradients, reduced images and working memory from frame
/// to frame; use one for a window's life. Calls must not overlap.
///
///     let renderer = RasterRenderer()
///     renderer.draw(list, into: surface, scale: 2, damage: list.damage(from: shown, scale: 2))
package final class RasterRenderer: @unchecked Sendable {
    private let workers: [RasterWorker]

    /// Below this many pixels the work is not worth dividing.
    private static let pixelsWorthDividing = 40_000

    /// `threads`: how many processors to draw on; nil for all of the machine's.
    package init(threads: Int? = nil) {
        let count = max(1, min(64, threads ?? ProcessInfo.processInfo.activeProcessorCount))
        workers = (0..<count).map { _ in RasterWorker(mostKept: GroupPool.mostKeptByRenderer / count) }
    }

    /// Draws the list, its origin at the surface's top left pixel, `scale` pixels a point. With `damage` (device
    /// pixels) only the pixels that it touches are drawn anew, and all others are left as they are; nil draws
    /// everything.
    package func draw(_ list: DisplayList, into surface: PixelSurface, scale: CGFloat, damage: [CGRect]? = nil) {
        let whole = RasterBox(left: 0, top: 0, right: Int32(surface.width), bottom: Int32(surface.height))
        let target = RasterTarget(
            pixels: surface.bytes.assumingMemoryBound(to: UInt8.self), stride: surface.stride, box: whole)
        guard let damage else {
            draw(list, into: target, box: whole, scale: scale)
            return
        }
        for rect in damage {
            let box = RasterBox(around: rect).intersection(whole)
            if !box.isEmpty { draw(list, into: target, box: box, scale: scale) }
        }
    }

    /// One box, in as many bands as there are workers.
    private func draw(_ list: DisplayList, into target: RasterTarget, box: RasterBox, scale: CGFloat) {
        guard workers.count > 1, box.width * box.height >= Self.pixelsWorthDividing else {
            workers[0].draw(list, into: target, box: box, scale: scale)
            return
        }
        let work = Bands(list: list, target: target, box: box, scale: scale, workers: workers)
        DispatchQueue.concurrentPerform(iterations: workers.count) { index in
            work.draw(index)
        }
    }
}

/// The bands of one box; each worker draws its own, and no two touch the same pixel.
private struct Bands: @unchecked Sendable {
    let list: DisplayList
    let target: RasterTarget
    let box: RasterBox
    let scale: CGFloat
    let workers: [RasterWorker]

    func draw(_ index: Int) {
        let count = workers.count
        var band = box
        band.top = box.top + Int32(box.height * index / count)
        band.bottom = box.top + Int32(box.height * (index + 1) / count)
        if !band.isEmpty { workers[index].draw(list, into: target, box: band, scale: scale) }
    }
}
