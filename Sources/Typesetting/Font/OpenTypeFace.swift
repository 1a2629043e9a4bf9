import CTypesetting
import CoreGraphics
import Drawing
import Synchronization

/// A face of a font file, mapped into memory as long as the process lives. There is one object a face.
package final class OpenTypeFace: FontFace {
    package let id: UInt64
    package let file: String
    package let index: Int
    package let metrics: FaceMetrics
    /// Of the scalars below U+0250, those that the face has, a bit each.
    private let latinCoverage: [UInt64]
    /// The C side locks what drawing changes; shaping is on the main actor.
    nonisolated(unsafe) let handle: OpaquePointer

    /// Nil when the file is not there or holds no such face.
    init?(file: String, index: Int, id: UInt64) {
        guard let handle = gesso_font_open(file, Int32(truncatingIfNeeded: index)) else { return nil }
        self.handle = handle
        self.id = id
        self.file = file
        self.index = index
        metrics = FaceMetrics(handle)
        var latin = [UInt64](repeating: 0, count: 10)
        for value in UInt32(0)..<0x250 where gesso_font_glyph(handle, value) != 0 {
            latin[Int(value >> 6)] |= 1 << UInt64(value & 63)
        }
        latinCoverage = latin
    }

    package var isColor: Bool { metrics.isColor }

    /// 0 when the face has no glyph for it.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32 {
        gesso_font_glyph(handle, scalar.value)
    }

    package func covers(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value < 0x250 else { return glyph(for: scalar) != 0 }
        return latinCoverage[Int(scalar.value >> 6)] >> UInt64(scalar.value & 63) & 1 != 0
    }

    package func outline(glyph: UInt32, size: CGFloat) -> Path? {
        var outline = gesso_outline()
        guard size.isFinite, gesso_font_outline(handle, glyph, Double(size), &outline) else { return nil }
        defer { gesso_outline_free(&outline) }
        var path = Path()
        var next = 0
        func point() -> CGPoint {
            defer { next += 2 }
            return CGPoint(x: outline.points[next], y: outline.points[next + 1])
        }
        for step in 0..<Int(outline.step_count) {
            switch Int(outline.steps[step]) {
            case GESSO_MOVE: path.move(to: point())
            case GESSO_LINE: path.addLine(to: point())
            case GESSO_QUADRATIC:
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case GESSO_CUBIC:
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            default: path.closeSubpath()
            }
        }
        return path
    }

    package func coverage(glyph: UInt32, size: CGFloat, quarter: Int) -> GlyphCoverage? {
        var coverage = gesso_coverage()
        guard gesso_font_coverage(handle, glyph, Double(size), Int32(truncatingIfNeeded: quarter), &coverage) else {
            return nil
        }
        defer { gesso_coverage_free(&coverage) }
        let count = Int(coverage.width) * Int(coverage.height) * (coverage.is_color ? 4 : 1)
        return GlyphCoverage(
            width: Int(coverage.width), height: Int(coverage.height), left: Int(coverage.left),
            top: Int(coverage.top), isColor: coverage.is_color,
            bytes: Array(UnsafeBufferPointer(start: coverage.bytes, count: count)))
    }
}
