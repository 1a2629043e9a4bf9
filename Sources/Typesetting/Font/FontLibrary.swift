import CoreGraphics
import Foundation

/// Opens faces, each once, and finds those a description asks for.
///
/// The faces of the built-in families lie at known paths, so that the first text on screen waits for no search; the
/// catalogue of installed fonts is read for a named family, a missing file or the first fallback.
@MainActor
package enum FontLibrary {
    private struct Place: Hashable {
        let file: String
        let index: Int
    }

    private static var faces: [Place: OpenTypeFace?] = [:]
    private static var resolved: [FontDescription: ResolvedFont] = [:]
    private static var hasReported = false

    /// The face in the file; nil when there is none.
    package static func face(file: String, index: Int = 0) -> OpenTypeFace? {
        let place = Place(file: file, index: index)
        if let known = faces[place] { return known }
        let face = OpenTypeFace(file: file, index: index, id: UInt64(faces.count + 1))
        faces[place] = .some(face)
        return face
    }

    /// Kept for each description asked for; sizes that run through many values (an animation) are swept now and then.
    package static func font(_ description: FontDescription) -> ResolvedFont {
        if let known = resolved[description] { return known }
        if resolved.count >= 512 { resolved.removeAll(keepingCapacity: true) }
        let (face, slant) = primaryFace(of: description)
        if face == nil, !hasReported {
            hasReported = true
            FileHandle.standardError.write(
                Data("gesso: no font is installed, so no text is drawn. Install fonts-inter.\n".utf8))
        }
        let font = ResolvedFont(description: description, primary: face, slant: slant)
        resolved[description] = font
        return font
    }

    /// The face, and the slant it lacks when an italic was asked for and there is none.
    private static func primaryFace(of description: FontDescription) -> (OpenTypeFace?, slant: CGFloat) {
        for candidate in BuiltInFaces.candidates(for: description) {
            if let face = face(file: candidate.file) {
                return (face, description.isItalic && !candidate.isItalic ? ResolvedFont.syntheticSlant : 0)
            }
        }
        let catalogue = FontCatalogue.shared
        let families: [String] =
            switch description.family {
            case .named(let name): [name, "Inter", "Noto Sans", "DejaVu Sans"]
            case .system, .rounded: ["Inter", "Noto Sans", "DejaVu Sans"]
            case .serif: ["Noto Serif", "DejaVu Serif", "Inter", "DejaVu Sans"]
            case .monospaced: ["DejaVu Sans Mono", "Noto Sans Mono", "Inter", "DejaVu Sans"]
            }
        for (position, family) in families.enumerated() {
            if case .named = description.family, position == 1 {
                // A name that nobody has stands for the system font, as on the Mac.
                var system = description
                system.family = .system
                for candidate in BuiltInFaces.candidates(for: system) {
                    if let face = face(file: candidate.file) { return (face, 0) }
                }
            }
            guard
                let entry = catalogue.entry(
                    named: family, weight: description.weight, isItalic: description.isItalic),
                let face = face(file: entry.file, index: entry.index)
            else { continue }
            return (face, description.isItalic && !entry.isItalic ? ResolvedFont.syntheticSlant : 0)
        }
        for entry in catalogue.entries where !entry.isColor {
            if let face = face(file: entry.file, index: entry.index) { return (face, 0) }
        }
        return (nil, 0)
    }
}
