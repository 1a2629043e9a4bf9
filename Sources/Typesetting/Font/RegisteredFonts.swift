import CTypesetting
import CoreGraphics

/// The faces of font files that a program brings along, found by family, full or PostScript name before any that is
/// installed.
@MainActor
struct RegisteredFonts {
    struct Entry {
        let face: OpenTypeFace
        let weight: CGFloat
        let isItalic: Bool
    }

    private var byName: [String: [Entry]] = [:]

    mutating func add(_ face: OpenTypeFace) -> [String] {
        var weight = 400.0
        var isItalic = false
        gesso_font_style(face.handle, &weight, &isItalic)
        let entry = Entry(face: face, weight: CGFloat(weight), isItalic: isItalic)
        var names: [String] = []
        for kind in [GESSO_NAME_FAMILY, GESSO_NAME_TYPOGRAPHIC_FAMILY, GESSO_NAME_FULL, GESSO_NAME_POSTSCRIPT] {
            guard let name = Self.name(face, Int32(kind)), !names.contains(name) else { continue }
            names.append(name)
            if byName[name.lowercased()]?.contains(where: { $0.face === face }) != true {
                byName[name.lowercased(), default: []].append(entry)
            }
        }
        return names
    }

    /// The face of that name nearest in slant and weight.
    func entry(named name: String, weight: CGFloat, isItalic: Bool) -> Entry? {
        func distance(_ entry: Entry) -> CGFloat {
            (entry.isItalic == isItalic ? 0 : 2000) + abs(entry.weight - weight)
        }
        return byName[name.lowercased()]?.min { distance($0) < distance($1) }
    }

    private static func name(_ face: OpenTypeFace, _ kind: Int32) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            gesso_font_name(face.handle, kind, buffer.baseAddress, 256) ? String(cString: buffer.baseAddress!) : nil
        }
    }
}
