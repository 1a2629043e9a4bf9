import Codecs
import CoreGraphics
import Drawing
import Foundation

/// Where a picture is shown, as far as it matters to which of its files is taken.
struct ImageChoice: Hashable {
    /// Pixels a point.
    let scale: CGFloat
    let isDark: Bool
}

/// Pictures that were found, by name and bundle; one that is missing or broken is reported once.
@MainActor
enum ImageLibrary {
    enum Picture {
        case pixels(any ImageSource)
        case vector(VectorFile)
    }

    struct Found {
        let picture: Picture
        /// Pixels a point.
        let scale: CGFloat
    }

    private struct Key: Hashable {
        let name: String
        let bundle: String
        let choice: ImageChoice
    }

    private static var known: [Key: Found?] = [:]
    private static var files: [String: Picture?] = [:]
    private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]

    static func image(_ name: String, _ bundle: Bundle?, _ choice: ImageChoice) -> Found? {
        let bundle = bundle ?? .main
        let key = Key(name: name, bundle: bundle.bundlePath, choice: choice)
        if let image = known[key] { return image }
        let image = load(name, bundle, choice)
        known[key] = .some(image)
        return image
    }

    private static func load(_ name: String, _ bundle: Bundle, _ choice: ImageChoice) -> Found? {
        guard let file = file(name, bundle, choice) ?? ImageSet.file(name, bundle, choice) else {
            Diagnostics.report(
                "image \"\(name)\" was not found: there is no \(name).png, .jpg, .webp or .svg and no \(name).imageset in "
                    + bundle.bundlePath)
            return nil
        }
        if let known = files[file.path] { return known.map { Found(picture: $0, scale: file.scale) } }
        do {
            let picture = try picture(at: file.path)
            files[file.path] = picture
            return Found(picture: picture, scale: file.scale)
        } catch {
            Diagnostics.report("image \"\(name)\" could not be read from \(file.path): \(error)")
            files[file.path] = .some(nil)
            return nil
        }
    }

    private static func picture(at path: String) throws -> Picture {
        guard let data = FileManager.default.contents(atPath: path) else {
            // Which says why there is nothing to read.
            return .pixels(try ImageFile(path: path))
        }
        if VectorFile.recognizes(data) { return .vector(try VectorFile(data: data, name: path)) }
        return .pixels(try ImageFile(data: data, name: path))
    }

    /// A file beside the program: `name.png`, and `name@2x.png` for displays with two pixels a point.
    private static func file(_ name: String, _ bundle: Bundle, _ choice: ImageChoice) -> ImageSet.File? {
        let base = (name as NSString).deletingPathExtension
        let own = (name as NSString).pathExtension.lowercased()
        let (stem, endings) = extensions.contains(own) ? (base, [own]) : (name, extensions)
        for scale in scales(for: choice.scale) {
            let suffix = scale == 1 ? "" : "@\(Int(scale))x"
            for ending in endings {
                if let url = bundle.url(forResource: stem + suffix, withExtension: ending) {
                    return ImageSet.File(path: url.path, scale: scale)
                }
            }
        }
        return nil
    }

    /// Scales of files in the order in which they are taken: that of the display, larger ones, smaller ones.
    nonisolated static func scales(for scale: CGFloat) -> [CGFloat] {
        let wanted = min(max(scale.rounded(.up), 1), 3)
        return [1, 2, 3].sorted { a, b in
            if (a >= wanted) != (b >= wanted) { return a >= wanted }
            return a >= wanted ? a < b : a > b
        }
    }
}
