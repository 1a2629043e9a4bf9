import Codecs
import Scenes
import Drawing

/// Writes what a window shows as PNG, PDF or SVG.
@MainActor
package enum PictureFile {
    /// Why there is no picture.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Pixels; the longest side of a PNG.
    private static let longestSide: CGFloat = 32_767
    /// The most pixels of a PNG: they take a gigabyte of memory.
    private static let mostPixels: CGFloat = 268_435_456

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
        case "png":
            let whole = list.size
            var list = list
            list.size = sizeOfPNG(whole, scale: scale)
            data = try PNGEncoder.encode(try renderer.bitmap(list, scale: scale))
            if list.size != whole { say(isCut: path, from: whole, to: list.size, scale: scale) }
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

    /// How much of `size`, in points and from its top left, a PNG can hold at `scale` pixels a point.
    package static func sizeOfPNG(_ size: CGSize, scale: CGFloat) -> CGSize {
        func length(_ points: CGFloat, upTo pixels: CGFloat) -> CGFloat {
            (points * scale).rounded(.up) <= pixels ? points : pixels / scale
        }
        let width = length(size.width, upTo: longestSide)
        let columns = max((width * scale).rounded(.up), 1)
        return CGSize(
            width: width, height: length(size.height, upTo: min(longestSide, (mostPixels / columns).rounded(.down))))
    }

    private static func say(isCut path: String, from whole: CGSize, to part: CGSize, scale: CGFloat) {
        func pixels(_ size: CGSize) -> String {
            String(format: "%.0f x %.0f", size.width * scale, size.height * scale)
        }
        let text =
            "gesso: \(path) is cut to \(pixels(part)) pixels from the top left, of \(pixels(whole)): a PNG can be no larger; "
            + "PDF and SVG hold all of it\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
