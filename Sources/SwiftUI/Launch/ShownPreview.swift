import Scenes
internal import Scripting

/// Shows a preview of the program that holds the address `image`, to its end: the one that was asked for by name, else the first.
/// Called by the program that `gesso` puts around a file without an `@main`.
@MainActor
public func _showPreview(in image: UnsafeRawPointer) {
    exit(
        Launch.run { options in
            let previews = FoundPreview.all(in: image)
            if let preview = options.preview.map({ name in previews.first { $0.name == name } }) ?? previews.first {
                return PreviewApp(preview)
            }
            let names = previews.map { "\"\($0.name)\"" }.joined(separator: ", ")
            let problem =
                options.preview.map { "there is no preview named \"\($0)\"; there is: \(names)" }
                ?? "there is no preview in the program"
            FileHandle.standardError.write(Data("gesso: \(problem)\n".utf8))
            return nil
        })
}
