import Codecs
import Controls
import Drawing

/// Writes what a window shows as PNG, PDF or SVG.
@MainActor
package enum PictureFile {
    /// Why there is no picture.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Draws `list` in the format that the absolute path's extension names; `scale` is pixels a point in PNG. `renderer`
    /// is nil for the one that is installed.
    package static func write(
        _ list: DisplayList, scale: CGFloat, to path: String, renderer: (any Renderer)? = nil
    ) throws {
        guard let renderer = renderer ?? Installed.renderer else {
            throw Failure(description: "no renderer is installed, so there is no picture")
        }
        let data: Data
        switch (path as NSString).pathExtension.lowercased() {
        case "png": data = try PNGEncoder.encode(try renderer.bitmap(list, scale: scale))
        case "pdf": data = try renderer.pdf(list)
        case "svg": data = try renderer.svg(list)
        default: throw Failure(description: "\(path) has to end in .png, .pdf or .svg")
        }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(
                description: "\(path) cannot be written; see that its folder is there and can be written to")
        }
    }
}
