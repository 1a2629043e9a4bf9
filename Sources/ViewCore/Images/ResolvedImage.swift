import Codecs
import CoreGraphics
import Drawing
import IdiomData
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
        /// The width of its lines is in units of its grid.
        case symbol(SystemImage, lineWidth: CGFloat)
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
        case (.symbol(let a, let aWidth), .symbol(let b, let bWidth)): aWidth == bWidth && a == b
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
        case .symbol(let name, _):
            let font = font ?? (environment.font ?? .body).resolution(in: environment)
            let symbol = SymbolLibrary.symbol(name, environment.symbolVariants)
            let metrics = SymbolMetrics(font: font.description.size, scale: environment.imageScale)
            result.content = .symbol(symbol, lineWidth: SymbolMetrics.lineWidth(font.description.weight))
            result.size = CGSize(width: metrics.side, height: metrics.side)
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

/// How large a symbol is beside text, and where it stands.
struct SymbolMetrics {
    /// Of its square, in points.
    let side: CGFloat
    /// From the square's top: its middle is at the middle of the capital letters.
    let baseline: CGFloat

    init(font size: CGFloat, scale: Image.Scale) {
        let share: CGFloat =
            switch scale {
            case .small: SymbolTable.small
            case .medium: SymbolTable.medium
            case .large: SymbolTable.large
            }
        side = size * share
        baseline = side / 2 + size * SymbolTable.capHeight / 2
    }

    /// In units of the grid, for a font's weight from 100 to 900.
    static func lineWidth(_ weight: CGFloat) -> CGFloat {
        let weight = weight.isFinite ? min(max(weight, 100), 900) : 400
        if weight < 400 {
            return SymbolTable.thinnest + (SymbolTable.regular - SymbolTable.thinnest) * (weight - 100) / 300
        }
        return SymbolTable.regular + (SymbolTable.thickest - SymbolTable.regular) * (weight - 400) / 500
    }
}

/// Symbols that were asked for; names that nobody has drawn are reported once.
@MainActor
enum SymbolLibrary {
    private struct Key: Hashable {
        let name: String
        let variants: SymbolVariants
    }

    private static var known: [Key: SystemImage] = [:]

    static func symbol(_ name: String, _ variants: SymbolVariants) -> SystemImage {
        let key = Key(name: name, variants: variants)
        if let symbol = known[key] { return symbol }
        var found: SystemImage?
        for name in variants.names(of: name) where found == nil { found = SystemImage.named(name) }
        if found == nil { Diagnostics.report("symbol \"\(name)\" is not drawn yet; a placeholder stands for it") }
        // Bounded: a program may make up names.
        if known.count >= 2_000 { known.removeAll() }
        known[key] = found ?? .placeholder
        return found ?? .placeholder
    }
}
