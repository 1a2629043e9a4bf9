import Codecs
import Drawing
import Foundation

/// Pictures that were found, by name and bundle; one that is missing or broken is reported once.
@MainActor
enum ImageLibrary {
    private static var known: [String: (any ImageSource)?] = [:]
    private static let extensions = ["png", "jpg", "jpeg"]

    static func image(_ name: String, _ bundle: Bundle?) -> (any ImageSource)? {
        let bundle = bundle ?? .main
        let key = "\(bundle.bundlePath)\n\(name)"
        if let image = known[key] { return image }
        let image = load(name, bundle)
        known[key] = .some(image)
        return image
    }

    private static func load(_ name: String, _ bundle: Bundle) -> (any ImageSource)? {
        for ending in extensions {
            guard let url = bundle.url(forResource: name, withExtension: ending) else { continue }
            do {
                return try ImageFile(path: url.path)
            } catch {
                Diagnostics.report("image \"\(name)\" could not be read from \(url.path): \(error)")
                return nil
            }
        }
        Diagnostics.report(
            "image \"\(name)\" was not found: there is no \(name).png or .jpg in \(bundle.bundlePath)")
        return nil
    }
}
