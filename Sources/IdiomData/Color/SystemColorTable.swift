/// Encoded sRGB components, 0 to 1, not multiplied by the opacity.
package struct SystemColorComponents: Hashable, Sendable {
    package let red: Float
    package let green: Float
    package let blue: Float
    package let opacity: Float

    /// Components from 0 to 255, opacity from 0 to 1.
    init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) {
        self.red = Float(red) / 255
        self.green = Float(green) / 255
        self.blue = Float(blue) / 255
        self.opacity = opacity
    }
}

/// The components of each system colour: light, dark, and both with increased contrast.
package enum SystemColorTable {
    package struct Row: Sendable {
        package let color: SystemColor
        package let idioms: [Idiom]
        package let light: SystemColorComponents
        package let dark: SystemColorComponents
        package let lightIncreased: SystemColorComponents
        package let darkIncreased: SystemColorComponents
        package let source: Source

        init(
            _ color: SystemColor, _ idioms: [Idiom], _ light: SystemColorComponents, _ dark: SystemColorComponents,
            _ lightIncreased: SystemColorComponents, _ darkIncreased: SystemColorComponents, _ source: Source
        ) {
            self.color = color
            self.idioms = idioms
            self.light = light
            self.dark = dark
            self.lightIncreased = lightIncreased
            self.darkIncreased = darkIncreased
            self.source = source
        }
    }

    package static let rows: [Row] = desktop + phone

    /// Costs an index into an array.
    package static func components(
        _ color: SystemColor, _ idiom: Idiom, isDark: Bool, isContrastIncreased: Bool
    ) -> SystemColorComponents {
        let row = dense[idiom.rawValue * SystemColor.allCases.count + color.rawValue]
        return switch (isDark, isContrastIncreased) {
        case (false, false): row.light
        case (true, false): row.dark
        case (false, true): row.lightIncreased
        case (true, true): row.darkIncreased
        }
    }

    private static let dense: [Row] = Idiom.allCases.flatMap { idiom in
        SystemColor.allCases.map { color in
            guard let row = rows.first(where: { $0.color == color && $0.idioms.contains(idiom) }) else {
                preconditionFailure("no row for \(color) on \(idiom)")
            }
            return row
        }
    }
}
