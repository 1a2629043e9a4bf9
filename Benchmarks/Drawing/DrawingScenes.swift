import Codecs
import Drawing
import Foundation
import Raster
import SwiftUI

/// The five scenes that other renderers draw too, as display lists; timed are the pixels alone.
@MainActor
enum DrawingScenes {
    static let all: [(name: String, make: @MainActor () -> DisplayList)] = [
        ("particles", particles), ("lines", lines), ("cards", cards), ("backdrop", backdrop), ("clips", clips),
    ]

    private static let warmUps = 2
    private static let runs = 9

    /// The median time of drawing the whole surface, on all processors and on one.
    static func run(_ name: String, _ make: @MainActor () -> DisplayList, _ call: SceneCall) {
        let list = make()
        let surface = newSurface()
        Report.line(name, time(list, RasterRenderer(), surface), "ms")
        Report.line("\(name)-1thread", time(list, RasterRenderer(threads: 1), surface), "ms")
        if let folder = call.pictures { write(surface, to: "\(folder)/gesso-\(name).png") }
    }

    static func newSurface() -> PixelSurface {
        guard let surface = PixelSurface(width: Int(DrawingNumbers.width), height: Int(DrawingNumbers.height)) else {
            fatalError("no memory for the surface of a benchmark")
        }
        return surface
    }

    private static func time(_ list: DisplayList, _ renderer: RasterRenderer, _ surface: PixelSurface) -> Double {
        var times: [Double] = []
        for _ in 0..<warmUps + runs {
            times.append(Stopwatch.measure { renderer.draw(list, into: surface, scale: 1) })
        }
        return Array(times.dropFirst(warmUps)).median
    }

    private static func write(_ surface: PixelSurface, to path: String) {
        do {
            let pixels = UnsafeRawBufferPointer(start: surface.bytes, count: surface.stride * surface.height)
            let data = try PNGEncoder.encode(
                pixels, width: surface.width, height: surface.height, bytesPerRow: surface.stride)
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            ChildProcess.warn("\(path) could not be written: \(error)")
        }
    }

    static func list(_ items: [DisplayItem], on background: PaintColor? = nil) -> DisplayList {
        DisplayList(
            root: DisplayChunk(items: items), size: DrawingNumbers.size,
            background: background ?? PaintColor(red: 0, green: 0, blue: 0))
    }
}
