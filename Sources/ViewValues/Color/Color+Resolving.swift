import Drawing
import IdiomData

/// A source of colours that are known only where they are shown: those of an asset catalogue, or made by a closure.
package protocol ColorResolving: Hashable, Sendable, CustomStringConvertible {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

struct AnyColorResolver: Hashable, Sendable {
    let base: any ColorResolving

    static func == (lhs: AnyColorResolver, rhs: AnyColorResolver) -> Bool {
        func isEqual<Base: ColorResolving>(_ first: Base) -> Bool { (rhs.base as? Base) == first }
        return isEqual(lhs.base)
    }

    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension Color {
    /// The colour's components in an environment: its colour scheme, contrast, idiom and accent colour.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch content {
        case .resolved(let resolved): return resolved
        case .custom(let resolver): return resolver.base.resolve(in: environment)
        case .opacity(let base, let opacity):
            var resolved = base.resolve(in: environment)
            resolved.opacity *= Float(opacity)
            return resolved
        case .mix(let first, let second, let fraction, let space):
            return Resolved.mix(
                first.resolve(in: environment), second.resolve(in: environment), by: fraction, in: space)
        case .encoded, .system, .accent: return Resolved(paintColor(in: environment))
        }
    }

    /// The colour as the renderers take it.
    package func paintColor(in environment: EnvironmentValues) -> PaintColor {
        switch content {
        case .encoded(let color): return color
        case .system(let color): return Color.paintColor(of: color, in: environment)
        case .accent:
            // An accent colour that is the accent colour again would have no end.
            if let accent = environment.accentColor, !accent.isAccent { return accent.paintColor(in: environment) }
            return Color.paintColor(of: .accent, in: environment)
        case .opacity(let base, let opacity):
            var color = base.paintColor(in: environment)
            color.opacity *= Float(opacity)
            return color
        case .resolved, .mix, .custom: return PaintColor(resolve(in: environment))
        }
    }

    private var isAccent: Bool {
        switch content {
        case .accent: true
        case .opacity(let base, _): base.isAccent
        case .mix(let first, let second, _, _): first.isAccent || second.isAccent
        case .resolved, .encoded, .system, .custom: false
        }
    }

    private static let labelLevels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
    /// Of white, for the levels of text on a ground that stands out. A guess.
    private static let prominentOpacities: [Float] = [1, 0.75, 0.5, 0.25]

    private static func paintColor(of color: SystemColor, in environment: EnvironmentValues) -> PaintColor {
        if let level = labelLevels.firstIndex(of: color), environment.backgroundProminence == .increased {
            return PaintColor(red: 1, green: 1, blue: 1, opacity: prominentOpacities[level])
        }
        let components = SystemColorTable.components(
            color, environment.idiom, isDark: environment.colorScheme == .dark,
            isContrastIncreased: environment.colorSchemeContrast == .increased)
        return PaintColor(
            red: components.red, green: components.green, blue: components.blue, opacity: components.opacity)
    }
}

extension PaintColor {
    package init(_ resolved: Color.Resolved) {
        self.init(
            red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity)
    }
}
