import Codecs
import CoreGraphics
import Drawing
import Foundation
import Graph
import ViewValues

/// A picture, by default in its own size.
public struct Image: Equatable, Sendable {
    let name: String
    let bundle: Bundle?
    let isSpoken: Bool
    var isResizable = false
    var isSmooth = true

    /// The picture of a name in a bundle, nil for that of the program: a PNG or JPEG file.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name: name, bundle: bundle, isSpoken: true)
    }

    /// A picture that says nothing to somebody who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name: name, bundle: bundle, isSpoken: false)
    }

    private init(name: String, bundle: Bundle?, isSpoken: Bool) {
        self.name = name
        self.bundle = bundle
        self.isSpoken = isSpoken
    }

    /// Whether pixels are smoothed when the picture is scaled.
    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    /// Lets the picture take the size that it is offered.
    public func resizable() -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.isSmooth = interpolation != .none
        return image
    }
}

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

extension Image: UnaryView {
    public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let image = view.attribute
        let source = inputs.attribute(LoadedImage(image: image))
        let frame = inputs.drawnFrame()
        return _ViewOutputs(
            layout: inputs.barrier(ImageLayout(image: image, source: source), .layout),
            display: inputs.attribute(ImageDisplay(image: image, source: source, frame: frame)),
            presented: inputs.attribute(
                Computed {
                    let value = image.value
                    return PresentedNode(
                        type: "Image", role: value.isSpoken ? .image : nil, label: value.isSpoken ? value.name : nil,
                        frame: frame.value, isDrawn: true, touch: .rect)
                }))
    }
}

private struct LoadedImage: Rule {
    let image: Attribute<Image>

    mutating func update(_ output: inout Output<(any ImageSource)?>) {
        let image = image.value
        output.set(ImageLibrary.image(image.name, image.bundle))
    }
}

private struct ImageLayout: Rule {
    let image: Attribute<Image>
    let source: Attribute<(any ImageSource)?>
    private let engine = ImageEngine()

    init(image: Attribute<Image>, source: Attribute<(any ImageSource)?>) {
        self.image = image
        self.source = source
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        engine.isResizable = image.value.isResizable
        engine.natural = source.value.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        output.publish(engine)
    }
}

private final class ImageEngine: LayoutEngine {
    var isResizable = false
    var natural = CGSize.zero

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }
}

private struct ImageDisplay: Rule {
    let image: Attribute<Image>
    let source: Attribute<(any ImageSource)?>
    let frame: Attribute<CGRect>
    private var version: UInt64 = 0

    init(image: Attribute<Image>, source: Attribute<(any ImageSource)?>, frame: Attribute<CGRect>) {
        self.image = image
        self.source = source
        self.frame = frame
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        version += 1
        var items: [DisplayItem] = []
        if let source = source.value {
            let all = CGRect(x: 0, y: 0, width: source.width, height: source.height)
            items = [.image(source, source: all, destination: frame.value, smooth: image.value.isSmooth, tint: nil)]
        }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
