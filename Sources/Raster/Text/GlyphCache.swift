import CRaster
import CoreGraphics
import Drawing

/// Rasterized glyphs, a table for each face, size and shape.
final class GlyphCache {
    struct Key: Hashable {
        let face: UInt64
        /// In pixels.
        let size: CGFloat
        let shape: GlyphShape
    }

    private struct OutlineKey: Hashable {
        let face: UInt64
        let size: CGFloat
        let glyph: UInt32
    }

    private var tables: [Key: GlyphTable] = [:]
    private var lastKey: Key?
    private var lastTable: GlyphTable?
    private var outlines: [OutlineKey: Path?] = [:]

    /// When more tables or more bytes than this were made, all are dropped.
    private static let mostTables = 256
    private static let mostBytes = 64 << 20
    private static let mostOutlines = 8192

    func table(face: UInt64, size: CGFloat, shape: GlyphShape) -> GlyphTable {
        let key = Key(face: face, size: size, shape: shape)
        if key == lastKey, let lastTable { return lastTable }
        lastKey = key
        if let table = tables[key] {
            lastTable = table
            return table
        }
        if tables.count >= Self.mostTables || tables.values.reduce(0, { $0 + $1.size }) > Self.mostBytes {
            tables.removeAll(keepingCapacity: true)
        }
        let table = GlyphTable()
        tables[key] = table
        lastTable = table
        return table
    }

    /// At `size` points.
    func outline(of glyph: UInt32, face: any FontFace, size: CGFloat) -> Path? {
        let key = OutlineKey(face: face.id, size: size, glyph: glyph)
        if let outline = outlines[key] { return outline }
        if outlines.count >= Self.mostOutlines { outlines.removeAll(keepingCapacity: true) }
        let outline = face.outline(glyph: glyph, size: size)
        outlines[key] = .some(outline)
        return outline
    }
}

/// The glyphs of one face at one size, owned by the kernels.
final class GlyphTable {
    let memory: OpaquePointer

    init() {
        guard let memory = raster_glyphs_create() else { fatalError("No memory for glyphs.") }
        self.memory = memory
    }

    deinit {
        raster_glyphs_destroy(memory)
    }

    /// In bytes.
    var size: Int { Int(raster_glyphs_size(memory)) }

    /// Nil marks a glyph that draws nothing.
    func insert(_ coverage: GlyphCoverage?, glyph: UInt32, quarter: Int) {
        guard let coverage, coverage.width > 0, coverage.height > 0, coverage.width < 4096, coverage.height < 4096,
            coverage.bytes.count >= coverage.width * coverage.height * (coverage.isColor ? 4 : 1),
            abs(coverage.left) < 65536, abs(coverage.top) < 65536
        else {
            raster_glyphs_insert(memory, glyph, Int32(quarter), 0, 0, 0, 0, 0, nil)
            return
        }
        coverage.bytes.withUnsafeBufferPointer {
            raster_glyphs_insert(
                memory, glyph, Int32(quarter), Int32(coverage.width), Int32(coverage.height), Int32(coverage.left),
                Int32(coverage.top), coverage.isColor ? 1 : 0, $0.baseAddress)
        }
    }
}
