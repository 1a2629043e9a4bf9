import CoreGraphics
import Drawing

/// A symbol with lines of a width: areas on the grid, ready to be painted.
package final class SymbolShape: Sendable {
    /// An area that is painted with one style.
    package struct Layer: Equatable, Sendable {
        package var area: Path
        /// 1 is what is meant, 2 and 3 what it stands on.
        package var level: Int
        package var color: SymbolColor?
        /// At which step of a variable value it is there, from 1; 0 for always.
        package var step: Int
    }

    /// All of the symbol as one, by step of a variable value.
    package let whole: [Layer]
    /// Its parts, where they are told apart.
    package let layers: [Layer]
    /// How many steps a variable value has; 0 where it does nothing.
    package let steps: Int
    /// In units of the grid.
    package let width: CGFloat
    /// Whether what it shows is `placeholder`.
    package let isPlaceholder: Bool

    init(_ sketch: Sketch, lineWidth: CGFloat, isPlaceholder: Bool = false) {
        var whole = Areas()
        var layers = Areas()
        for mark in sketch.marks where mark.filling != .filledOnly {
            let area = mark.area(lineWidth: lineWidth)
            if area.isEmpty { continue }
            let key = Layer(area: Path(), level: mark.level, color: mark.color, step: mark.step)
            let plain = Layer(area: Path(), level: 1, color: nil, step: mark.step)
            switch mark.effect {
            case .draw:
                whole.add(area, plain)
                layers.add(area, key)
            case .cut, .clear:
                whole.take(area)
                layers.take(area)
            case .restore:
                whole.add(area, plain)
                layers.take(area)
                layers.add(area, key)
            case .knock:
                whole.take(area)
                layers.take(area)
                layers.add(area, key)
            }
        }
        self.whole = whole.finished
        self.layers = layers.finished
        steps = sketch.marks.map(\.step).max() ?? 0
        width = sketch.width
        self.isPlaceholder = isPlaceholder
    }

    private struct Areas {
        var layers: [Layer] = []

        mutating func add(_ area: Path, _ key: Layer) {
            for index in layers.indices where layers[index].hasStyle(of: key) {
                // Both are outlines that turn the same way, so that together they cover what either covers.
                layers[index].area.addPath(area)
                return
            }
            var layer = key
            layer.area = area
            layers.append(layer)
        }

        mutating func take(_ area: Path) {
            for index in layers.indices { layers[index].area = layers[index].area.subtracting(area) }
        }

        var finished: [Layer] {
            let back = CGAffineTransform(scaleX: 1 / SymbolGrid.precision, y: 1 / SymbolGrid.precision)
            var finished: [Layer] = []
            for layer in layers where !layer.area.isEmpty {
                var layer = layer
                layer.area = layer.area.applying(back)
                finished.append(layer)
            }
            return finished
        }
    }
}

/// The same symbol with the same lines is the same object, as long as it is remembered.
extension SymbolShape: Equatable {
    package static func == (a: SymbolShape, b: SymbolShape) -> Bool { a === b }
}

extension SymbolShape.Layer {
    fileprivate func hasStyle(of other: Self) -> Bool {
        level == other.level && color == other.color && step == other.step
    }
}

extension Mark {
    /// What the mark covers, at the precision of areas.
    fileprivate func area(lineWidth: CGFloat) -> Path {
        let scale = SymbolGrid.precision
        let path = path.applying(CGAffineTransform(scaleX: scale, y: scale))
        let hasMargin = effect == .clear || effect == .restore(hasMargin: true)
        let margin = hasMargin ? 2 * SymbolGrid.gap : 0
        let isLine = pen != .solid || margin > 0
        var area = Path()
        if isLine {
            let width = pen == .solid ? margin : lineWidth + margin
            let style = StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round)
            area = path.strokedPath(style)
        }
        switch pen {
        case .line: return area.normalized(eoFill: false)
        case .solid where !isLine: return path.normalized(eoFill: false)
        case .solid, .both: return area.union(path)
        }
    }
}
