import Codecs
import CoreGraphics
import Drawing
import IdiomData
import Symbols
import ViewValues

/// A picture in its environment: found, measured, and with what it is painted with.
struct ResolvedImage {
    enum Content: Equatable {
        case nothing
        /// A faint box in its place.
        case hidden
        case pixels(any ImageSource)
        /// Drawn at the size that it is shown in.
        case vector(VectorFile)
        case symbol(SymbolPicture)
    }

    var content = Content.nothing
    /// In points.
    var size = CGSize.zero
    /// Pixels a point.
    var scale: CGFloat = 1
    var isRightToLeft = false
    /// From the top, for what stands beside text as a letter does; nil stands on the baseline.
    var baseline: CGFloat?
    var resizing: Image.Resizing?
    var isSmooth = true
    /// Nil keeps the picture's own colours.
    var style: _ResolvedStyle?
}

extension ResolvedImage.Content {
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.nothing, .nothing), (.hidden, .hidden): true
        case (.pixels(let a), .pixels(let b)): a === b
        case (.vector(let a), .vector(let b)): a === b
        case (.symbol(let a), .symbol(let b)): a == b
        default: false
        }
    }
}

extension ResolvedImage: Equatable {
    var isSymbol: Bool {
        if case .symbol = content { true } else { false }
    }

    static func == (a: ResolvedImage, b: ResolvedImage) -> Bool {
        a.content == b.content && a.size == b.size && a.baseline == b.baseline && a.resizing == b.resizing
            && a.isSmooth == b.isSmooth && a.scale == b.scale
            && a.isRightToLeft == b.isRightToLeft && a.style == b.style
    }
}

extension Image {
    /// The image in an environment, beside text of `font` where that is not the environment's, painted with `style` where
    /// that is not the foreground.
    @MainActor
    func resolved(
        in environment: EnvironmentValues, font: FontResolution? = nil, style: _ResolvedStyle? = nil
    ) -> ResolvedImage {
        var result = ResolvedImage(resizing: resizing, isSmooth: interpolationChoice != Interpolation.none)
        switch source {
        case .named(let name, let bundle):
            let choice = ImageChoice(scale: environment.displayScale, isDark: environment.colorScheme == .dark)
            guard let found = ImageLibrary.image(name, bundle, choice) else { return result }
            switch found.picture {
            case .pixels(let source): result.show(source, scale: found.scale)
            case .vector(let file):
                result.content = .vector(file)
                result.scale = environment.displayScale
                result.size = CGSize(width: file.width, height: file.height)
            }
            if keepsColors(&result, environment, style) { return result }
        case .pixels(let image, let scale, let orientation):
            guard scale > 0, scale.isFinite else {
                Diagnostics.report("an image has a scale of \(scale); a scale is a number above 0")
                return result
            }
            result.show(CGImageSources.source(image, orientation), scale: scale)
            if keepsColors(&result, environment, style) { return result }
        case .symbol(let name, let value):
            let font = font ?? (environment.font ?? .body).resolution(in: environment)
            let symbol = SymbolPicture(name, value: value, mode: symbolMode, font: font, in: environment)
            let metrics = SymbolMetrics(font: font.description.size, scale: environment.imageScale)
            result.content = .symbol(symbol)
            result.size = CGSize(
                width: metrics.height * symbol.shape.width / SymbolGrid.side, height: metrics.height)
            result.baseline = metrics.baseline
        }
        result.style = style ?? ForegroundStyle()._resolvedStyle(in: environment)
        return result
    }

    /// Whether a picture is shown in its own colours, or as the box that hides it: then it is complete.
    @MainActor
    private func keepsColors(
        _ result: inout ResolvedImage, _ environment: EnvironmentValues, _ style: _ResolvedStyle?
    ) -> Bool {
        if environment.isRedacted {
            result.content = .hidden
            result.style = (style ?? ForegroundStyle()._resolvedStyle(in: environment)).opacity(RedactedLook.opacity)
            return true
        }
        if resizing != nil { result.isRightToLeft = environment.layoutDirection == .rightToLeft }
        return templateMode != .template
    }
}

extension ResolvedImage {
    fileprivate mutating func show(_ source: any ImageSource, scale: CGFloat) {
        content = .pixels(source)
        self.scale = scale
        size = CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
    }
}
