import Foundation

/// The pictures of one name in an asset catalogue.
enum ImageSet {
    struct File: Equatable {
        let path: String
        let scale: CGFloat
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [AssetAppearance]?
        }

        var images: [Image]
    }

    /// The file of a name that suits a display best; nil where no catalogue has the name.
    static func file(_ name: String, _ bundle: Bundle, _ choice: ImageChoice) -> File? {
        guard let folder = AssetCatalogue.folder("\(name).imageset", in: bundle),
            let contents = AssetCatalogue.contents(Contents.self, of: folder)
        else { return nil }
        return best(contents.images, folder, choice)
    }

    private static func best(_ images: [Contents.Image], _ folder: String, _ choice: ImageChoice) -> File? {
        let present = images.filter { $0.filename != nil }
        let dark = present.filter(\.appearances.isDark)
        let candidates = choice.isDark && !dark.isEmpty ? dark : present.filter { !$0.appearances.isDark }
        for scale in ImageLibrary.scales(for: choice.scale) {
            for image in candidates where (image.scale ?? "1x") == "\(Int(scale))x" {
                return File(path: "\(folder)/\(image.filename!)", scale: scale)
            }
        }
        return candidates.first.map { File(path: "\(folder)/\($0.filename!)", scale: 1) }
    }
}
