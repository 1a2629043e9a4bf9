import CoreGraphics
import Drawing
import IdiomData
import Symbols
import ViewValues

/// A symbol in its environment: what is drawn, and how its parts are painted.
struct SymbolPicture: Equatable {
    var shape: SymbolShape
    var mode = SymbolRenderingMode.Kind.monochrome
    /// The second and the third style of a palette.
    var palette: [_ResolvedStyle] = []
    /// What parts with a colour of their own are painted with, where symbols are drawn in many.
    var colors: [SymbolColor: PaintColor] = [:]
    /// From 0 to 1; nil draws all of it.
    var value: Double?
}

extension SymbolPicture {
    @MainActor
    init(
        _ name: String, value: Double?, mode: SymbolRenderingMode?, font: FontResolution,
        in environment: EnvironmentValues
    ) {
        let width = SymbolMetrics.lineWidth(font.description.weight, scale: environment.imageScale)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        var found: SymbolShape?
        for name in environment.symbolVariants.names(of: name) where found == nil {
            found = SymbolLibrary.shape(name, lineWidth: width, isRightToLeft: isRightToLeft)
        }
        if found == nil { UnknownSymbols.report(name) }
        shape = found ?? SymbolLibrary.placeholder(lineWidth: width)
        if shape.steps > 0, let value { self.value = value.isNaN ? 0 : min(max(value, 0), 1) }
        let levels = StyleLevels.count(environment.foregroundStyle)
        // A second style is there to be seen.
        self.mode = (mode ?? environment.symbolRenderingMode)?.kind ?? (levels > 1 ? .palette : .monochrome)
        switch self.mode {
        case .monochrome, .hierarchical: break
        case .palette:
            palette = [1, 2].map { level in
                // Of two styles the second serves for the third level too.
                let own = levels > 1 ? min(level, levels - 1) : level
                return StyleLevels.resolved(environment.foregroundStyle, own, in: environment)
            }
        case .multicolor:
            for layer in shape.layers {
                guard let color = layer.color, colors[color] == nil else { continue }
                colors[color] = color.color.paintColor(in: environment)
            }
        }
    }

    /// What is drawn in `rect`, where `style` is the first style.
    func items(in rect: CGRect, style: _ResolvedStyle) -> [DisplayItem] {
        guard shape.width > 0 else { return [] }
        let transform = CGAffineTransform(
            a: rect.width / shape.width, b: 0, c: 0, d: rect.height / SymbolGrid.side, tx: rect.minX, ty: rect.minY)
        var items: [DisplayItem] = []
        for layer in mode == .monochrome ? shape.whole : shape.layers {
            let style = self.style(of: layer, first: style)
            if style.isInvisible { continue }
            items.append(.fill(layer.area.applying(transform), FillStyle(), style.paint(in: rect)))
        }
        return items
    }

    private func style(of layer: SymbolShape.Layer, first: _ResolvedStyle) -> _ResolvedStyle {
        var style = first
        let level = min(max(layer.level, 1), 3)
        switch mode {
        case .monochrome: break
        case .hierarchical: style = style.opacity(SymbolTable.levelOpacities[level - 1])
        case .palette: if level > 1, level - 2 < palette.count { style = palette[level - 2] }
        case .multicolor: if let color = layer.color.flatMap({ colors[$0] }) { style = _ResolvedStyle(color) }
        }
        guard let value, layer.step > 0 else { return style }
        let isOn = value > Double(layer.step - 1) / Double(max(shape.steps, 1))
        return isOn ? style : style.opacity(SymbolTable.offOpacity)
    }
}

extension SymbolColor {
    var color: Color {
        switch self {
        case .red: .red
        case .orange: .orange
        case .yellow: .yellow
        case .green: .green
        case .mint: .mint
        case .teal: .teal
        case .cyan: .cyan
        case .blue: .blue
        case .indigo: .indigo
        case .purple: .purple
        case .pink: .pink
        case .brown: .brown
        case .gray: .gray
        case .white: .white
        }
    }
}

/// How large a symbol is beside text, and where it stands.
struct SymbolMetrics {
    /// Of its grid, in points.
    let height: CGFloat
    /// From the grid's top: its middle is at the middle of the capital letters.
    let baseline: CGFloat

    init(font size: CGFloat, scale: Image.Scale) {
        height = size * Self.share(scale)
        baseline = height / 2 + size * SymbolTable.capHeight / 2
    }

    private static func share(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: SymbolTable.small
        case .medium: SymbolTable.medium
        case .large: SymbolTable.large
        }
    }

    /// In units of the grid, for a font's weight from 100 to 900. Lines are as wide in points at every scale.
    static func lineWidth(_ weight: CGFloat, scale: Image.Scale) -> CGFloat {
        let weight = weight.isFinite ? min(max(weight, 100), 900) : 400
        let width =
            weight < 400
            ? SymbolTable.thinnest + (SymbolTable.regular - SymbolTable.thinnest) * (weight - 100) / 300
            : SymbolTable.regular + (SymbolTable.thickest - SymbolTable.regular) * (weight - 400) / 500
        return width * SymbolTable.medium / share(scale)
    }
}

/// Names that no symbol has are reported once.
@MainActor
enum UnknownSymbols {
    private static var reported: Set<String> = []

    static func report(_ name: String) {
        // Bounded: a program may make up names.
        guard reported.count < 1_000, reported.insert(name).inserted else { return }
        Diagnostics.report("there is no symbol \"\(name)\"; a placeholder stands for it")
    }
}
