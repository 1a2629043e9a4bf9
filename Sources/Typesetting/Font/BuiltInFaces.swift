import CoreGraphics
import IdiomData

/// Where the faces of the built-in families lie.
///
/// System and rounded: Inter (package fonts-inter; Debian has no rounded companion to it yet). Serif: Noto Serif
/// (fonts-noto-core). Monospaced: DejaVu Sans Mono (fonts-dejavu-core, its obliques in fonts-dejavu-extra).
enum BuiltInFaces {
    struct Candidate {
        let file: String
        let isItalic: Bool
    }

    private static let interWeights = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    /// In order of preference; none for a named family.
    static func candidates(for description: FontDescription) -> [Candidate] {
        let isItalic = description.isItalic
        let isBold = description.weight >= 550
        switch description.family {
        case .system, .rounded:
            let cut = description.size < SystemFontFit.displaySize ? "Inter" : "InterDisplay"
            let step = description.weight.isFinite ? (description.weight / 100).rounded() : 4
            let weight = interWeights[Int(min(max(step, 1), 9)) - 1]
            let style = isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
            return [Candidate(file: "/usr/share/fonts/opentype/inter/\(cut)-\(style).otf", isItalic: isItalic)]
        case .serif:
            let style = isItalic ? (isBold ? "BoldItalic" : "Italic") : (isBold ? "Bold" : "Regular")
            return [Candidate(file: "/usr/share/fonts/truetype/noto/NotoSerif-\(style).ttf", isItalic: isItalic)]
        case .monospaced:
            let folder = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono"
            let upright = Candidate(file: folder + (isBold ? "-Bold.ttf" : ".ttf"), isItalic: false)
            let oblique = Candidate(file: folder + (isBold ? "-BoldOblique.ttf" : "-Oblique.ttf"), isItalic: true)
            return isItalic ? [oblique, upright] : [upright]
        case .named:
            return []
        }
    }

    /// What to look for by name where the files are not at their places, in order of preference.
    static func families(for family: FontDescription.Family) -> [String] {
        switch family {
        case .system, .rounded, .named: ["Inter", "Noto Sans", "DejaVu Sans"]
        case .serif: ["Noto Serif", "DejaVu Serif", "Inter", "DejaVu Sans"]
        case .monospaced: ["DejaVu Sans Mono", "Noto Sans Mono", "Inter", "DejaVu Sans"]
        }
    }

    /// Whether the face stands in for Apple's system font, so that the fit applies to it.
    static func isSystemStandIn(_ face: OpenTypeFace) -> Bool {
        let name = face.file.split(separator: "/").last ?? ""
        return name.hasPrefix("Inter-") || name.hasPrefix("InterDisplay-")
    }
}
