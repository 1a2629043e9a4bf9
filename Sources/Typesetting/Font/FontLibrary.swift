import CTypesetting
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
    private static var registered = RegisteredFonts()
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

    /// Makes the faces of a font file known by their names, which it returns. Empty when the file is no font. Texts
    /// that are laid out already keep the faces they have.
    @discardableResult
    package static func register(file: String) -> [String] {
        var names: [String] = []
        for index in 0..<Int(gesso_font_face_count(file)) {
            if let face = face(file: file, index: index) { names += registered.add(face) }
        }
        resolved.removeAll()
        return names
    }

    /// The face, and the slant it lacks when an italic was asked for and there is none.
    private static func primaryFace(of description: FontDescription) -> (OpenTypeFace?, slant: CGFloat) {
        func slant(_ isItalic: Bool) -> CGFloat {
            description.isItalic && !isItalic ? ResolvedFont.syntheticSlant : 0
        }
        func installed(_ name: String) -> (OpenTypeFace?, slant: CGFloat)? {
            guard
                let entry = FontCatalogue.shared.entry(
                    named: name, weight: description.weight, isItalic: description.isItalic),
                let face = face(file: entry.file, index: entry.index)
            else { return nil }
            return (face, slant(entry.isItalic))
        }
        var description = description
        if case .named(let name) = description.family {
            if let entry = registered.entry(named: name, weight: description.weight, isItalic: description.isItalic) {
                return (entry.face, slant(entry.isItalic))
            }
            if let found = installed(name) { return found }
            description.family = StandInFamilies.family(for: name)
        }
        for candidate in BuiltInFaces.candidates(for: description) {
            if let face = face(file: candidate.file) { return (face, slant(candidate.isItalic)) }
        }
        for name in BuiltInFaces.families(for: description.family) {
            if let found = installed(name) { return found }
        }
        for entry in FontCatalogue.shared.entries where !entry.isColor {
            if let face = face(file: entry.file, index: entry.index) { return (face, 0) }
        }
        return (nil, 0)
    }
}
