import CRaster
import CoreGraphics
import Dispatch
import Drawing
import Synchronization

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
    private let parts = PreparedParts()

    /// Below this many pixels the work is not worth dividing.
    private static let pixelsWorthDividing = 40_000

    /// Strips for each worker: more of them share the work more evenly, and each has the whole list walked.
    private static let stripsEach = 4
    private static let lowestStrip = 16

    /// `threads`: how many processors to draw on; nil for all of the machine's.
    package init(threads: Int? = nil) {
        let count = max(1, min(64, threads ?? ProcessInfo.processInfo.activeProcessorCount))
        let parts = parts
        workers = (0..<count).map { _ in RasterWorker(mostKept: GroupPool.mostKeptByRenderer / count, parts: parts) }
    }

    /// Draws the list, its origin at the surface's top left pixel, `scale` pixels a point. With `damage` (device
    /// pixels) only the pixels that it touches are drawn anew, and all others are left as they are; nil draws
    /// everything.
    package func draw(_ list: DisplayList, into surface: PixelSurface, scale: CGFloat, damage: [CGRect]? = nil) {
        let whole = RasterBox(left: 0, top: 0, right: Int32(surface.width), bottom: Int32(surface.height))
        let target = RasterTarget(
            pixels: surface.bytes.assumingMemoryBound(to: UInt8.self), stride: surface.stride, box: whole)
        parts.beginFrame(surface: whole)
        if let damage {
            for rect in damage {
                let box = RasterBox(around: rect).intersection(whole)
                if !box.isEmpty { draw(list, into: target, box: box, scale: scale) }
            }
        } else {
            draw(list, into: target, box: whole, scale: scale)
        }
        for worker in workers { worker.endFrame() }
        parts.endFrame()
    }

    /// One box: first what its strips share, then the strips.
    private func draw(_ list: DisplayList, into target: RasterTarget, box: RasterBox, scale: CGFloat) {
        let surface = target.box
        let jobs = parts.collect(list, box: box, scale: scale)
        if !jobs.isEmpty {
            divide(jobs.count) { worker, index in worker.make(jobs[index], surface: surface) }
        }
        let isWorthIt = workers.count > 1 && box.width * box.height >= Self.pixelsWorthDividing
        let count = isWorthIt ? max(1, min(workers.count * Self.stripsEach, box.height / Self.lowestStrip)) : 1
        divide(count) { worker, index in
            var strip = box
            strip.top = box.top + Int32(box.height * index / count)
            strip.bottom = box.top + Int32(box.height * (index + 1) / count)
            worker.draw(list, into: target, box: strip, scale: scale)
        }
    }

    /// Does pieces of work on all workers: whoever is done takes the next one.
    private func divide(_ count: Int, _ body: (RasterWorker, Int) -> Void) {
        if count == 1 || workers.count == 1 {
            for index in 0..<count { body(workers[0], index) }
            return
        }
        let next = Atomic(0)
        withoutActuallyEscaping(body) { body in
            let shared = SharedWork(workers: workers, body: body)
            DispatchQueue.concurrentPerform(iterations: min(count, workers.count)) { place in
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    if index >= count { return }
                    shared.body(shared.workers[place], index)
                }
            }
        }
    }
}

/// Each worker is one thread's at a time, and no two pieces touch the same pixel.
private struct SharedWork: @unchecked Sendable {
    let workers: [RasterWorker]
    let body: (RasterWorker, Int) -> Void
}
