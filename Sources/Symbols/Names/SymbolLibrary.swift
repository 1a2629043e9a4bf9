import CoreGraphics
import Drawing
import Foundation

/// The symbols by name, each sketched and made into areas once for a width of lines.
package enum SymbolLibrary {
    private struct Key: Hashable {
        let name: String
        /// In hundredths of a unit.
        let lineWidth: Int
        let isRightToLeft: Bool
    }

    private struct State {
        var names = [SymbolNames(), SymbolNames(isRightToLeft: true)]
        var shapes: [Key: SymbolShape?] = [:]
        var placeholders: [Int: SymbolShape] = [:]
    }

    private final class Store: @unchecked Sendable {
        private let lock = NSLock()
        private var state = State()

        func with<T>(_ body: (inout State) -> T) -> T { lock.withLock { body(&state) } }
    }

    private static let store = Store()
    /// Bounded, as a program may make up names.
    private static let limit = 2_000
    private static let widths: ClosedRange<CGFloat> = 0.3...6

    /// The symbol of a name with lines of a width in units of the grid; nil where the name names none.
    package static func shape(_ name: String, lineWidth: CGFloat, isRightToLeft: Bool = false) -> SymbolShape? {
        let width = lineWidth.isFinite ? min(max(lineWidth, widths.lowerBound), widths.upperBound) : 1.75
        let key = Key(name: name, lineWidth: Int((width * 100).rounded()), isRightToLeft: isRightToLeft)
        return store.with { state in
            if let shape = state.shapes[key] { return shape }
            let sketch = state.names[isRightToLeft ? 1 : 0].sketch(name)
            let shape = sketch.map { SymbolShape($0, lineWidth: width) }
            if state.shapes.count >= limit { state.shapes.removeAll() }
            state.shapes[key] = .some(shape)
            return shape
        }
    }

    /// Whether a name names a symbol.
    package static func contains(_ name: String) -> Bool { store.with { $0.names[0].sketch(name) != nil } }

    /// What stands for a name that names no symbol: visible, and like none.
    package static func placeholder(lineWidth: CGFloat) -> SymbolShape {
        let width = lineWidth.isFinite ? min(max(lineWidth, widths.lowerBound), widths.upperBound) : 1.75
        let key = Int((width * 100).rounded())
        return store.with { state in
            if let shape = state.placeholders[key] { return shape }
            var reader = SketchReader(SymbolDrawings.placeholder, include: { _ in nil })
            let shape = SymbolShape(reader.read(), lineWidth: width, isPlaceholder: true)
            state.placeholders[key] = shape
            return shape
        }
    }
}

extension SymbolLibrary {
    /// A letter or a digit as it stands in circles; a point is one too.
    package static func letter(_ name: String, lineWidth: CGFloat) -> SymbolShape? {
        SymbolLetters.sketch(name).map { SymbolShape($0, lineWidth: lineWidth) }
    }
}
