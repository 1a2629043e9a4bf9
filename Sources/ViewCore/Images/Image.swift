import CoreGraphics
import Foundation
import ViewValues

/// A picture or a symbol, by default in its own size.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    enum Source: Equatable, Sendable {
        case named(String, Bundle?)
        case pixels(CGImage, scale: CGFloat, Orientation)
        /// The value, from 0 to 1, is how much of a symbol that shows an amount is drawn.
        case symbol(String, value: Double?)
    }

    /// What the picture says to somebody who cannot see it.
    enum Speech: Equatable, Sendable {
        case name
        case text(Text)
        case nothing
    }

    let source: Source
    let speech: Speech
    var resizing: Resizing?
    var interpolationChoice: Interpolation?
    var templateMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?

    /// How a picture fills another size than its own.
    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode

        package init(capInsets: EdgeInsets, mode: ResizingMode) {
            self.capInsets = capInsets
            self.mode = mode
        }
    }

    init(source: Source, speech: Speech) {
        self.source = source
        self.speech = speech
    }

    /// The picture of a name in a bundle, nil for that of the program: a PNG, JPEG, WebP or SVG file.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), speech: .name)
    }

    /// The picture of a name in a bundle, nil for that of the program, with what it says to somebody who cannot see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .named(name, bundle), speech: .text(label))
    }

    /// A picture that says nothing to somebody who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .named(name, bundle), speech: .nothing)
    }

    /// A symbol, as high as the text around it. One that nobody has drawn is reported and shown as a placeholder.
    public init(systemName: String) {
        self.init(source: .symbol(systemName, value: nil), speech: .name)
    }

    /// A symbol that shows an amount, from 0 to 1.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName, value: variableValue), speech: .name)
    }

    /// How pixels are smoothed when the picture is scaled.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// What fills a picture's middle when it is made larger.
    public enum ResizingMode: Hashable, Sendable {
        /// The middle, repeated at its own size.
        case tile
        /// The middle, scaled.
        case stretch
    }

    /// Whether a picture keeps its colours or is painted with the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    /// Lets the picture take the size that it is offered. The corners that `capInsets`, in points, leave are not scaled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolationChoice = interpolation }
    }

    /// Whether the picture is painted with the foreground style; nil for as is usual for its kind.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.templateMode = renderingMode }
    }

    /// How many styles a symbol is painted with; nil for that of the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolMode = mode }
    }

    private func changed(_ change: (inout Image) -> Void) -> Image {
        var image = self
        change(&image)
        return image
    }

    /// What the picture says; nil for nothing.
    @MainActor
    func spokenText(in environment: EnvironmentValues) -> String? {
        switch speech {
        case .nothing: nil
        case .text(let text): text.resolvedString(in: environment)
        case .name:
            switch source {
            case .named(let name, _): name
            case .symbol(let name, _): name
            case .pixels: nil
            }
        }
    }
}

private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// How large symbols are beside text here.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// How large symbols in this view are beside text.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Adds a variant in which symbols in this view are shown; `.none` takes away those of the views around.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : variant.adding($0) }
    }

    /// How many styles symbols in this view are painted with; nil leaves it to the symbol.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
