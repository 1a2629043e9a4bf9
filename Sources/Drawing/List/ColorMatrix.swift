import CoreGraphics

/// What becomes of each pixel's colour, not multiplied by its opacity and encoded as sRGB: rows for red, green, blue and
/// opacity, each of five factors for red, green, blue, opacity and one. What is clear has to stay clear, so the row for the
/// opacity has nothing but a factor for the opacity.
package struct ColorMatrix: Equatable, Sendable {
    package var factors: [Float]

    package init(_ factors: [Float]) {
        precondition(factors.count == 20)
        self.factors = factors
    }

    /// A matrix for red, green and blue alone, with an amount added to each.
    package init(_ rows: [[Double]], adding amount: Double = 0) {
        var factors: [Float] = []
        for row in rows { factors += row.map { Float($0) } + [0, Float(amount)] }
        self.init(factors + [0, 0, 0, 1, 0])
    }

    package static let identity = ColorMatrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
}
