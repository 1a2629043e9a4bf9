internal import CImage

/// A preview in the program, by name.
@MainActor
package struct FoundPreview {
    package let name: String
    package let content: AnyView
    /// The size of the window in points, nil for the content's.
    package let size: CGSize?

    /// The previews of the image that holds an address, in the order of its types: `#Preview`s named as they say or
    /// by number, providers named as their type.
    package static func all(in image: UnsafeRawPointer) -> [FoundPreview] {
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { list in
            gesso_image_types(
                image,
                { metadata, context in
                    guard let metadata, let context else { return }
                    context.assumingMemoryBound(to: [Any.Type].self).pointee
                        .append(unsafeBitCast(metadata, to: Any.Type.self))
                }, list)
        }
        var found: [FoundPreview] = []
        for type in types {
            if let declaration = type as? any _PreviewDeclaration.Type {
                found.append(FoundPreview(declaration, number: found.count + 1))
            } else if let provider = type as? any PreviewProvider.Type {
                found += previews(of: provider)
            }
        }
        return found
    }

    private init(name: String, content: AnyView, size: CGSize?) {
        self.name = name
        self.content = content
        self.size = size
    }

    private init(_ declaration: any _PreviewDeclaration.Type, number: Int) {
        let information = declaration.information
        var content = AnyView(erasing: declaration.makeContent())
        var size: CGSize?
        for trait in information.traits {
            switch trait.kind {
            case .fixed(let width, let height): size = CGSize(width: width, height: height)
            case .sizeThatFits: content = AnyView(content.fixedSize())
            case .device: break
            case .modified(let modify): content = modify(content)
            }
        }
        self.init(name: information.name ?? "\(number)", content: content, size: size)
    }

    /// Each view that a provider previews, if it names one, else all of them as one.
    private static func previews<P: PreviewProvider>(of provider: P.Type) -> [FoundPreview] {
        let parts = PreviewPart.parts(of: P.previews)
        if parts.allSatisfy({ $0.name == nil }) {
            return [FoundPreview(name: "\(provider)", content: stack(of: provider), size: nil)]
        }
        var found: [FoundPreview] = []
        for (index, part) in parts.enumerated() {
            let number = index == 0 ? "" : " \(index + 1)"
            found.append(FoundPreview(name: part.name ?? "\(provider)\(number)", content: part.content, size: nil))
        }
        return found
    }

    /// All that a provider previews, one below the other.
    private static func stack<P: PreviewProvider>(of provider: P.Type) -> AnyView {
        AnyView(VStack { P.previews })
    }
}

/// The program that shows a preview.
package struct PreviewApp: App {
    let preview: FoundPreview?

    package init() { preview = nil }
    package init(_ preview: FoundPreview) { self.preview = preview }

    package var body: some Scene {
        let size = preview?.size
        WindowChangeScene(
            content: WindowGroup(preview?.name ?? "") {
                if let preview { preview.content }
            }
        ) { $0.defaultSize = size }
    }
}
