import Foundation

/// Asset catalogues, as they lie in a project: folders `.xcassets`, in whose folders each asset has one.
enum AssetCatalogue {
    /// The folder of an asset, `NAME.imageset` say, in the catalogues of a bundle; nil where none has it.
    static func folder(_ asset: String, in bundle: Bundle) -> String? {
        for root in Set([bundle.resourcePath, bundle.bundlePath].compactMap { $0 }).sorted() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcassets") {
                // What is listed is what the folder holds, not the link that may lead to it.
                let catalogue = URL(fileURLWithPath: "\(root)/\(name)").resolvingSymlinksInPath().path
                guard let paths = FileManager.default.enumerator(atPath: catalogue) else { continue }
                for case let path as String in paths where path == asset || path.hasSuffix("/\(asset)") {
                    return "\(catalogue)/\(path)"
                }
            }
        }
        return nil
    }

    /// What the folder's `Contents.json` says; nil where it says something else, which is reported.
    static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: String) -> Contents? {
        let path = "\(folder)/Contents.json"
        guard let data = FileManager.default.contents(atPath: path) else {
            Diagnostics.report("\(path) cannot be read: an asset needs one")
            return nil
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            Diagnostics.report("\(path) is not what an asset's has to be: \(error)")
            return nil
        }
    }
}

/// For which looks a variant of an asset is meant.
struct AssetAppearance: Decodable {
    var appearance: String
    var value: String
}

extension [AssetAppearance]? {
    var isDark: Bool { has("luminosity", "dark") }
    var isOfHighContrast: Bool { has("contrast", "high") }

    private func has(_ appearance: String, _ value: String) -> Bool {
        self?.contains { $0.appearance == appearance && $0.value == value } ?? false
    }
}
